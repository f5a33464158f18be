import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createHttpClient } from '@foyer/adapters-http';
import { contract } from '@foyer/adapters-http/wire';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { systemClock } from './system.ts';
import { sqliteEngine } from './testing/engines.ts';
import { type FaultyProxy, startFaultyProxy, type Toxic } from './testing/faulty-proxy.ts';
import { aLeadBody } from './testing/lead-bodies.ts';
import { sharedApi } from './testing/test-api.ts';

/** A sample of the fault matrix over real connections, with a proxy that spoils them. */
describe('A proxy that spoils connections', () => {
  const api = sharedApi(sqliteEngine());
  let server: Server;
  let proxy: FaultyProxy;
  beforeAll(async () => {
    server = createAdaptorServer({ fetch: api.app.fetch }) as Server;
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    proxy = await startFaultyProxy((server.address() as AddressInfo).port);
  });
  afterAll(async () => {
    await proxy.stop();
    server.closeAllConnections();
    server.close();
  });

  const toxics: readonly (readonly [Toxic, failure: string | null])[] = [
    [{ kind: 'latency', ms: 20 }, null],
    [{ kind: 'slicer', bytes: 64, ms: 1 }, null],
    [{ kind: 'half_closed' }, null],
    [{ kind: 'limit_data', bytes: 40 }, 'network'],
    [{ kind: 'limit_data', bytes: 600 }, 'network'],
    [{ kind: 'reset_first' }, 'network'],
    [{ kind: 'reset_peer' }, 'network'],
    [{ kind: 'timeout' }, 'timeout'],
  ];

  it.each(toxics)(
    'OP-41 with %j, a lead fails as it should, and sent again is there once',
    async (toxic, failure) => {
      const body = aLeadBody({
        EmailAddress: `${toxics.findIndex(([one]) => one === toxic)}@mail.example`,
      });
      const send = async (timeoutMs = 20_000) => {
        const client = createHttpClient({
          baseUrl: proxy.url,
          clock: systemClock,
          random: () => 0,
          timeoutMs,
        });
        const answer = await client.send(contract.createAbandonedLead, { body });
        return answer.ok ? null : answer.val.kind;
      };
      proxy.toxic = toxic;
      expect(await send(failure === 'timeout' ? 200 : undefined)).toBe(failure);
      proxy.toxic = null;
      expect(await send()).toBeNull();
      const rows = await api.database
        .selectFrom('leads')
        .select('id')
        .where('transaction_id', '=', body.TransactionId)
        .execute();
      expect(rows).toHaveLength(1);
    },
  );
});
