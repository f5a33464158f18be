import { describe, expect, it } from 'vitest';

import { aMembership, aMembershipOffer } from '../../testing/builders/membership.builder.ts';
import { Temporal } from '../kernel/temporal.ts';
import { decide, type MembershipDecision } from './decide.ts';
import type { Membership } from './membership.ts';
import { byDay, decisionFacts, type RecordedPromise } from './promise-record.ts';

const today = '2026-11-20';
const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' }) as const;

function factsOf(decision: MembershipDecision, membership: Membership = aMembership()) {
  return decisionFacts(decision.kind, decide(membership, decision, today).unwrap(), today);
}

describe('what is recorded of a decision', () => {
  it('MB-116 of a freeze: its days, its fee, the end of the commitment and the next bill', () => {
    expect(factsOf({ kind: 'freeze', from: '2026-12-01', months: 2 })).toEqual({
      planName: 'Select Access',
      facilityId: '101',
      monthly: usd(205_00),
      from: '2026-12-20',
      until: '2027-02-20',
      freezeFee: usd(15_00),
      commitmentEnd: '2028-01-19',
      nextBill: { on: '2026-12-20', total: usd(15_00) },
      lastDay: null,
      lastBill: null,
    });
  });

  it('MB-116 of a freeze that ends early: the day from which the membership runs again', () => {
    const frozen = aMembership({
      startsOn: '2026-09-01',
      joinedOn: '2026-09-01',
      freezes: [{ from: '2026-11-01', until: '2027-02-01' }],
    });
    expect(factsOf({ kind: 'unfreeze' }, frozen)).toMatchObject({
      from: '2026-11-01',
      until: '2026-12-01',
      commitmentEnd: '2027-09-30',
      nextBill: { on: '2026-12-01', total: usd(205_00) },
    });
  });

  it('MB-116 of a cancellation: the last day and the last bill', () => {
    expect(factsOf({ kind: 'cancel' })).toMatchObject({
      lastDay: '2027-11-19',
      lastBill: { on: '2027-10-20', total: usd(205_00) },
      from: null,
      until: null,
      freezeFee: null,
    });
  });

  it('MB-116 of a change: the plan, the club and the fee from its first day on, even during a freeze', () => {
    const offer = aMembershipOffer({ planName: 'All Access', facilityId: '102', monthly: usd(1) });
    const frozen = aMembership({ freezes: [{ from: '2026-11-20', until: '2026-12-20' }] });
    expect(factsOf({ kind: 'change', offer }, frozen)).toMatchObject({
      planName: 'All Access',
      facilityId: '102',
      monthly: usd(1),
      from: '2026-12-20',
      until: null,
      freezeFee: null,
    });
  });

  it('MB-116 of a decision that is taken back: what the member has again', () => {
    const offer = { ...aMembershipOffer({ planName: 'All Access' }), from: '2026-12-20' };
    expect(factsOf({ kind: 'undo-change' }, aMembership({ changes: [offer] }))).toMatchObject({
      planName: 'Select Access',
      monthly: usd(205_00),
      from: null,
    });
    expect(factsOf({ kind: 'keep' }, aMembership({ lastDay: '2027-11-19' }))).toMatchObject({
      lastDay: null,
      lastBill: null,
      nextBill: { on: '2026-12-20', total: usd(205_00) },
    });
  });
});

describe('the record by day', () => {
  const at = (instant: string): RecordedPromise => ({
    id: instant,
    at: Temporal.Instant.from(instant),
    place: '',
    locale: 'en-US',
    said: {
      kind: 'consent',
      channel: 'newsletter',
      granted: true,
      basis: 'express',
      text: 'News',
      textVersion: '1',
      jurisdiction: null,
    },
  });

  it('MB-120 begins a day at midnight at the club, and keeps the order', () => {
    const all = [
      at('2026-11-21T05:00:00Z'),
      at('2026-11-21T04:59:59Z'),
      at('2026-11-20T05:00:00Z'),
      at('2026-11-20T04:59:59Z'),
    ];
    const days = byDay(all, 'America/New_York');
    expect(days.map(([day, { length }]) => [day, length])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-20', 2],
      ['2026-11-19', 1],
    ]);
    expect(days.flatMap(([, promises]) => promises)).toEqual(all);
  });
});
