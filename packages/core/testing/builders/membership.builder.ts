import type { Membership, MembershipOffer } from '../../src/membership/membership.ts';
import type { Invoice } from '../../src/membership/membership-repository.port.ts';
import { Temporal } from '../../src/kernel/temporal.ts';
import type { PromiseRecord, RecordedPromise } from '../../src/membership/promise-record.ts';

/** Bought on November 20, 2026, and running since. */
export function aMembership(parts: Partial<Membership> = {}): Membership {
  return {
    joinedOn: '2026-11-20',
    startsOn: '2026-11-20',
    timeZone: 'America/New_York',
    hasAgreement: false,
    terms: {
      commitmentMonths: 12,
      noticeDays: 30,
      longestFreezeMonths: 3,
      freezeFee: { minorUnits: 15_00, currency: 'USD' },
    },
    bought: aMembershipOffer(),
    changes: [],
    promo: null,
    freezes: [],
    lastDay: null,
    ...parts,
  };
}

export function aMembershipOffer(parts: Partial<MembershipOffer> = {}): MembershipOffer {
  return {
    planId: '15',
    planName: 'Select Access',
    facilityId: '101',
    monthly: { minorUnits: 205_00, currency: 'USD' },
    ...parts,
  };
}

/** The payment on joining with `aMembership`. */
export function anInvoice(parts: Partial<Invoice> = {}): Invoice {
  const planName = 'Select Access';
  return {
    number: '901001-261120',
    on: '2026-11-20',
    status: 'paid',
    facilityId: '101',
    lines: [
      { kind: 'first-month', planName, amount: { minorUnits: 205_00, currency: 'USD' } },
      { kind: 'initiation', planName, amount: { minorUnits: 500_00, currency: 'USD' } },
      { kind: 'saved', planName, amount: { minorUnits: -200_00, currency: 'USD' } },
    ],
    total: { minorUnits: 505_00, currency: 'USD' },
    paidWith: 'Visa',
    ...parts,
  };
}

const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' }) as const;

/** By default, the consent to the monthly charge that comes with the payment. */
export function aRecordedPromise(parts: Partial<RecordedPromise> = {}): RecordedPromise {
  return {
    id: 'promise-1',
    at: Temporal.Instant.from('2026-11-20T15:00:00Z'),
    place: '/payment',
    locale: 'en-US',
    said: {
      kind: 'consent',
      channel: 'monthly-charge',
      granted: true,
      basis: 'express',
      jurisdiction: null,
      text: 'When you pay, you agree that Foyer Bryant Park charges $205 on the 20th of each month from December 20, 2026, until your membership ends.',
      textVersion: '2026-11',
    },
    ...parts,
  };
}

/** The record of someone who agreed to news as a visitor, joined, froze and signed the add-on's agreement. */
export function aPromiseRecord(parts: Partial<PromiseRecord> = {}): PromiseRecord {
  return {
    timeZone: 'America/New_York',
    hasOlder: false,
    promises: [
      aRecordedPromise({
        id: 'agreement',
        at: Temporal.Instant.from('2026-11-24T03:30:00Z'),
        place: '/account/agreements/hamptons',
        said: {
          kind: 'agreement',
          agreementId: 'hamptons',
          version: '3',
          facilityId: '101',
          title: 'The summer club',
          paragraphs: [
            'It adds the summer club to your membership, from the first Friday in June through the last Sunday in September.',
            'Guests are welcome two at a time, and sign in at the door.',
          ],
          signature: 'Grace Hopper',
        },
      }),
      aRecordedPromise({
        id: 'freeze',
        at: Temporal.Instant.from('2026-11-23T17:05:00Z'),
        place: '/account/membership',
        said: {
          kind: 'decision',
          decision: 'freeze',
          planName: 'Select Access',
          facilityId: '101',
          monthly: usd(205_00),
          from: '2026-12-20',
          until: '2027-02-20',
          freezeFee: usd(15_00),
          lastDay: null,
          lastBill: null,
          commitmentEnd: '2028-01-19',
          nextBill: { on: '2026-12-20', total: usd(15_00) },
        },
      }),
      aRecordedPromise({ id: 'charge' }),
      aRecordedPromise({
        id: 'price',
        at: Temporal.Instant.from('2026-11-20T14:58:00Z'),
        said: {
          kind: 'price',
          planName: 'Select Access',
          facilityId: '101',
          bill: {
            dueToday: usd(505_00),
            firstMonth: usd(205_00),
            initiation: usd(500_00),
            saved: usd(200_00),
            monthly: usd(205_00),
            regularMonthly: null,
            promo: null,
            monthlyFrom: '2026-12-20',
            startsOn: '2026-11-20',
            commitmentMonths: 12,
          },
        },
      }),
      aRecordedPromise({
        id: 'news',
        at: Temporal.Instant.from('2026-11-20T14:50:00Z'),
        place: '/join/step2/101',
        said: {
          kind: 'consent',
          channel: 'newsletter',
          granted: true,
          basis: 'default',
          text: 'We may email you news and offers. You can unsubscribe at any time.',
          textVersion: '2026-11.3',
          jurisdiction: 'united-states',
        },
      }),
    ],
    ...parts,
  };
}
