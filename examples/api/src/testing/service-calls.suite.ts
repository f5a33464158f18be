import { beforeEach, describe, expect, it } from 'vitest';

import type { TestEngine } from './engines.ts';
import { countedAlready, reseedAccounts } from './members.ts';
import { sharedApi } from './test-api.ts';

/** The calls for the chain's services, on each engine. */
export function serviceCallsSuite(engine: TestEngine): void {
  describe(`The chain's services over ${engine.name}`, () => {
    const api = sharedApi(engine);
    beforeEach(() => reseedAccounts(api));

    const ask = (code: string, network: string) =>
      api.app.request(`/v6/acq/trialpass/101/${code}`, { headers: { 'Foyer-Client': network } });

    it('HT-47 keep a network from finding a trial pass by guessing codes', async () => {
      await countedAlready(api, 'passesFrom', '198.51.100.7', 59);
      expect((await ask('TRY-8', '198.51.100.7')).status).toBe(404);
      const refused = await ask('TRY-7', '198.51.100.7');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await ask('TRY-7', '203.0.113.9')).status).toBe(200);
    });

    it('HT-47 show a trial pass any number of times', async () => {
      await countedAlready(api, 'passesFrom', '198.51.100.8', 59);
      for (const code of ['TRY-7', 'try-7', 'OLD-7', 'TRY-7']) {
        expect([200, 410]).toContain((await ask(code, '198.51.100.8')).status);
      }
    });
  });
}
