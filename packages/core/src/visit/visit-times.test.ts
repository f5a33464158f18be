import { describe, expect, it } from 'vitest';

import { aClub, facilityId } from '../../testing/builders/club.builder.ts';
import { FakeLeadRepository } from '../../testing/fakes/lead-repository.fake.ts';
import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeBackEnd } from '../../testing/fakes/back-end.fake.ts';
import { createObservable } from '../kernel/observable.ts';
import { FakeOpenTimesRepository } from '../../testing/fakes/back-end-repositories.fake.ts';
import { SchedulePlan } from './schedule-plan.ts';
import { type TimesWanted, VisitTimes, noTimes } from './visit-times.ts';

const nine = '2026-11-21T09:00:00-05:00';
const ten = '2026-11-21T10:00:00-05:00';

function anAgenda() {
  const clock = new VirtualClock();
  const backEnd = new FakeBackEnd({ clock });
  const openTimes = new FakeOpenTimesRepository(backEnd);
  const plan = new SchedulePlan(openTimes, new FakeLeadRepository(backEnd), backEnd.clock);
  const shown = createObservable(noTimes);
  const times = new VisitTimes(plan, shown);
  const wanted: TimesWanted = {
    club: aClub(),
    purpose: 'tour',
    blackoutDates: [],
    ownTimes: [],
    chosenTime: null,
  };
  return { clock, backEnd, openTimes, shown, times, wanted };
}

describe('the times of a club', () => {
  it('LS-02 start at the first day with an open time', async () => {
    const { times, wanted } = anAgenda();
    const loading = times.load(wanted);
    expect(times.getSnapshot()).toEqual({ ...noTimes, status: 'loading' });
    await loading;
    expect(times.getSnapshot()).toMatchObject({ status: 'ready', day: '2026-11-21' });
  });

  it('LS-02 start at today if no day has an open time', async () => {
    const { backEnd, times, wanted } = anAgenda();
    backEnd.setOpenTimes(wanted.club.facilityId, 'tour', []);
    await times.load(wanted);
    expect(times.getSnapshot()).toMatchObject({ status: 'ready', day: '2026-11-20' });
  });

  it('LS-02 start at the day of the chosen time, or at the first open day if that time is gone', async () => {
    const chosen = anAgenda();
    await chosen.times.load({ ...chosen.wanted, chosenTime: '2026-11-23T11:00:00-05:00' });
    expect(chosen.times.getSnapshot().day).toBe('2026-11-23');
    const gone = anAgenda();
    await gone.times.load({ ...gone.wanted, chosenTime: '2027-01-01T11:00:00-05:00' });
    expect(gone.times.getSnapshot().day).toBe('2026-11-21');
  });

  it('LS-02 show the selected day and ignore days outside the plan', async () => {
    const { times, wanted } = anAgenda();
    times.showDay('2026-11-22');
    expect(times.getSnapshot()).toEqual(noTimes);
    await times.load(wanted);
    times.showDay('2026-11-22');
    times.showDay('2027-11-22');
    expect(times.getSnapshot().day).toBe('2026-11-22');
    await times.load(wanted);
    expect(times.getSnapshot().day).toBe('2026-11-22');
  });

  it('LS-02 leave a day that has passed when they are reloaded', async () => {
    const { clock, times, wanted } = anAgenda();
    await times.load(wanted);
    times.showDay('2026-11-20');
    await clock.advanceAndSettle(24 * 3_600_000);
    await times.load(wanted);
    expect(times.getSnapshot().day).toBe('2026-11-22');
  });

  it('LS-09 stay visible while they are reloaded, and after a failed reload', async () => {
    const { openTimes, times, wanted } = anAgenda();
    const plan = await times.load(wanted);
    openTimes.faults.failNext('forClub', { kind: 'network' });
    const loading = times.load(wanted);
    expect(times.getSnapshot()).toMatchObject({ status: 'loading', plan, day: '2026-11-21' });
    expect(await loading).toBeNull();
    expect(times.getSnapshot()).toMatchObject({ status: 'failed', plan, day: '2026-11-21' });
  });

  it('LS-09 a search for other clubs ends when the times are reloaded, also if that fails', async () => {
    const { openTimes, times, wanted } = anAgenda();
    await times.load(wanted);
    void times.offerElsewhere(new Promise(() => undefined));
    openTimes.faults.failNext('forClub', { kind: 'network' });
    await times.load(wanted);
    expect(times.getSnapshot()).toMatchObject({ status: 'failed', elsewhere: null });
  });

  it('LS-12 start over for another club or purpose', async () => {
    const { times, wanted } = anAgenda();
    await times.load(wanted);
    times.showDay('2026-11-24');
    for (const other of [
      { ...wanted, purpose: 'workout' as const },
      { ...wanted, club: aClub({ facilityId: facilityId('102') }) },
    ]) {
      const loading = times.load(other);
      expect(times.getSnapshot()).toEqual({ ...noTimes, status: 'loading' });
      await loading;
      expect(times.getSnapshot().day).toBe('2026-11-21');
      times.showDay('2026-11-24');
    }
  });

  it('LS-12 ignore the response of an earlier load', async () => {
    const { clock, openTimes, shown: timesView, times, wanted } = anAgenda();
    const statuses: string[] = [];
    timesView.subscribe(() => statuses.push(times.getSnapshot().status));
    openTimes.faults.delayNext('forClub', 5000);
    const early = times.load(wanted);
    const late = times.load({ ...wanted, club: aClub({ facilityId: facilityId('102') }) });
    await late;
    const shown = times.getSnapshot();
    await clock.advanceAndSettle(5000);
    expect(await early).toBeNull();
    expect(times.getSnapshot()).toBe(shown);
    // Replacing the earlier load isn't a failure.
    expect(statuses).toEqual(['loading', 'loading', 'ready']);
  });

  it('LS-13 count the visitor’s own time as open, and don’t count a free one twice', async () => {
    const { backEnd, times, wanted } = anAgenda();
    backEnd.takeSlot(wanted.club.facilityId, nine);
    const taken = await times.load(wanted);
    const own = await times.load({ ...wanted, ownTimes: [nine, ten] });
    const tomorrow = (plan: typeof own) => plan?.days.find(({ date }) => date === '2026-11-21');
    expect(tomorrow(own)?.openCount).toBe((tomorrow(taken)?.openCount ?? 0) + 1);
    expect(
      tomorrow(own)
        ?.slots.slice(0, 2)
        .map(({ available }) => available),
    ).toEqual([true, true]);
    expect(tomorrow(own)?.openCount).toBe(tomorrow(own)?.slots.length);
    expect(own?.days[2]?.slots).toEqual(taken?.days[2]?.slots);
  });

  it('LS-13 offer the nearest open times instead of a taken one, until another day is selected', async () => {
    const { backEnd, times, wanted } = anAgenda();
    times.offerInsteadOf(ten);
    expect(times.getSnapshot()).toEqual(noTimes);
    backEnd.takeSlot(wanted.club.facilityId, ten);
    await times.load(wanted);
    times.offerInsteadOf(ten);
    expect(times.getSnapshot().alternatives.map(({ label }) => label)).toEqual([
      '9:00 AM',
      '11:00 AM',
      '12:00 PM',
    ]);
    times.showDay('2026-11-22');
    expect(times.getSnapshot().alternatives).toEqual([]);
  });
});
