import { describe, expect, it } from 'vitest';

import { facilityId } from '../../../testing/builders/club.builder.ts';
import { aBooking, aLead } from '../../../testing/builders/lead.builder.ts';
import { FakeBackEnd } from '../../../testing/fakes/back-end.fake.ts';
import { VirtualClock } from '../../../testing/fakes/clock.fake.ts';
import {
  FakeClubRepository,
  FakeVisitConfigurationRepository,
} from '../../../testing/fakes/club-repository.fake.ts';
import { FakeLeadRepository } from '../../../testing/fakes/lead-repository.fake.ts';
import { FakeLogger } from '../../../testing/fakes/platform.fake.ts';
import { FakeOpenTimesRepository } from '../../../testing/fakes/back-end-repositories.fake.ts';
import { FakeVisitLinkRepository } from '../../../testing/fakes/visit-link-repository.fake.ts';
import { ClubDirectory } from '../../clubs/club-directory.ts';
import { Activity } from '../../kernel/activity.ts';
import { Ok } from '../../kernel/result.ts';
import { Temporal } from '../../kernel/temporal.ts';
import type { Slot } from '../../visit/visit-plan.ts';
import { SchedulePlan } from '../../visit/schedule-plan.ts';
import { ManageVisit } from './managed-visit.ts';

describe('Managing a visit by its link', () => {
  it('VL-01: shows the visit and its club', async () => {
    const { page, token, time } = await aVisit();
    expect(page.getSnapshot().status).toBe('loading');
    await page.open(token);
    const { status, visit, club, canReportLate } = page.getSnapshot();
    expect(status).toBe('ready');
    expect(visit).toMatchObject({ startsAt: time, status: 'confirmed' });
    expect(club?.facilityId).toBe('101');
    expect(canReportLate).toBe(false);
  });

  it('VL-03: moves the visit to a chosen time at another club', async () => {
    const { page, token, backEnd } = await aVisit();
    await page.open(token);
    await page.openMove();
    const other = backEnd.clubs.find((club) => club.facilityId === '103');
    if (other === undefined) throw new Error('The club is missing.');
    await page.chooseClub(other);
    const slot = freeSlot(page);
    page.selectTime(slot);
    expect(page.getSnapshot().canSchedule).toBe(true);
    await page.schedule();
    const { visit, club } = page.getSnapshot();
    expect(visit).toMatchObject({ facilityId: '103', startsAt: slot.startsAt });
    expect(club?.facilityId).toBe('103');
  });

  it('VL-03: offers no time on a day that the club is closed', async () => {
    const { page, token, configuration } = await aVisit();
    const closed = '2026-11-22';
    const blackoutDates = [{ date: closed, facilityId: null }];
    configuration.load = async () => Ok({ clubsForAppointment: ['101'], blackoutDates });
    await page.open(token);
    await page.openMove();
    const days = page.getSnapshot().times.plan?.days ?? [];
    const open = days.filter(({ slots }) => slots.length > 0).map(({ date }) => date);
    expect(open).toContain('2026-11-23');
    expect(open).not.toContain(closed);
  });

  it('VL-37: brings someone, renames them and takes them away, and refuses what isn’t a name', async () => {
    const { page, token, links } = await aVisit();
    await page.open(token);
    await page.changeGuest('Kim');
    expect(page.getSnapshot().visit).toMatchObject({ guest: { firstName: 'Kim' } });
    await page.changeGuest('');
    expect(page.getSnapshot().visit).toMatchObject({ guest: { firstName: null } });
    await page.changeGuest('www.spam.com');
    expect(page.getSnapshot()).toMatchObject({ alert: { key: 'nameMalformed' }, refusals: 1 });
    expect(links.faults.count('move')).toBe(2);
    await page.changeGuest(null);
    expect(page.getSnapshot()).toMatchObject({ visit: { guest: null }, alert: null, busy: null });
  });

  it('VL-03: shows the times of the club that was chosen last, however slowly the first one loads', async () => {
    const { page, token, clock, backEnd, configuration } = await aVisit();
    await page.open(token);
    const [first, last] = ['103', '101'].map((id) => {
      const club = backEnd.clubs.find((each) => each.facilityId === id);
      if (club === undefined) throw new Error('The club is missing.');
      return club;
    });
    if (first === undefined || last === undefined) throw new Error('A club is missing.');
    await page.chooseClub(last);
    const slot = freeSlot(page);
    configuration.faults.delayNext('load', 5000);
    const slow = page.chooseClub(first);
    await page.chooseClub(last);
    await clock.advanceAndSettle(5000);
    await slow;
    expect(page.getSnapshot().timesClub).toBe(last);
    expect(freeSlot(page)).toEqual(slot);
  });

  it('VL-03: asks for a time before it moves anything', async () => {
    const { page, token, links } = await aVisit();
    await page.open(token);
    await page.openMove();
    await page.schedule();
    expect(page.getSnapshot()).toMatchObject({ alert: { key: 'timeRequired' }, refusals: 1 });
    expect(links.faults.count('move')).toBe(0);
  });

  it('VL-03: offers the nearest times when the chosen one was just taken', async () => {
    const { page, token, backEnd, time } = await aVisit();
    await page.open(token);
    await page.openMove();
    const slot = freeSlot(page);
    page.selectTime(slot);
    backEnd.takeSlot(facilityId('101'), slot.startsAt);
    await page.schedule();
    const { alert, times, state, visit } = page.getSnapshot();
    expect(alert).toEqual({ key: 'slotTaken' });
    expect(state.selectedAppointment).toBeNull();
    expect(times.alternatives.length).toBeGreaterThan(0);
    expect(visit?.startsAt).toBe(time);
  });

  it('VL-03 PG-347 offers the nearest times when the chosen one came too close meanwhile', async () => {
    const { page, token, links } = await aVisit();
    await page.open(token);
    await page.openMove();
    page.selectTime(freeSlot(page));
    const field = 'ScheduledVisitTime';
    links.faults.failNext('move', { kind: 'rejected', status: 422, code: 'INVALID_FIELD', field });
    await page.schedule();
    const { alert, times } = page.getSnapshot();
    expect(alert).toEqual({ key: 'slotTaken' });
    expect(times.alternatives.length).toBeGreaterThan(0);
  });

  it('VL-04: cancels with the reason, trimmed', async () => {
    const { page, token, links } = await aVisit();
    await page.open(token);
    await page.cancel('  A meeting came up ');
    expect(page.getSnapshot().visit?.status).toBe('canceled');
    expect(links.reasonOf(token)).toBe('A meeting came up');
  });

  it('VL-05: reports a delay while it can matter', async () => {
    const { page, token, clock, time } = await aVisit();
    const start = Temporal.Instant.from(time).epochMilliseconds;
    clock.advance(start - clock.now().epochMilliseconds - 30 * 60_000);
    await page.open(token);
    expect(page.getSnapshot().canReportLate).toBe(true);
    await page.reportLate(15);
    expect(page.getSnapshot().visit?.lateMinutes).toBe(15);
  });

  it('VL-06: turns the link off', async () => {
    const { page, token } = await aVisit();
    await page.open(token);
    await page.turnOff();
    expect(page.getSnapshot().status).toBe('off');
    await page.open(token);
    expect(page.getSnapshot().status).toBe('unknown');
  });

  it('VL-04: a failed cancellation keeps the visit and says why', async () => {
    const { page, token, links } = await aVisit();
    await page.open(token);
    links.faults.failNext('cancel', { kind: 'network' });
    await page.cancel('');
    const { visit, alert, busy } = page.getSnapshot();
    expect(visit?.status).toBe('confirmed');
    expect(alert).toEqual({ key: 'callUnreachable' });
    expect(busy).toBeNull();
  });

  it('VL-01: shows what happened when the visit was changed elsewhere meanwhile', async () => {
    const { page, token, links } = await aVisit();
    await page.open(token);
    await page.openMove();
    page.selectTime(freeSlot(page));
    await links.cancel(token, null);
    const settled = new Promise<void>((resolve) => {
      page.subscribe(() => page.getSnapshot().visit?.status === 'canceled' && resolve());
    });
    await page.schedule();
    await settled;
    expect(page.getSnapshot().status).toBe('ready');
  });

  it('VL-01: a visit that can’t be loaded can be tried again', async () => {
    const { page, token, links } = await aVisit();
    links.faults.failNext('read', { kind: 'network' });
    await page.open(token);
    expect(page.getSnapshot().status).toBe('failed');
    await page.open(token);
    expect(page.getSnapshot().status).toBe('ready');
  });
});

async function aVisit() {
  const clock = new VirtualClock();
  const backEnd = new FakeBackEnd({ clock });
  const links = new FakeVisitLinkRepository(backEnd);
  const leads = new FakeLeadRepository(backEnd);
  const openTimes = new FakeOpenTimesRepository(backEnd);
  const configuration = new FakeVisitConfigurationRepository(backEnd);
  const page = new ManageVisit({
    visitLinks: links,
    clubs: new ClubDirectory(new FakeClubRepository(backEnd)),
    schedulePlan: new SchedulePlan(openTimes, leads, clock),
    configuration,
    activity: new Activity(clock),
    clock,
    logger: new FakeLogger(),
  });
  const lead = aLead();
  await leads.create(lead);
  const [, tomorrow] = backEnd.openTimes(facilityId('101'), 'tour');
  const time = tomorrow?.timeSlots[0] ?? 'none';
  const { transactionId } = lead;
  await leads.update(aBooking(transactionId, time));
  const token =
    (await links.linkOf({ leadTokenId: null, transactionId })).unwrap()?.token ?? 'none';
  return { page, token, time, clock, backEnd, links, configuration };
}

/** The last free time of the shown day. */
function freeSlot(page: ManageVisit): Slot {
  const { plan, day } = page.getSnapshot().times;
  const slot = plan?.days
    .find(({ date }) => date === day)
    ?.slots.findLast(({ available }) => available);
  if (slot === undefined) throw new Error('There is no free time.');
  return slot;
}
