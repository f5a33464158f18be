import type { Money } from '../kernel/money.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';
import { Temporal } from '../kernel/temporal.ts';

/** What a member pays for: a plan at a home club. */
export interface MembershipOffer {
  readonly planId: string;
  readonly planName: string;
  /** The home club. */
  readonly facilityId: string;
  readonly monthly: Money;
}

/** An offer that replaces the former one from a billing day on, an ISO date. */
export interface MembershipChange extends MembershipOffer {
  readonly from: string;
}

/** A pause. Both days are billing days, as ISO dates. The membership runs again from `until` on. */
export interface MembershipFreeze {
  readonly from: string;
  readonly until: string;
}

/** A lower fee for the first months, counted from the first day. Another plan or club ends it. */
export interface MembershipPromo {
  readonly months: number;
  readonly monthly: Money;
}

/** The chain's terms at the time of joining. */
export interface MembershipTerms {
  readonly commitmentMonths: number;
  /** How long before its last day a membership has to be canceled. */
  readonly noticeDays: number;
  readonly longestFreezeMonths: number;
  /** Charged for each month of a freeze in place of the monthly fee. */
  readonly freezeFee: Money;
}

/**
 * A membership: what was bought and what the member has changed since. Everything else, such as the next bill or the end
 * of the commitment, follows from it.
 */
export interface Membership {
  /** ISO date. */
  readonly joinedOn: string;
  /** ISO date: the first of the monthly billing days. Null until the opening of the club is known. */
  readonly startsOn: string | null;
  /** The zone in which its days begin: that of the club where it was bought. */
  readonly timeZone: string;
  readonly terms: MembershipTerms;
  /** True if the agreement that was signed on joining can be read. */
  readonly hasAgreement: boolean;
  readonly bought: MembershipOffer;
  /** What the first months of what was bought cost with a promo code; null without one. */
  readonly promo: MembershipPromo | null;
  /** In the order of their days. */
  readonly changes: readonly MembershipChange[];
  /** In the order of their days. They don't overlap. */
  readonly freezes: readonly MembershipFreeze[];
  /** The last day of a canceled membership, ISO; otherwise null. */
  readonly lastDay: string | null;
}

/** A monthly bill. It covers the days from `on` until the next billing day. */
export interface MembershipBill {
  /** ISO date. */
  readonly on: string;
  readonly kind: 'month' | 'freeze';
  readonly planName: string;
  readonly total: Money;
}

export type MembershipStanding =
  /** It hasn't started yet. */
  'upcoming' | 'active' | 'frozen' | 'ended';

/** Why a change of a membership isn't possible. */
export type MembershipRefusal =
  /** Its first day isn't known yet. */
  | 'not-started'
  /** It is canceled. */
  | 'leaving'
  | 'ended'
  /** There is another freeze already. */
  | 'frozen'
  /** The days or months are outside of what the terms allow. */
  | 'outside-terms'
  /** It is what the member has already. */
  | 'unchanged'
  /** The clubs charge in different currencies. */
  | 'other-currency';

/** How far ahead a freeze can be asked for. */
const freezeWithinMonths = 6;

/** The ISO date at the club. */
export function todayOf({ timeZone }: Membership, now: Temporal.Instant): string {
  return now.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

export function standingOn(membership: Membership, today: string): MembershipStanding {
  const { startsOn, lastDay } = membership;
  if (lastDay !== null && lastDay < today) return 'ended';
  if (startsOn === null || today < startsOn) return 'upcoming';
  return freezeOn(membership, today) === null ? 'active' : 'frozen';
}

/** What the member has on a day. */
export function offerOn({ bought, changes }: Membership, day: string): MembershipOffer {
  return changes.findLast(({ from }) => from <= day) ?? bought;
}

/** The change that takes effect after today; null when there is none. */
export function pendingChange({ changes }: Membership, today: string): MembershipChange | null {
  return changes.find(({ from }) => from > today) ?? null;
}

/** The freeze of a day; null when there is none. */
export function freezeOn({ freezes }: Membership, day: string): MembershipFreeze | null {
  return freezes.find(({ from, until }) => from <= day && day < until) ?? null;
}

/** The freeze that is in force today or starts later; null when there is none. */
export function currentFreeze({ freezes }: Membership, today: string): MembershipFreeze | null {
  return freezes.find(({ until }) => today < until) ?? null;
}

/** The last day of the commitment, ISO. Frozen months don't count. Null until the first day is known. */
export function commitmentEnd({ startsOn, terms, freezes }: Membership): string | null {
  if (startsOn === null) return null;
  const frozen = freezes.reduce(
    (months, { from, until }) =>
      months + billingMonth(startsOn, until) - billingMonth(startsOn, from),
    0,
  );
  return dayBefore(billingDay(startsOn, terms.commitmentMonths + frozen));
}

/**
 * The monthly bills from one ISO date until another, both included. The payment on joining isn't one of them, even when
 * it includes the first month.
 */
export function billsBetween(
  membership: Membership,
  from: string,
  until: string,
): MembershipBill[] {
  const { startsOn } = membership;
  if (startsOn === null) return [];
  const bills: MembershipBill[] = [];
  for (let month = billingMonth(startsOn, from); ; month += 1) {
    const day = billingDay(startsOn, month);
    if (day > until) return bills;
    const bill = billOf(membership, day);
    if (bill !== null) bills.push(bill);
  }
}

/** The first bill after today, which counts as charged; null when the membership ends before. */
export function nextBill(membership: Membership, today: string): MembershipBill | null {
  if (membership.startsOn === null) return null;
  const last = Temporal.PlainDate.from(later(today, membership.startsOn)).add({ years: 2 });
  return billsBetween(membership, dayAfter(today), last.toString())[0] ?? null;
}

/**
 * A freeze of whole months from a day on, or from the first billing day after it. A membership has one freeze at a time.
 * Asking for the same one again changes nothing.
 */
export function withFreeze(
  membership: Membership,
  wanted: { readonly from: string; readonly months: number },
  today: string,
): Result<Membership, MembershipRefusal> {
  return runningFrom(membership, today).andThen<Membership, MembershipRefusal>((startsOn) => {
    if (membership.lastDay !== null) return Err('leaving');
    const { months } = wanted;
    if (!(months >= 1 && months <= membership.terms.longestFreezeMonths)) {
      return Err('outside-terms');
    }
    if (wanted.from < today || wanted.from > lastFreezeStart(today)) return Err('outside-terms');
    const first = billingMonth(startsOn, later(wanted.from, dayAfter(today)));
    const freeze = {
      from: billingDay(startsOn, first),
      until: billingDay(startsOn, first + months),
    };
    const current = currentFreeze(membership, today);
    if (current === null) return Ok({ ...membership, freezes: [...membership.freezes, freeze] });
    const isSame = current.from === freeze.from && current.until === freeze.until;
    return isSame ? Ok(membership) : Err('frozen');
  });
}

/** The last ISO date on which a freeze can be asked to start. */
export function lastFreezeStart(today: string): string {
  return Temporal.PlainDate.from(today).add({ months: freezeWithinMonths }).toString();
}

/** Takes a freeze back before it starts. One that has started ends on the next billing day. */
export function withoutFreeze(
  membership: Membership,
  today: string,
): Result<Membership, MembershipRefusal> {
  return runningFrom(membership, today).andThen<Membership, MembershipRefusal>((startsOn) => {
    const freeze = currentFreeze(membership, today);
    if (freeze === null) return Ok(membership);
    // Its months are part of the commitment, and so of the last day.
    if (membership.lastDay !== null) return Err('leaving');
    const others = membership.freezes.filter((other) => other !== freeze);
    if (freeze.from > today) return Ok({ ...membership, freezes: others });
    const until = nextBillingDay(startsOn, today);
    return Ok({ ...membership, freezes: [...others, { ...freeze, until }] });
  });
}

/**
 * Cancels. The last day is the end of the month that is paid for when the notice is over, and not before the end of the
 * commitment. A freeze that hasn't started is dropped.
 */
export function withCancellation(
  membership: Membership,
  today: string,
): Result<Membership, MembershipRefusal> {
  return runningFrom(membership, today).map((startsOn) => {
    if (membership.lastDay !== null) return membership;
    const freezes = membership.freezes.filter(({ from }) => from <= today);
    const kept = { ...membership, freezes };
    const notice = Temporal.PlainDate.from(today).add({ days: membership.terms.noticeDays });
    const afterNotice = dayBefore(nextBillingDay(startsOn, notice.toString()));
    return { ...kept, lastDay: later(commitmentEnd(kept) ?? afterNotice, afterNotice) };
  });
}

/** Takes a cancellation back, until the membership has ended. */
export function withoutCancellation(
  membership: Membership,
  today: string,
): Result<Membership, MembershipRefusal> {
  return runningFrom(membership, today).map(() => ({ ...membership, lastDay: null }));
}

/** Another plan, home club or both, from the next billing day on. It replaces a change that is pending. */
export function withChange(
  membership: Membership,
  offer: MembershipOffer,
  today: string,
): Result<Membership, MembershipRefusal> {
  return runningFrom(membership, today).andThen<Membership, MembershipRefusal>((startsOn) => {
    if (membership.lastDay !== null) return Err('leaving');
    const now = offerOn(membership, today);
    if (offer.planId === now.planId && offer.facilityId === now.facilityId) return Err('unchanged');
    if (offer.monthly.currency !== now.monthly.currency) return Err('other-currency');
    const past = membership.changes.filter(({ from }) => from <= today);
    const change = { ...offer, from: nextBillingDay(startsOn, today) };
    return Ok({ ...membership, changes: [...past, change] });
  });
}

/** Takes back the change that is pending. */
export function withoutChange(
  membership: Membership,
  today: string,
): Result<Membership, MembershipRefusal> {
  return runningFrom(membership, today).map(() => ({
    ...membership,
    changes: membership.changes.filter(({ from }) => from <= today),
  }));
}

/** The first day of a membership that can be changed. It may be in the future. */
function runningFrom(
  { startsOn, lastDay }: Membership,
  today: string,
): Result<string, MembershipRefusal> {
  if (lastDay !== null && lastDay < today) return Err('ended');
  return startsOn === null ? Err('not-started') : Ok(startsOn);
}

/** Null for the first month when it was paid on joining, for days after the last one, and when nothing is charged. */
function billOf(membership: Membership, day: string): MembershipBill | null {
  const { joinedOn, startsOn, lastDay, terms } = membership;
  if (day === startsOn && day === joinedOn) return null;
  if (lastDay !== null && day > lastDay) return null;
  const offer = offerOn(membership, day);
  const isFrozen = freezeOn(membership, day) !== null;
  const total = isFrozen ? terms.freezeFee : feeOn(membership, offer, day);
  if (total.minorUnits === 0) return null;
  return { on: day, kind: isFrozen ? 'freeze' : 'month', planName: offer.planName, total };
}

function feeOn(
  { startsOn, bought, promo }: Membership,
  offer: MembershipOffer,
  day: string,
): Money {
  const isReduced =
    promo !== null &&
    startsOn !== null &&
    offer === bought &&
    day < billingDay(startsOn, promo.months);
  return isReduced ? promo.monthly : offer.monthly;
}

/**
 * Billing days are counted from the first, because adding months one by one would turn a membership of the 31st into one
 * of the 28th.
 */
function billingDay(startsOn: string, month: number): string {
  return Temporal.PlainDate.from(startsOn).add({ months: month }).toString();
}

/** The number of the first billing day on a day or after it. */
function billingMonth(startsOn: string, day: string): number {
  if (day <= startsOn) return 0;
  const { months } = Temporal.PlainDate.from(startsOn).until(day, { largestUnit: 'months' });
  return billingDay(startsOn, months) >= day ? months : months + 1;
}

/** The first billing day after a day. */
function nextBillingDay(startsOn: string, day: string): string {
  return billingDay(startsOn, billingMonth(startsOn, dayAfter(day)));
}

function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}

function dayBefore(day: string): string {
  return Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
}

function later(one: string, other: string): string {
  return one < other ? other : one;
}
