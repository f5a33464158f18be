import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { facilityId } from '../../testing/builders/club.builder.ts';
import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeBackEnd } from '../../testing/fakes/back-end.fake.ts';
import { FakeClubServices } from '../../testing/fakes/club-services.fake.ts';
import { FakeConsentLog } from '../../testing/fakes/back-end-repositories.fake.ts';
import { FakeLogger } from '../../testing/fakes/platform.fake.ts';
import { addDays } from '../visit/labels.ts';
import { RequestTrialPass, trialRequestForm, type TrialRequestInput } from './trial-pass.ts';

const today = '2026-11-20';
const input: TrialRequestInput = {
  facilityId: facilityId('101'),
  startsOn: '2026-11-21',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@mail.example',
  phone: '2125550123',
  newsletter: false,
};
const seen = {
  text: 'Des nouvelles?',
  textVersion: '2026-11.3/fr-CA',
  jurisdiction: 'canada',
  sourceUrl: 'https://site.example/trial-pass/new',
};

function setUp() {
  const clock = new VirtualClock('2026-11-20T15:00:00Z');
  const services = new FakeClubServices(clock);
  const backEnd = new FakeBackEnd({ clock });
  const consentLog = new FakeConsentLog(backEnd);
  let id = 0;
  const ids = { next: () => `trial-${(id += 1)}` };
  const requester = new RequestTrialPass({
    services,
    ids,
    clock,
    consentLog,
    logger: new FakeLogger(),
  });
  return { services, consentLog, consents: backEnd.consents, requester };
}

describe('asking for a trial pass', () => {
  it('MB-163 keeps the id of a request until it is answered, so that one mail is sent', async () => {
    const { services, requester } = setUp();
    services.faults.failNext('requestTrial', { kind: 'timeout' }, { takesEffect: true });
    expect((await requester.execute(input, seen)).val).toEqual({ key: 'callUnreachable' });
    expect((await requester.execute(input, seen)).ok).toBe(true);
    expect(services.trialMails).toEqual([{ to: input.email, token: 'pass-trial-1' }]);
  });

  it('MB-183 records the consent that was given with the text that was read, under the request’s id', async () => {
    const { consents, requester } = setUp();
    await requester.execute(input, seen);
    expect(consents.all).toEqual([]);
    await requester.execute({ ...input, newsletter: true }, seen);
    expect(consents.all).toMatchObject([
      { transactionId: 'trial-2', channel: 'newsletter', granted: true, basis: 'express', ...seen },
    ]);
  });

  it('MB-183 gets the pass although the consent can’t be recorded', async () => {
    const { consentLog, requester } = setUp();
    consentLog.faults.failNext('append', { kind: 'network' });
    expect((await requester.execute({ ...input, newsletter: true }, seen)).ok).toBe(true);
  });

  it.each([
    ['facilityId', 'noTrialHere'],
    ['startsOn', 'dateMalformed'],
    ['email', 'emailMalformed'],
    ['phone', 'phone'],
  ])('MB-163 shows a refusal at its field: %s', async (field, key) => {
    const { services, requester } = setUp();
    const refusal = { kind: 'rejected', status: 422, code: 'INVALID_FIELD', field } as const;
    services.faults.failNext('requestTrial', refusal);
    expect((await requester.execute(input, seen)).val).toEqual({ field, message: { key } });
  });

  it('MB-162 takes a first day from today at the club to 29 days ahead', () => {
    const form = trialRequestForm(today, 'News?');
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), (days) => {
        const { values } = form.check({ ...input, newsletter: '', startsOn: addDays(today, days) });
        expect(values !== null).toBe(days >= 0 && days <= 29);
      }),
    );
  });
});
