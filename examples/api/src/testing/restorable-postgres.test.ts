import { describe, expect, it } from 'vitest';

import { aConsentBody, aLeadBody } from './lead-bodies.ts';
import { postgresEngine } from './engines.ts';
import { everyText } from './everything.ts';
import { openTestApi, type TestApi } from './test-api.ts';

describe('A PostgreSQL database for the next test', () => {
  const engine = postgresEngine({ isReused: true });

  it('has the rows of a new one, whatever the last test added, changed and removed', async () => {
    const first = await engine.newPlace();
    const before = await openTestApi(first);
    const filled = await sortedText(before);
    const lead = aLeadBody();
    await before.send('POST', '/v6/acq/leads/abandoned', lead);
    const consent = aConsentBody({ transactionId: lead.TransactionId });
    await before.send('POST', '/v6/acq/leads/consents', [consent]);
    await before.database.updateTable('trial_passes').set({ take_up_by: '2026-11-18' }).execute();
    await before.database.deleteFrom('holidays').execute();
    expect(await sortedText(before)).not.toEqual(filled);
    const meanwhile = await engine.newPlace();
    await before.close();

    const next = await engine.newPlace();
    expect([next, meanwhile]).toEqual([
      expect.objectContaining({ url: 'url' in first && first.url }),
      expect.not.objectContaining({ url: 'url' in first && first.url }),
    ]);
    const after = await openTestApi(next);
    expect(await sortedText(after)).toEqual(filled);
    await after.close();
  });
});

async function sortedText(api: TestApi): Promise<readonly string[]> {
  return (await everyText(api)).map((found) => JSON.stringify(found)).toSorted();
}
