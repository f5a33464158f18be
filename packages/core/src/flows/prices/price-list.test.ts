import { describe, expect, it } from 'vitest';

import { FakeBackEnd } from '../../../testing/fakes/back-end.fake.ts';
import { settle, VirtualClock } from '../../../testing/fakes/clock.fake.ts';
import { FakeClubRepository } from '../../../testing/fakes/club-repository.fake.ts';
import { FakeCookieJar } from '../../../testing/fakes/storage.fake.ts';
import { FakeLogger } from '../../../testing/fakes/platform.fake.ts';
import { FakePlanRepository } from '../../../testing/fakes/back-end-repositories.fake.ts';
import { ClubDirectory } from '../../clubs/club-directory.ts';
import { ComputeCostNote } from '../../plans/compute-cost-note.ts';
import { planBill } from '../../plans/plan-bill.ts';
import { PriceList } from './price-list.ts';

function setUp(timeZone = 'America/New_York') {
  const clock = new VirtualClock();
  const backEnd = new FakeBackEnd({ clock });
  const cookies = new FakeCookieJar(clock);
  const clubs = new FakeClubRepository(backEnd);
  const plans = new FakePlanRepository(backEnd, cookies);
  const list = new PriceList({
    plans,
    clock,
    cookies,
    clubs: new ClubDirectory(clubs),
    costNote: new ComputeCostNote(),
    logger: new FakeLogger(),
    visitor: { timeZone: () => timeZone, country: () => null },
  });
  return { backEnd, clock, clubs, cookies, plans, list };
}

describe('the prices of a club', () => {
  it('PG-185 are the bills of the join’s plans', async () => {
    const { backEnd, clock, list } = setUp();
    await list.open('103');
    const { status, club, plans, from, trialDays } = list.getSnapshot();
    expect([status, club?.name, trialDays]).toEqual(['ready', 'Kensington', 3]);
    const today = clock.now().toZonedDateTimeISO('Europe/London').toPlainDate();
    const sold = club === null ? [] : backEnd.clubPlans.at(club);
    expect(plans.length).toBeGreaterThan(1);
    expect(plans.map(({ bill }) => bill)).toEqual(sold.map(({ cost }) => planBill(cost, today)));
    const monthly = plans.map(({ bill }) => bill.monthly.minorUnits);
    expect(from).toEqual({ minorUnits: Math.min(...monthly), currency: 'GBP' });
    expect(plans.every(({ plan }) => !plan.description.includes('{{'))).toBe(true);
  });

  it('PG-184 are those of the club in the cookie, else of one in the visitor’s time zone', async () => {
    const { cookies, list } = setUp('America/Toronto');
    await list.open(null);
    expect(list.getSnapshot().club?.name).toBe('Yorkville');
    const other = setUp('America/Toronto');
    other.cookies.write('foyer_club', '102', 60);
    await other.list.open('999');
    expect(other.list.getSnapshot().club?.name).toBe('Brooklyn Heights');
    cookies.write('foyer_club', '102', 60);
    await list.open(null);
    expect(list.getSnapshot().club?.name).toBe('Yorkville');
  });

  it('PG-185 stay until those of the next club arrive, and a late answer for an earlier club is dropped', async () => {
    const { clock, plans, list } = setUp();
    await list.open('101');
    plans.faults.delayNext('ofClub', 1_000);
    const late = list.open('103');
    await settle();
    expect(list.getSnapshot()).toMatchObject({ status: 'loading', club: { name: 'Bryant Park' } });
    await list.open('104');
    await clock.advanceAndSettle(1_000);
    await late;
    expect(list.getSnapshot()).toMatchObject({ status: 'ready', club: { name: 'Yorkville' } });
  });

  it('PG-185 can fail and be loaded again', async () => {
    const { clubs, plans, list } = setUp();
    clubs.faults.failNext('all', { kind: 'network' });
    await list.open('103');
    expect(list.getSnapshot()).toMatchObject({ status: 'failed', club: null });
    plans.faults.failNext('ofClub', { kind: 'network' });
    await list.retry();
    expect(list.getSnapshot()).toMatchObject({ status: 'failed', club: { name: 'Kensington' } });
    await list.retry();
    expect(list.getSnapshot()).toMatchObject({ status: 'ready', club: { name: 'Kensington' } });
  });

  it('PG-185 are none where nothing is sold online', async () => {
    const { backEnd, list } = setUp();
    backEnd.clubs = backEnd.clubs.map((club) => ({ ...club, status: 'offline' }));
    await list.open('101');
    expect(list.getSnapshot()).toMatchObject({ status: 'ready', plans: [], from: null });
  });

  it('PG-185 say when the club opens', async () => {
    const { backEnd, list } = setUp();
    backEnd.clubs = backEnd.clubs.map((club) => ({ ...club, status: 'presale' }));
    await list.open('101');
    expect(list.getSnapshot()).toMatchObject({ status: 'ready', opensOn: '2027-03-01' });
  });
});
