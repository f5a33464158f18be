import type { Money } from '../kernel/money.ts';
import type { Temporal } from '../kernel/temporal.ts';
import type { PlanBill, PromoBill } from '../plans/plan-bill.ts';
import type { MembershipDecision } from './decide.ts';
import {
  billsBetween,
  commitmentEnd,
  currentFreeze,
  type Membership,
  type MembershipBill,
  nextBill,
  offerOn,
  pendingChange,
} from './membership.ts';

/** What a person was shown or agreed to. It is recorded when it happens, and nothing changes it later. */
export interface RecordedPromise {
  readonly id: string;
  readonly at: Temporal.Instant;
  /** The path of the page on which it was said, such as `/payment`; empty if unknown. */
  readonly place: string;
  /** BCP 47: the language that the person read. */
  readonly locale: string;
  readonly said:
    | PromisedPrice
    | PromisedPassPrice
    | PromisedConsent
    | PromisedDecision
    | PromisedAgreement;
}

/** The price of a membership before it was bought. */
export interface PromisedPrice {
  readonly kind: 'price';
  readonly planName: string;
  readonly facilityId: string;
  readonly bill: PromisedBill;
}

/** The price of a day pass before it was bought. */
export interface PromisedPassPrice {
  readonly kind: 'pass-price';
  readonly title: string;
  readonly facilityId: string;
  /** ISO date of the day for which it is valid. */
  readonly day: string;
  readonly price: Money;
}

export interface PromisedBill extends Pick<
  PlanBill,
  | 'dueToday'
  | 'firstMonth'
  | 'initiation'
  | 'saved'
  | 'monthly'
  | 'monthlyFrom'
  | 'startsOn'
  | 'commitmentMonths'
  | 'regularMonthly'
> {
  /** What a promo code takes off today, and its fee for the first months; null without one. */
  readonly promo: Pick<PromoBill, 'code' | 'today' | 'monthly' | 'months'> | null;
}

export interface PromisedConsent {
  readonly kind: 'consent';
  /** `monthly-charge`: given with the payment. */
  readonly channel: 'newsletter' | 'text-alerts' | 'monthly-charge';
  /** False when the person took it back. */
  readonly granted: boolean;
  /** `default` when the person was told so and not asked. */
  readonly basis: 'express' | 'default';
  /** Whose law asked for it, by its name in the settings. Null if none did, and for the charge. */
  readonly jurisdiction: string | null;
  /** The exact text that the person saw. */
  readonly text: string;
  readonly textVersion: string;
}

/** A decision about the membership, with what the page said before it was confirmed. */
export interface PromisedDecision extends DecisionFacts {
  readonly kind: 'decision';
  readonly decision: MembershipDecision['kind'];
}

export interface DecisionFacts {
  /** The plan, the home club and the monthly fee that the member has from `from` on; without it, now. */
  readonly planName: string;
  readonly facilityId: string;
  readonly monthly: Money;
  /** ISO date: the first day of the freeze or the change; null for other decisions. */
  readonly from: string | null;
  /** ISO date: the membership runs again; null without a freeze. */
  readonly until: string | null;
  /** For each month of the freeze; null for other decisions. */
  readonly freezeFee: Money | null;
  /** ISO date; null unless the membership is canceled. */
  readonly lastDay: string | null;
  /** ISO date. */
  readonly commitmentEnd: string | null;
  /** Null when nothing more is charged. */
  readonly nextBill: PromisedCharge | null;
  /** Null unless the membership is canceled and something is charged until then. */
  readonly lastBill: PromisedCharge | null;
}

export interface PromisedCharge {
  /** ISO date. */
  readonly on: string;
  readonly total: Money;
}

/** An agreement that the person signed. */
export interface PromisedAgreement {
  readonly kind: 'agreement';
  readonly agreementId: string;
  readonly version: string;
  readonly title: string;
  /** The exact text. */
  readonly paragraphs: readonly string[];
  readonly facilityId: string;
  /** The name that was typed as the signature. */
  readonly signature: string;
}

/** What a member's record says. */
export interface PromiseRecord {
  /** The IANA zone in which its days begin: that of the club where the membership was bought. */
  readonly timeZone: string;
  /** Newest first. */
  readonly promises: readonly RecordedPromise[];
  /** True if there are older ones, which aren't in the list. */
  readonly hasOlder: boolean;
}

/** What a page says before a decision is confirmed. `after` is the membership with the decision. */
export function decisionFacts(
  decision: MembershipDecision['kind'],
  after: Membership,
  today: string,
): DecisionFacts {
  const isFreeze = decision === 'freeze' || decision === 'unfreeze';
  const freeze = isFreeze ? currentFreeze(after, today) : null;
  const change = decision === 'change' ? pendingChange(after, today) : null;
  const { planName, facilityId, monthly } = change ?? offerOn(after, today);
  const { lastDay } = after;
  const last =
    lastDay === null ? [] : billsBetween(after, today, lastDay).filter(({ on }) => on > today);
  return {
    planName,
    facilityId,
    monthly,
    lastDay,
    from: freeze?.from ?? change?.from ?? null,
    until: freeze?.until ?? null,
    freezeFee: freeze === null ? null : after.terms.freezeFee,
    commitmentEnd: commitmentEnd(after),
    nextBill: chargeOf(nextBill(after, today)),
    lastBill: chargeOf(last.at(-1) ?? null),
  };
}

function chargeOf(bill: MembershipBill | null): PromisedCharge | null {
  return bill && { on: bill.on, total: bill.total };
}

/** Groups a list by the ISO day of each entry in a zone, in the order of the list. */
export function byDay(
  promises: readonly RecordedPromise[],
  timeZone: string,
): readonly (readonly [day: string, promises: readonly RecordedPromise[]])[] {
  const days = new Map<string, RecordedPromise[]>();
  for (const promise of promises) {
    const day = promise.at.toZonedDateTimeISO(timeZone).toPlainDate().toString();
    const group = days.get(day) ?? [];
    group.push(promise);
    days.set(day, group);
  }
  return [...days];
}
