import { parseDate } from '../forms/date.ts';
import type { Money } from '../kernel/money.ts';
import { Temporal } from '../kernel/temporal.ts';
import { moneyOf, type PlanCost } from './plan.ts';
import { amountOff, dueWithoutPromo } from './promo.ts';

/** A membership can start up to this many days after the first possible one. */
const startsWithinDays = 90;

/**
 * What a plan costs someone who joins today. The plan's card, the order, the payment, the receipt, the welcome email and
 * the account all show these amounts and days, so that none contradicts another.
 */
export interface PlanBill {
  /** The sum of `firstMonth` and `initiationDue`, less what a promo code takes off today. */
  readonly dueToday: Money;
  /** The monthly fee in the payment of today; zero if the membership starts later. */
  readonly firstMonth: Money;
  readonly initiation: Money;
  /** The club's savings on the initiation, at most all of it. */
  readonly saved: Money;
  /** The initiation less the club's savings. */
  readonly initiationDue: Money;
  /** What the promo code takes off; null without one. */
  readonly promo: PromoBill | null;
  /** Each month's fee from `monthlyFrom` on. The first ones may be lower: see `monthlyPayments`. */
  readonly monthly: Money;
  /** ISO date of the next monthly charge; null if it's the club's opening on a day that isn't known. */
  readonly monthlyFrom: string | null;
  /** ISO date of the first day of the membership; null if it's the club's opening on a day that isn't known. */
  readonly startsOn: string | null;
  /**
   * The initiation due and twelve monthly fees, less what the promo code takes off them: everything that is charged for
   * the twelve months from the first day on, including the payment of today. Other fees, such as one for a freeze,
   * aren't in it.
   */
  readonly firstYear: Money;
  /** True if the club isn't open yet. */
  readonly isPresale: boolean;
  /** ISO date of the opening; null if the club is open or the day isn't known. */
  readonly opensOn: string | null;
  readonly commitmentMonths: number;
  /** The regular monthly fee if it's above the charged one; otherwise null. */
  readonly regularMonthly: Money | null;
  /** True if the fee may be reimbursed and is the regular one. */
  readonly isReimbursable: boolean;
}

/** What a promo code takes off a bill. */
export interface PromoBill {
  readonly code: string;
  /** Off today's payment. */
  readonly today: Money;
  /** The part of it that is off the initiation. */
  readonly initiation: Money;
  /** Off the first twelve months, including today's payment. */
  readonly firstYear: Money;
  /** The fee of each of the first `months` months, which are counted from the first day of the membership. */
  readonly monthly: Money;
  /** Zero if the monthly fee isn't reduced. */
  readonly months: number;
}

/**
 * A membership that starts today is charged its first month today, and the next ones on the same day of each month. One
 * that starts later is charged only the initiation today, and the monthly fee from its first day on. It starts on
 * `startsOn`, but not before the payment of `today` and the club's opening. No amount is negative.
 */
export function planBill(
  cost: PlanCost,
  today: Temporal.PlainDate,
  startsOn: Temporal.PlainDate = today,
): PlanBill {
  const { monthlyFee: monthly, initiation, saved, initiationDue } = dueWithoutPromo(cost);
  const earliest = earliestStart(cost, today);
  const start = earliest && later(earliest, startsOn);
  const startsToday = start !== null && start.equals(today);
  const firstMonth = startsToday ? monthly : 0;
  const monthlyFrom = startsToday ? today.add({ months: 1 }) : start;
  const promo = promoBill(cost, startsToday);
  const [offToday, offFirstYear] = [promo?.today.minorUnits ?? 0, promo?.firstYear.minorUnits ?? 0];
  return {
    dueToday: moneyOf(cost, firstMonth + initiationDue - offToday),
    firstMonth: moneyOf(cost, firstMonth),
    initiation: moneyOf(cost, initiation),
    saved: moneyOf(cost, saved),
    initiationDue: moneyOf(cost, initiationDue),
    promo,
    monthly: moneyOf(cost, monthly),
    monthlyFrom: monthlyFrom?.toString() ?? null,
    startsOn: start?.toString() ?? null,
    firstYear: moneyOf(cost, initiationDue + 12 * monthly - offFirstYear),
    isPresale: cost.opening !== null,
    opensOn: cost.opening && (earliest?.toString() ?? null),
    commitmentMonths: cost.commitmentMonths,
    regularMonthly: cost.regularMonthlyFee > monthly ? moneyOf(cost, cost.regularMonthlyFee) : null,
    isReimbursable: cost.isReimbursementAvailable && cost.regularMonthlyFee === cost.monthlyFee,
  };
}

function promoBill(cost: PlanCost, startsToday: boolean): PromoBill | null {
  if (cost.promo === undefined) return null;
  const { code, initiation, monthly } = cost.promo;
  const { monthlyFee, initiationDue } = dueWithoutPromo(cost);
  const offInitiation = amountOff(initiation, initiationDue);
  const offMonth = amountOff(monthly?.discount ?? null, monthlyFee);
  const months = offMonth > 0 ? Math.max(0, monthly?.months ?? 0) : 0;
  return {
    code,
    today: moneyOf(cost, offInitiation + (startsToday && months > 0 ? offMonth : 0)),
    initiation: moneyOf(cost, offInitiation),
    firstYear: moneyOf(cost, offInitiation + Math.min(12, months) * offMonth),
    monthly: moneyOf(cost, months > 0 ? monthlyFee - offMonth : monthlyFee),
    months,
  };
}

/** Monthly charges of the same amount from a day on, an ISO date; null if it isn't known. */
export interface MonthlyPayments {
  readonly amount: Money;
  readonly from: string | null;
  /** How many there are; null if they go on. */
  readonly months: number | null;
}

/** The monthly charges after today: those that a promo code reduces, if any are left, and then the regular ones. */
export function monthlyPayments({
  monthly,
  monthlyFrom,
  startsOn,
  promo,
}: Pick<PlanBill, 'monthly' | 'monthlyFrom' | 'startsOn' | 'promo'>): readonly [
  MonthlyPayments,
  ...MonthlyPayments[],
] {
  const paidMonths = startsOn !== null && monthlyFrom !== startsOn ? 1 : 0;
  const months = (promo?.months ?? 0) - paidMonths;
  if (promo === null || months <= 0) return [{ amount: monthly, from: monthlyFrom, months: null }];
  const regularFrom =
    startsOn === null ? null : Temporal.PlainDate.from(startsOn).add({ months: promo.months });
  return [
    { amount: promo.monthly, from: monthlyFrom, months },
    { amount: monthly, from: regularFrom?.toString() ?? null, months: null },
  ];
}

/** The ISO dates on which a membership can start, both included. */
export interface StartWindow {
  readonly first: string;
  readonly last: string;
}

/** The days on which a membership that is bought today can start; null if the day of the opening isn't known. */
export function startWindow(
  terms: Pick<PlanCost, 'opening'>,
  today: Temporal.PlainDate,
): StartWindow | null {
  const first = earliestStart(terms, today);
  if (first === null) return null;
  const last = first.add({ days: startsWithinDays });
  return { first: first.toString(), last: last.toString() };
}

/** True for an ISO date in the window. */
export function isStartIn({ first, last }: StartWindow, day: string): boolean {
  return parseDate(day).ok && first <= day && day <= last;
}

/** The first monthly charge on `today` or later, for a membership whose monthly charges begin on `from` (ISO dates). */
export function nextMonthlyCharge(from: string, today: Temporal.PlainDate): string {
  const first = Temporal.PlainDate.from(from);
  if (Temporal.PlainDate.compare(first, today) >= 0) return from;
  const { months } = first.until(today, { largestUnit: 'months' });
  const latest = first.add({ months });
  const isDue = Temporal.PlainDate.compare(latest, today) >= 0;
  return (isDue ? latest : first.add({ months: months + 1 })).toString();
}

/** An opening day of today or earlier means that the opening is late, and its new day isn't known. */
function earliestStart(
  { opening }: Pick<PlanCost, 'opening'>,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  if (opening === null) return today;
  if (opening.day === null) return null;
  const day = Temporal.PlainDate.from(opening.day);
  return Temporal.PlainDate.compare(day, today) > 0 ? day : null;
}

function later(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) < 0 ? other : one;
}
