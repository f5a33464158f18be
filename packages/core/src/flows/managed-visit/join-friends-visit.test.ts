import { describe, expect, it } from 'vitest';

import { facilityId } from '../../../testing/builders/club.builder.ts';
import { aBooking, aLead, someReferrers } from '../../../testing/builders/lead.builder.ts';
import { FakeBackEnd } from '../../../testing/fakes/back-end.fake.ts';
import { VirtualClock } from '../../../testing/fakes/clock.fake.ts';
import { FakeClubRepository } from '../../../testing/fakes/club-repository.fake.ts';
import { FakeFriendsVisitRepository } from '../../../testing/fakes/visit-link-repository.fake.ts';
import { FakeLeadRepository } from '../../../testing/fakes/lead-repository.fake.ts';
import { ClubDirectory } from '../../clubs/club-directory.ts';
import { Activity } from '../../kernel/activity.ts';
import { JoinFriendsVisit } from './join-friends-visit.ts';

/** A friend of the first referrer has booked a visit. */
async function aFriendsVisit() {
  const clock = new VirtualClock();
  const backEnd = new FakeBackEnd({ clock });
  const leads = new FakeLeadRepository(backEnd);
  const friendsVisits = new FakeFriendsVisitRepository(backEnd);
  const [referrer] = someReferrers;
  const club = facilityId('101');
  const [time = '', later = ''] = backEnd.openTimes(club, 'tour')[0]?.timeSlots ?? [];
  const transactionId = 'friend';
  const lead = aLead({ transactionId, facilityId: club });
  backEnd.saveReferral({ lead, referrer, userLocation: null }).unwrap();
  const book = async (scheduledVisitTime: string) =>
    (await leads.update(aBooking(transactionId, scheduledVisitTime))).unwrap();
  await book(time);
  const [token = ''] = friendsVisits.tokensOf(referrer.memberId);
  const clubs = new FakeClubRepository(backEnd);
  const page = new JoinFriendsVisit({
    friendsVisits,
    activity: new Activity(clock),
    clubs: new ClubDirectory(clubs),
  });
  await page.open(token);
  const move = () => book(later);
  const cancel = () => leads.cancelVisit({ transactionId, leadTokenId: null });
  return { page, clubs, friendsVisits, token, time, later, move, cancel };
}

describe('the page of a friend’s visit', () => {
  it('VL-67: shows the visit and its club, and joins it with one press, also after a reload', async () => {
    const { page, friendsVisits, token, time } = await aFriendsVisit();
    expect(page.getSnapshot()).toMatchObject({
      status: 'ready',
      visit: { startsAt: time, joined: false },
      club: { facilityId: '101' },
    });
    await Promise.all([page.join(), page.join()]);
    expect(page.getSnapshot()).toMatchObject({ visit: { joined: true }, busy: null, news: null });
    expect(friendsVisits.faults.count('join')).toBe(1);
    await page.open(token);
    expect(page.getSnapshot()).toMatchObject({ visit: { joined: true } });
  });

  it('VL-68: takes the yes back, and says so', async () => {
    const { page } = await aFriendsVisit();
    await page.join();
    await page.leave();
    expect(page.getSnapshot()).toMatchObject({ visit: { joined: false }, news: 'left' });
    await page.join();
    expect(page.getSnapshot()).toMatchObject({ visit: { joined: true }, news: null });
  });

  it('VL-69: a press after the visit moved shows the new time instead of joining it', async () => {
    const { page, move, later } = await aFriendsVisit();
    await move();
    await page.join();
    const moved = { startsAt: later, joined: false };
    expect(page.getSnapshot()).toMatchObject({ visit: moved, news: 'moved', busy: null });
    await page.join();
    expect(page.getSnapshot()).toMatchObject({ visit: { joined: true }, news: null });
  });

  it('PG-285 VL-69: taking the yes back after the visit moved tells nobody, and asks about the new time', async () => {
    const { page, move, later } = await aFriendsVisit();
    await page.join();
    await move();
    await page.leave();
    const moved = { startsAt: later, joined: false };
    expect(page.getSnapshot()).toMatchObject({ visit: moved, news: 'moved', busy: null });
  });

  it('VL-69: a press after the visit was canceled says so', async () => {
    const { page, cancel } = await aFriendsVisit();
    await cancel();
    await page.join();
    expect(page.getSnapshot()).toMatchObject({ status: 'ready', visit: { status: 'canceled' } });
  });

  it('VL-67: a lost answer keeps the page, and the next press joins once', async () => {
    const { page, friendsVisits } = await aFriendsVisit();
    friendsVisits.faults.failNext('join', { kind: 'network' }, { takesEffect: true });
    await page.join();
    expect(page.getSnapshot()).toMatchObject({
      status: 'ready',
      busy: null,
      alert: { key: 'callUnreachable' },
    });
    await page.join();
    expect(page.getSnapshot()).toMatchObject({ visit: { joined: true }, alert: null });
  });

  it('VL-67: a press that joins the visit shows it even if the club can’t be loaded again', async () => {
    const { page, clubs } = await aFriendsVisit();
    clubs.faults.failNext('byId', { kind: 'network' });
    await page.join();
    expect(page.getSnapshot()).toMatchObject({
      status: 'ready',
      visit: { joined: true },
      club: { facilityId: '101' },
      busy: null,
    });
  });

  it('VL-67: an unknown token and a failed load are told apart', async () => {
    const { page, friendsVisits, token } = await aFriendsVisit();
    await page.open('never-mailed');
    expect(page.getSnapshot().status).toBe('unknown');
    friendsVisits.faults.failNext('read', { kind: 'timeout' });
    await page.open(token);
    expect(page.getSnapshot().status).toBe('failed');
    await page.open(token);
    expect(page.getSnapshot().status).toBe('ready');
  });
});
