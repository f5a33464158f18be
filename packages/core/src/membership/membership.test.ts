import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aMembership } from '../../testing/builders/membership.builder.ts';
import { runs } from '../../testing/properties.ts';
import { Temporal } from '../kernel/temporal.ts';
import {
  billsBetween,
  commitmentEnd,
  currentFreeze,
  type Membership,
  nextBill,
  offerOn,
  standingOn,
  withCancellation,
  withChange,
  withFreeze,
  withoutCancellation,
  withoutChange,
  withoutFreeze,
} from './membership.ts';

const allAccess = {
  planId: '17',
  planName: 'All Access',
  facilityId: '101',
  monthly: { minorUnits: 305_00, currency: 'USD' },
} as const;
const days = (bills: readonly { readonly on: string }[]): string[] => bills.map(({ on }) => on);

describe('the bills of a membership', () => {
  it('MB-50 are charged on the same day of each month, after the month that was paid on joining', () => {
    const bills = billsBetween(aMembership(), '2026-11-20', '2027-02-20');
    expect(days(bills)).toEqual(['2026-12-20', '2027-01-20', '2027-02-20']);
    expect(bills[0]).toEqual({
      on: '2026-12-20',
      kind: 'month',
      planName: 'Select Access',
      total: { minorUnits: 205_00, currency: 'USD' },
    });
  });

  it('MB-126 are lower for the first months with a promo code, counted from the first day, and until another plan', () => {
    const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' }) as const;
    const promo = { months: 3, monthly: usd(164_00) };
    const until = (membership: Membership) =>
      billsBetween(membership, '2026-11-20', '2027-03-20').map(({ total }) => total.minorUnits);
    expect(until(aMembership({ promo }))).toEqual([164_00, 164_00, 205_00, 205_00]);
    const later = aMembership({ promo, startsOn: '2026-12-20' });
    expect(until(later)).toEqual([164_00, 164_00, 164_00, 205_00]);
    const changed = withChange(aMembership({ promo }), allAccess, '2026-12-21').unwrap();
    expect(until(changed)).toEqual([164_00, 305_00, 305_00, 305_00]);
    const free = aMembership({ promo: { months: 2, monthly: usd(0) } });
    expect(until(free)).toEqual([205_00, 205_00, 205_00]);
  });

  it('MB-50 begin on the first day of a membership that starts later, or when its opening is known', () => {
    const later = aMembership({ startsOn: '2027-01-31' });
    expect(days(billsBetween(later, '2026-11-20', '2027-03-31'))).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
    ]);
    expect(standingOn(later, '2027-01-30')).toBe('upcoming');
    const unknown = aMembership({ startsOn: null });
    expect(nextBill(unknown, '2027-01-01')).toBeNull();
    expect(commitmentEnd(unknown)).toBeNull();
    expect(standingOn(unknown, '2027-01-01')).toBe('upcoming');
    expect(withFreeze(unknown, { from: '2027-02-01', months: 1 }, '2027-01-01').val).toBe(
      'not-started',
    );
  });
});

describe('a freeze', () => {
  const frozen = withFreeze(
    aMembership(),
    { from: '2026-12-25', months: 2 },
    '2026-12-01',
  ).unwrap();

  it('MB-51 takes whole billing months, charges its own fee, and extends the commitment', () => {
    expect(currentFreeze(frozen, '2026-12-01')).toEqual({
      from: '2027-01-20',
      until: '2027-03-20',
    });
    expect(
      billsBetween(frozen, '2026-12-20', '2027-03-20').map(({ kind, total }) => [
        kind,
        total.minorUnits,
      ]),
    ).toEqual([
      ['month', 205_00],
      ['freeze', 15_00],
      ['freeze', 15_00],
      ['month', 205_00],
    ]);
    expect(commitmentEnd(aMembership())).toBe('2027-11-19');
    expect(commitmentEnd(frozen)).toBe('2028-01-19');
  });

  it('MB-51 never starts today, because today is charged already', () => {
    const { freezes } = withFreeze(
      aMembership(),
      { from: '2026-12-20', months: 1 },
      '2026-12-20',
    ).unwrap();
    expect(freezes).toEqual([{ from: '2027-01-20', until: '2027-02-20' }]);
  });

  it('MB-51 is refused outside the terms, while another is planned, and once the membership is canceled', () => {
    const ask = (from: string, months: number, membership = aMembership()): unknown =>
      withFreeze(membership, { from, months }, '2026-12-01').val;
    expect(ask('2026-11-30', 1)).toBe('outside-terms');
    expect(ask('2027-06-02', 1)).toBe('outside-terms');
    expect(ask('2026-12-25', 4)).toBe('outside-terms');
    expect(ask('2026-12-25', 0)).toBe('outside-terms');
    expect(ask('2026-12-25', 3, frozen)).toBe('frozen');
    expect(ask('2026-12-25', 2, frozen)).toEqual(frozen);
    expect(ask('2026-12-25', 1, withCancellation(aMembership(), '2026-12-01').unwrap())).toBe(
      'leaving',
    );
  });

  it('MB-52 is taken back before it starts, and ends on the next billing day after that', () => {
    expect(withoutFreeze(frozen, '2027-01-19').unwrap().freezes).toEqual([]);
    expect(standingOn(frozen, '2027-01-20')).toBe('frozen');
    const short = withoutFreeze(frozen, '2027-01-25').unwrap();
    expect(short.freezes).toEqual([{ from: '2027-01-20', until: '2027-02-20' }]);
    expect(standingOn(short, '2027-02-20')).toBe('active');
  });
});

describe('a cancellation', () => {
  it('MB-53 ends with the commitment, or with the month that is paid for when the notice is over', () => {
    const early = withCancellation(aMembership(), '2026-12-01').unwrap();
    expect(early.lastDay).toBe('2027-11-19');
    expect(nextBill(early, '2027-10-20')).toBeNull();
    const late = withCancellation(aMembership(), '2028-01-01').unwrap();
    expect(late.lastDay).toBe('2028-02-19');
    expect(days(billsBetween(late, '2028-01-01', '2029-01-01'))).toEqual(['2028-01-20']);
    expect(standingOn(late, '2028-02-20')).toBe('ended');
  });

  it('MB-53 drops a freeze that hasn’t started', () => {
    const frozen = withFreeze(aMembership(), { from: '2027-01-01', months: 3 }, '2026-12-01');
    expect(withCancellation(frozen.unwrap(), '2026-12-02').unwrap()).toEqual({
      ...aMembership(),
      lastDay: '2027-11-19',
    });
  });

  it('MB-54 is taken back until the membership has ended', () => {
    const leaving = withCancellation(aMembership(), '2028-01-01').unwrap();
    expect(withoutCancellation(leaving, '2028-02-19').unwrap()).toEqual(aMembership());
    expect(withoutCancellation(leaving, '2028-02-20').val).toBe('ended');
  });
});

describe('a change of plan or club', () => {
  const changed = withChange(aMembership(), allAccess, '2026-12-20').unwrap();

  it('MB-55 applies from the next billing day on, and can be taken back until then', () => {
    expect(offerOn(changed, '2027-01-19').planName).toBe('Select Access');
    expect(nextBill(changed, '2026-12-20')).toMatchObject({
      on: '2027-01-20',
      planName: 'All Access',
      total: { minorUnits: 305_00 },
    });
    expect(withoutChange(changed, '2027-01-19').unwrap()).toEqual(aMembership());
    expect(withoutChange(changed, '2027-01-20').unwrap()).toEqual(changed);
  });

  it('MB-55 replaces one that is pending, and is refused if nothing changes or the currency does', () => {
    const again = withChange(changed, { ...allAccess, facilityId: '102' }, '2026-12-21').unwrap();
    expect(again.changes).toHaveLength(1);
    expect(again.changes[0]?.facilityId).toBe('102');
    expect(withChange(aMembership(), aMembership().bought, '2026-12-21').val).toBe('unchanged');
    const pounds = { minorUnits: 245_00, currency: 'GBP' } as const;
    expect(withChange(aMembership(), { ...allAccess, monthly: pounds }, '2026-12-21').val).toBe(
      'other-currency',
    );
  });
});

describe('any membership, whatever the member does', () => {
  const dayFrom = (first: string): fc.Arbitrary<string> =>
    fc
      .integer({ min: 0, max: 900 })
      .map((more) => Temporal.PlainDate.from(first).add({ days: more }).toString());
  const step = fc.record({
    after: fc.integer({ min: 0, max: 70 }),
    act: fc.constantFrom('freeze', 'unfreeze', 'cancel', 'keep', 'change', 'undo-change' as const),
    months: fc.integer({ min: 1, max: 3 }),
    ahead: fc.integer({ min: 0, max: 150 }),
  });
  type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

  it('MB-50 MB-51 MB-53 charges each billing day at most once, nothing after the last day, and never takes back a bill of the past', () => {
    fc.assert(
      fc.property(dayFrom('2026-01-01'), fc.array(step, { maxLength: 12 }), (startsOn, steps) => {
        let membership = aMembership({ joinedOn: '2026-01-01', startsOn });
        let today = '2026-01-01';
        for (const { after, ...act } of steps) {
          today = Temporal.PlainDate.from(today).add({ days: after }).toString();
          const before = billsBetween(membership, '2026-01-01', today);
          membership = decide(membership, act, today);
          expect(billsBetween(membership, '2026-01-01', today)).toEqual(before);
        }
        const bills = billsBetween(membership, '2026-01-01', '2032-01-01');
        expect(new Set(days(bills)).size).toBe(bills.length);
        expect(new Set(days(bills).map((day) => day.slice(0, 7))).size).toBe(bills.length);
        const { lastDay, freezes } = membership;
        expect(days(bills).every((day) => lastDay === null || day <= lastDay)).toBe(true);
        for (const [index, { from, until }] of freezes.entries()) {
          expect(from < until).toBe(true);
          expect(from >= (freezes[index - 1]?.until ?? startsOn)).toBe(true);
        }
        expect(nextBill(membership, today)).toEqual(bills.find(({ on }) => on > today) ?? null);
      }),
      runs(200),
    );
  });

  function decide(
    membership: Membership,
    { act, months, ahead }: Omit<Step, 'after'>,
    today: string,
  ) {
    const from = Temporal.PlainDate.from(today).add({ days: ahead }).toString();
    switch (act) {
      case 'freeze':
        return withFreeze(membership, { from, months }, today).unwrapOr(membership);
      case 'unfreeze':
        return withoutFreeze(membership, today).unwrapOr(membership);
      case 'cancel':
        return withCancellation(membership, today).unwrapOr(membership);
      case 'keep':
        return withoutCancellation(membership, today).unwrapOr(membership);
      case 'change':
        return withChange(membership, { ...allAccess, planId: `${months}` }, today).unwrapOr(
          membership,
        );
      default:
        return withoutChange(membership, today).unwrapOr(membership);
    }
  }
});
