import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { facilityId } from '../../testing/builders/club.builder.ts';
import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeClubServices } from '../../testing/fakes/club-services.fake.ts';
import { FakeLogger } from '../../testing/fakes/logger.fake.ts';
import { addDays } from '../visit/labels.ts';
import {
  RequestTrialPass,
  trialRequestForm,
  type TrialRequestInput,
} from './request-trial-pass.ts';

const today = '2026-11-20';
const input: TrialRequestInput = {
  ...{ facilityId: facilityId('101'), startsOn: '2026-11-21', firstName: 'Ada' },
  ...{ lastName: 'Byron', email: 'ada@mail.example', phone: '2125550123' },
};

function setUp() {
  const services = new FakeClubServices(new VirtualClock('2026-11-20T15:00:00Z'));
  let id = 0;
  const ids = { next: () => `trial-${(id += 1)}` };
  const requester = new RequestTrialPass({ services, ids, logger: new FakeLogger() });
  return { services, requester };
}

describe('asking for a trial pass', () => {
  it('MB-163 keeps the id of a request until it is answered, so that one mail is sent', async () => {
    const { services, requester } = setUp();
    services.faults.failNext('requestTrial', { kind: 'timeout' }, { takesEffect: true });
    expect((await requester.execute(input)).val).toEqual({ key: 'callUnreachable' });
    expect((await requester.execute(input)).ok).toBe(true);
    expect(services.trialMails).toEqual([{ to: input.email, token: 'pass-trial-1' }]);
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
    expect((await requester.execute(input)).val).toEqual({ field, message: { key } });
  });

  it('MB-162 takes a first day from today at the club to 29 days ahead', () => {
    const form = trialRequestForm(today);
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), (days) => {
        const { values } = form.check({ ...input, startsOn: addDays(today, days) });
        expect(values !== null).toBe(days >= 0 && days <= 29);
      }),
    );
  });
});
