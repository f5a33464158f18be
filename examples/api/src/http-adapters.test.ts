import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import {
  createHttpClient,
  HttpClubRepository,
  HttpLeadRepository,
  HttpOpenTimesRepository,
  HttpVisitConfigurationRepository,
} from '@foyer/adapters-http';
import {
  type BackEndWorld,
  clubRepositoryContract,
  leadRepositoryContract,
  openTimesRepositoryContract,
  visitConfigurationRepositoryContract,
} from '@foyer/core/contract';
import { facilityId } from '@foyer/core/testing';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll } from 'vitest';

import { systemClock, systemIds } from './system.ts';
import { sqliteEngine } from './testing/engines.ts';
import { openTestApi } from './testing/test-api.ts';

const engine = sqliteEngine();
afterAll(() => engine.stop());

clubRepositoryContract('The HTTP adapter, talking to the reference API,', aWorld);
visitConfigurationRepositoryContract('The HTTP adapter, talking to the reference API,', aWorld);
openTimesRepositoryContract('The HTTP adapter, talking to the reference API,', aWorld);
leadRepositoryContract('The HTTP adapter, talking to the reference API,', aWorld);

/** The reference API on a loopback port, and the HTTP adapters that call it. */
async function aWorld(): Promise<BackEndWorld> {
  const api = await openTestApi(await engine.newPlace());
  const server = createAdaptorServer({ fetch: api.app.fetch }) as Server;
  const port = await listen(server, 0);
  const client = createHttpClient({
    baseUrl: `http://127.0.0.1:${port}`,
    clock: systemClock,
    random: () => 0,
    // A failure is asserted here, not what is done about it.
    retries: 0,
  });
  return {
    clubs: new HttpClubRepository(client),
    openTimes: new HttpOpenTimesRepository(client),
    configuration: new HttpVisitConfigurationRepository(client),
    leads: new HttpLeadRepository(client),
    acceptingClub: facilityId('101'),
    otherAcceptingClub: facilityId('199'),
    closedClub: facilityId('126'),
    noClub: facilityId('999999'),
    newTransactionId: () => systemIds.next(),
    goDown: () => close(server),
    async comeBack() {
      await listen(server, port);
    },
    async close() {
      await close(server);
      await api.close();
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      done((server.address() as AddressInfo).port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => {
      done();
    });
    server.closeAllConnections();
  });
}
