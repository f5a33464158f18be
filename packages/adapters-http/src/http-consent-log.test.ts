import type { ConsentRecord } from '@foyer/core/consents';
import { describe, expect, it } from 'vitest';

import { createHttpConsentLog } from './http-lead-repositories.ts';
import { closeServers, json, serve, serveRetrying } from './misbehaving-server.fixture.ts';

closeServers();

describe('createHttpConsentLog', () => {
  const record: ConsentRecord = {
    id: 'c-1',
    transactionId: 't-1',
    channel: 'newsletter',
    granted: true,
    basis: 'express',
    jurisdiction: 'united-states',
    text: 'Send me news.',
    textVersion: '2026-11',
    at: '2026-11-20T15:00:00Z',
    sourceUrl: 'https://www.club.example/membership',
  };

  it('LC-07 sends complete records', async () => {
    const { client, server } = await serve(json({ success: true }));
    expect((await createHttpConsentLog(client).append([record])).ok).toBe(true);
    expect(server.arrived[0]).toMatchObject({ method: 'POST', url: '/v6/acq/leads/consents' });
    expect(server.arrived[0]?.body).toEqual([record]);
  });

  it('LC-07 sends them to the configured path and reports a rejection', async () => {
    const { client, server } = await serve(json({ success: false }));
    const log = createHttpConsentLog(client, { paths: { consents: '/privacy/consents' } });
    expect((await log.append([record])).val).toEqual({ kind: 'unsuccessful' });
    expect(server.arrived[0]?.url).toBe('/privacy/consents');
  });

  it('HT-61 retries once, because each record has its id', async () => {
    const { client, server } = await serveRetrying(2, json({}, 500), json({ success: true }));
    expect((await createHttpConsentLog(client).append([record])).ok).toBe(true);
    expect(server.arrived).toHaveLength(2);
  });
});
