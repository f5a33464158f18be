import { describe, expect, it } from 'vitest';

import { aBooking, aLead } from '../../../testing/builders/lead.builder.ts';
import { facilityId } from '../../../testing/builders/club.builder.ts';
import { FakeBackEnd } from '../../../testing/fakes/back-end.fake.ts';
import { FakeClubRepository } from '../../../testing/fakes/club-repository.fake.ts';
import { VirtualClock } from '../../../testing/fakes/clock.fake.ts';
import { FakeLeadRepository } from '../../../testing/fakes/lead-repository.fake.ts';
import { FakeWaitListRepository } from '../../../testing/fakes/back-end-repositories.fake.ts';
import { ClubDirectory } from '../../clubs/club-directory.ts';
import { Activity } from '../../kernel/activity.ts';
import { OfferedTime } from './offered-time.ts';

/** Someone waits at a club, and a time there becomes free. */
async function anOffer() {
  const clock = new VirtualClock();
  const backEnd = new FakeBackEnd({ clock });
  const leads = new FakeLeadRepository(backEnd);
  const waitList = new FakeWaitListRepository(backEnd);
  const club = facilityId('101');
  const [time = ''] = backEnd.openTimes(club, 'tour')[0]?.timeSlots ?? [];
  const holder = aLead({ transactionId: 'holder', facilityId: club });
  (await leads.create(holder)).unwrap();
  (await leads.update(aBooking('holder', time))).unwrap();
  (await leads.create(aLead({ transactionId: 'waiting', facilityId: club }))).unwrap();
  const entry = { transactionId: 'waiting', facilityId: club, purpose: 'tour' } as const;
  (await waitList.join(entry)).unwrap();
  (await leads.cancelVisit({ transactionId: 'holder', leadTokenId: null })).unwrap();
  const token = backEnd.waitList.entries[0]?.token ?? '';
  const page = new OfferedTime({
    waitList,
    activity: new Activity(clock),
    clubs: new ClubDirectory(new FakeClubRepository(backEnd)),
  });
  await page.open(token);
  return { page, waitList, backEnd, clock, token, time };
}

describe('the page of an offered time', () => {
  it('VL-54: shows the time and its club, and books it', async () => {
    const { page, backEnd, time } = await anOffer();
    expect(page.getSnapshot()).toMatchObject({
      status: 'ready',
      offer: { startsAt: time, status: 'open' },
      club: { facilityId: '101' },
    });
    await Promise.all([page.book(), page.book()]);
    expect(page.getSnapshot()).toMatchObject({ offer: { status: 'booked' }, busy: null });
    const waiting = backEnd.leads.find(({ lead }) => lead.transactionId === 'waiting');
    expect(waiting?.visit?.time).toBe(time);
  });

  it('VL-54: declining passes the time on', async () => {
    const { page, backEnd, time } = await anOffer();
    await page.decline();
    expect(page.getSnapshot().offer?.status).toBe('over');
    const [day] = backEnd.openTimes(facilityId('101'), 'tour');
    expect(day?.timeSlots).toContain(time);
  });

  it('VL-54: a press after the time ran out says that it is over', async () => {
    const { page, clock } = await anOffer();
    await clock.advanceAndSettle(15 * 60_000);
    await page.book();
    expect(page.getSnapshot()).toMatchObject({ offer: { status: 'over' }, alert: null });
  });

  it('VL-54: a lost answer keeps the offer, and the next press books it once', async () => {
    const { page, waitList } = await anOffer();
    waitList.faults.failNext('accept', { kind: 'network' }, { takesEffect: true });
    await page.book();
    expect(page.getSnapshot()).toMatchObject({
      status: 'ready',
      busy: null,
      alert: { key: 'callUnreachable' },
    });
    await page.book();
    expect(page.getSnapshot()).toMatchObject({ offer: { status: 'booked' }, alert: null });
  });

  it('VL-54: who has as many visits as they can book is told so', async () => {
    const { page, waitList } = await anOffer();
    const failure = {
      kind: 'rejected',
      status: 409,
      code: 'TOO_MANY_VISITS',
      field: null,
    } as const;
    waitList.faults.failNext('accept', failure);
    await page.book();
    expect(page.getSnapshot().alert).toEqual({ key: 'tooManyVisits' });
  });

  it('VL-54: an unknown token and a failed load are told apart', async () => {
    const { page, waitList, token } = await anOffer();
    await page.open('never-mailed');
    expect(page.getSnapshot().status).toBe('unknown');
    waitList.faults.failNext('offer', { kind: 'timeout' });
    await page.open(token);
    expect(page.getSnapshot().status).toBe('failed');
    await page.open(token);
    expect(page.getSnapshot().status).toBe('ready');
  });
});
