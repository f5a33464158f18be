import { describe, expect, it } from 'vitest';

import type { FacilityId } from '../../src/clubs/club.ts';
import type { LeadUpdate } from '../../src/lead/lead.ts';
import { aBooking, aContact, aLead } from '../builders/lead.builder.ts';
import { type BackEndWith, eachTestIn, failsAndAbortsAfter } from './environment.contract.ts';
import { openSlots } from './open-times-repository.contract.ts';

type FriendsVisitEnvironment = BackEndWith<
  | 'friendsVisits'
  | 'referrals'
  | 'leads'
  | 'openTimes'
  | 'acceptingClub'
  | 'referrer'
  | 'newTransactionId'
  | 'friendsVisitsMailed'
  | 'passTime'
  | 'now'
>;

/** The behavior of every `FriendsVisitRepository`. */
export function friendsVisitRepositoryContract(
  subject: string,
  open: () => Promise<FriendsVisitEnvironment>,
): void {
  describe(`${subject} is a friends-visit repository`, () => {
    const env = eachTestIn(open);

    it('VL-67 HT-86 HT-87: the member sees the visit of the friend they invited, and joins it', async () => {
      const { friendsVisits } = env();
      const visit = await aFriendsVisit(env());
      const { token } = visit;
      const seen = (await friendsVisits.read(token)).unwrap();
      expect(seen).toEqual({
        status: 'confirmed',
        friendsName: 'Ada',
        purpose: 'tour',
        joined: false,
        facilityId: visit.facilityId,
        startsAt: visit.time,
      });
      const joined = (await friendsVisits.join(token, seen)).unwrap();
      expect(joined).toEqual({ ...seen, joined: true });
      expect((await friendsVisits.join(token, seen)).unwrap()).toEqual(joined);
      expect((await friendsVisits.read(token)).unwrap()).toEqual(joined);
    });

    it('VL-68 HT-88: the member takes the yes back, once or more often', async () => {
      const { friendsVisits } = env();
      const { token } = await aFriendsVisit(env());
      const seen = (await friendsVisits.read(token)).unwrap();
      await friendsVisits.join(token, seen);
      expect((await friendsVisits.leave(token)).unwrap()).toEqual(seen);
      expect((await friendsVisits.leave(token)).unwrap()).toEqual(seen);
    });

    it('VL-69: a visit that moves asks the member again, and isn’t joined as they saw it before', async () => {
      const { friendsVisits } = env();
      const { token, book, later } = await aFriendsVisit(env());
      const seen = (await friendsVisits.read(token)).unwrap();
      await friendsVisits.join(token, seen);
      await book(later);
      const moved = { ...seen, startsAt: later };
      expect((await friendsVisits.read(token)).unwrap()).toEqual(moved);
      expect((await friendsVisits.join(token, seen)).unwrap()).toEqual(moved);
      expect((await friendsVisits.join(token, moved)).unwrap().joined).toBe(true);
    });

    it('VL-68: the yes stays when the friend brings a guest or books the same time again', async () => {
      const { friendsVisits } = env();
      const { token, book, time } = await aFriendsVisit(env());
      const seen = (await friendsVisits.read(token)).unwrap();
      const joined = (await friendsVisits.join(token, seen)).unwrap();
      await book(time);
      expect((await friendsVisits.read(token)).unwrap()).toEqual(joined);
      await book(time, { guest: { firstName: 'Kim' } });
      expect((await friendsVisits.read(token)).unwrap()).toEqual(joined);
    });

    it('VL-67: a visit booked after a canceled one is another, with a token of its own', async () => {
      const { friendsVisits, leads, friendsVisitsMailed } = env();
      const { token, book, later, reference } = await aFriendsVisit(env());
      (await leads.cancelVisit(reference)).unwrap();
      await book(later);
      expect((await friendsVisits.read(token)).unwrap().status).toBe('canceled');
      const next = (await friendsVisitsMailed()).at(-1) ?? 'none';
      const seen = (await friendsVisits.read(next)).unwrap();
      expect(seen).toMatchObject({ status: 'confirmed', startsAt: later, joined: false });
    });

    it('VL-69: a canceled visit and one that has ended can’t be joined or left', async () => {
      const { friendsVisits, leads, passTime, now } = env();
      const over = { kind: 'visit-over' };
      const canceled = await aFriendsVisit(env());
      await leads.cancelVisit(canceled.reference);
      const seen = (await friendsVisits.read(canceled.token)).unwrap();
      expect(seen.status).toBe('canceled');
      expect((await friendsVisits.join(canceled.token, seen)).val).toEqual(over);
      const past = await aFriendsVisit(env());
      await passTime(Date.parse(past.time) - now() + 30 * 60_000);
      expect((await friendsVisits.read(past.token)).unwrap().status).toBe('ended');
      expect((await friendsVisits.leave(past.token)).val).toEqual(over);
    });

    it('VL-67: an unknown token is refused by every call', async () => {
      const { friendsVisits, acceptingClub: facilityId } = env();
      const seen = { facilityId, startsAt: '2026-11-24T09:00:00-05:00' };
      const answers = [
        await friendsVisits.read('made-up'),
        await friendsVisits.join('made-up', seen),
        await friendsVisits.leave('made-up'),
      ];
      for (const answer of answers) expect(answer.val).toEqual({ kind: 'unknown-visit' });
    });

    failsAndAbortsAfter('joining a friend’s visit', env, async (environment) => {
      const { token } = await aFriendsVisit(environment);
      const seen = (await environment.friendsVisits.read(token)).unwrap();
      return (options) => environment.friendsVisits.join(token, seen, options);
    });
  });
}

interface BookedVisit {
  readonly token: string;
  readonly facilityId: FacilityId;
  readonly time: string;
  readonly reference: { readonly leadTokenId: null; readonly transactionId: string };
  readonly later: string;
  /** Books or moves it. */
  readonly book: (time: string, guest?: Pick<LeadUpdate, 'guest'>) => Promise<void>;
}

/** A friend of `referrer` books a visit. */
async function aFriendsVisit(environment: FriendsVisitEnvironment): Promise<BookedVisit> {
  const { acceptingClub: facilityId, newTransactionId } = environment;
  const { leads, referrals, referrer, friendsVisitsMailed } = environment;
  const transactionId = newTransactionId();
  const contact = aContact({ firstName: 'Ada', email: `f${transactionId}@mail.example` });
  const lead = aLead({ transactionId, facilityId, contact });
  (await referrals.create({ lead, referrer, userLocation: null })).unwrap();
  const [time = 'none', later = 'none'] = await openSlots(environment, facilityId);
  const book = async (
    scheduledVisitTime: string,
    guest: Pick<LeadUpdate, 'guest'> = {},
  ): Promise<void> => {
    (await leads.update(aBooking(transactionId, scheduledVisitTime, guest))).unwrap();
  };
  await book(time);
  const token = (await friendsVisitsMailed()).at(-1) ?? 'none';
  const reference = { leadTokenId: null, transactionId };
  return { token, facilityId, time, reference, later, book };
}
