import { describe, expect, it } from 'vitest';

import { facilityId, aTrialPass } from '../../testing/builders/club.builder.ts';
import { startInput } from '../forms/form.ts';
import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeLogger } from '../../testing/fakes/platform.fake.ts';
import { FakeClubServices } from '../../testing/fakes/club-services.fake.ts';
import { FindTrialPass, passCodeOf, trialPassForm } from './trial-pass.ts';

const pass = aTrialPass();

function aChain() {
  const clock = new VirtualClock('2026-11-20T15:00:00Z');
  const services = new FakeClubServices(clock, [pass]);
  const logger = new FakeLogger();
  return { clock, services, logger, find: new FindTrialPass(services, logger) };
}

describe('a trial pass', () => {
  it('AC-08 HT-47 is found by its code at its club', async () => {
    expect((await aChain().find.execute(pass)).unwrap()).toEqual(pass);
  });

  it.each([
    ['a code that nobody gave out', { ...pass, code: 'TRY-8' }],
    ['a pass for another club', { ...pass, facilityId: facilityId('199') }],
  ])('HT-47 %s is an error at the code', async (_what, wanted) => {
    expect((await aChain().find.execute(wanted)).val).toEqual({
      field: 'code',
      message: { key: 'passUnknown' },
    });
  });

  it('HT-47 an expired pass has its own message', async () => {
    const { clock, find } = aChain();
    await clock.advanceAndSettle(43 * 24 * 3_600_000);
    expect((await find.execute(pass)).val).toEqual({
      field: 'code',
      message: { key: 'passEnded' },
    });
  });

  it('AC-05 a failed lookup shows a message and is logged without the code', async () => {
    const { services, logger, find } = aChain();
    services.faults.goDown({ kind: 'server-error', status: 503 });
    expect((await find.execute(pass)).val).toEqual({ key: 'callFailed' });
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'trial-pass-not-found', fields: { failure: 'server-error' } },
    ]);
  });

  it('AC-05 an aborted lookup is not logged', async () => {
    const { logger, find } = aChain();
    expect((await find.execute(pass, { signal: AbortSignal.abort() })).err).toBe(true);
    expect(logger.entries).toEqual([]);
  });

  it.each([
    [' try-7 ', 'TRY-7'],
    ['try -\u00A07', 'TRY-7'],
    ['ＴＲＹ-7', 'TRY-7'],
  ])('HT-47 is found however its code was typed or pasted: %j', (typed, code) => {
    expect(passCodeOf(typed)).toBe(code);
    const input = startInput(trialPassForm, { code: typed, facilityId: '101' });
    expect(trialPassForm.check(input).values).toEqual({ code, facilityId: '101' });
  });

  it('HT-47 needs a code and a club', () => {
    expect(trialPassForm.check(startInput(trialPassForm)).errors).toEqual({
      code: { key: 'fillOut' },
      facilityId: { key: 'clubRequired' },
    });
  });
});
