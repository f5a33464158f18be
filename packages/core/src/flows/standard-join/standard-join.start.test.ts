import { describe, expect, it } from 'vitest';

import { BuyerEnvironment } from '../../../testing/builders/standard-join.builder.ts';
import { createMessageCatalog } from '../../messages/catalog.ts';
import type { StandardJoin } from './standard-join.ts';

const word = createMessageCatalog();

function startOf(flow: StandardJoin) {
  const { start } = flow.getSnapshot().plans;
  return start && { value: start.value, error: start.error && word(start.error) };
}

function dueToday(flow: StandardJoin): readonly number[] {
  return flow.getSnapshot().plans.list.map(({ bill }) => bill.dueToday.minorUnits);
}

describe('the start date', () => {
  it('MB-12 MB-13: is today by default and changes the amounts of every plan', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openPage();
    expect(startOf(flow)).toEqual({ value: '2026-11-20', error: null });
    expect(dueToday(flow)).toEqual([405_00, 435_00]);
    flow.plans.chooseStart('2026-12-15');
    expect(dueToday(flow)).toEqual([200_00, 200_00]);
    expect(flow.getSnapshot().plans.list[0]?.bill.monthlyFrom).toBe('2026-12-15');
    flow.plans.chooseStart('2026-11-20');
    expect(dueToday(flow)).toEqual([405_00, 435_00]);
  });

  it('MB-13: is kept across a reload', async () => {
    const env = new BuyerEnvironment();
    (await env.openPage()).plans.chooseStart('2026-12-15');
    expect(startOf(await env.openPage())).toEqual({ value: '2026-12-15', error: null });
  });

  it('MB-11: is part of the purchase, and of the membership', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openFilledDetails();
    flow.plans.chooseStart('2026-12-15');
    expect(flow.getSnapshot().chosen?.bill.startsOn).toBe('2026-12-15');
    await env.finish(flow.submit());
    expect(env.browser.backEnd.purchases.requests[0]?.startsOn).toBe('2026-12-15');
    const paid = await env.openPage({ step: 2, confirmationToken: env.pay() });
    expect(paid.getSnapshot().state.confirmation?.startsOn).toBe('2026-12-15');
  });

  it.each(['2027-02-19', '2026-11-19', '2026-02-30', ''])(
    'MB-12 MB-13: refuses %j, and says so once the visitor leaves the field or continues',
    async (day) => {
      const env = new BuyerEnvironment();
      const flow = await env.openPage();
      flow.plans.choose('15');
      flow.plans.chooseStart(day);
      expect(startOf(flow)).toEqual({ value: day, error: null });
      expect(flow.getSnapshot().canContinue).toBe(false);
      const error = 'Choose a day from November 20 to February 18.';
      await env.finish(flow.continue());
      expect(startOf(flow)).toEqual({ value: day, error });
      expect(flow.getSnapshot()).toMatchObject({ refusals: 1, state: { step: 0 } });
      flow.plans.chooseStart('2026-12-15');
      expect(flow.getSnapshot().canContinue).toBe(true);
      flow.plans.chooseStart(day);
      flow.plans.leaveStart();
      expect(startOf(flow)).toEqual({ value: day, error });
    },
  );

  it('MB-12: is the earliest day again at a club that doesn’t offer the chosen one', async () => {
    const env = new BuyerEnvironment();
    const { backEnd } = env.browser;
    backEnd.clubs = backEnd.clubs.map((club) =>
      club.facilityId === '103' ? { ...club, status: 'presale' } : club,
    );
    const flow = await env.openPage();
    flow.plans.chooseStart('2026-12-15');
    await env.finish(flow.chooseClub(env.browser.club('103')));
    expect(startOf(flow)).toEqual({ value: '2027-03-01', error: null });
    expect(flow.getSnapshot().plans.start).toMatchObject({
      first: '2027-03-01',
      last: '2027-05-30',
    });
  });
});
