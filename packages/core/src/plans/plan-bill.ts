import type { Money } from '../kernel/money.ts';
import { Temporal } from '../kernel/temporal.ts';
import { moneyOf, type PlanCost } from './plan.ts';

const commitmentMonths = 12;

/**
 * What a plan costs someone who joins today. The plan's card, the order, the payment, the receipt, the welcome email and
 * the account all show these amounts and days, so that none contradicts another.
 */
export interface PlanBill {
  /** The sum of `firstMonth` and `initiationDue`. */
  readonly dueToday: Money;
  /** The monthly fee in the payment of today; zero if the club isn't open yet. */
  readonly firstMonth: Money;
  readonly initiation: Money;
  /** The savings on the initiation, at most all of it. */
  readonly saved: Money;
  readonly initiationDue: Money;
  /** Each month's fee from `monthlyFrom` on. */
  readonly monthly: Money;
  /** ISO date of the next monthly charge; null if it's the club's opening on a day that isn't known. */
  readonly monthlyFrom: string | null;
  /** True if the club isn't open yet. It opens on `monthlyFrom`. */
  readonly isPresale: boolean;
  readonly commitmentMonths: number;
  /** The regular monthly fee if it's above the charged one; otherwise null. */
  readonly regularMonthly: Money | null;
  /** True if the fee may be reimbursed and is the regular one. */
  readonly isReimbursable: boolean;
}

/**
 * An open club charges the first month today, and the next ones on the same day of each month. A club in presale
 * charges only the initiation today, and the monthly fee from its opening on. No amount is negative.
 */
export function planBill(cost: PlanCost, today: Temporal.PlainDate): PlanBill {
  const { opening } = cost;
  const monthly = Math.max(0, cost.monthlyFee);
  const firstMonth = opening === null ? monthly : 0;
  const initiation = Math.max(0, cost.initiation.totalDues);
  const saved = Math.min(initiation, Math.max(0, cost.promotionalSavings));
  return {
    dueToday: moneyOf(cost, firstMonth + initiation - saved),
    firstMonth: moneyOf(cost, firstMonth),
    initiation: moneyOf(cost, initiation),
    saved: moneyOf(cost, saved),
    initiationDue: moneyOf(cost, initiation - saved),
    monthly: moneyOf(cost, monthly),
    monthlyFrom:
      opening === null ? today.add({ months: 1 }).toString() : dayAfter(today, opening.day),
    isPresale: opening !== null,
    commitmentMonths,
    regularMonthly: cost.regularMonthlyFee > monthly ? moneyOf(cost, cost.regularMonthlyFee) : null,
    isReimbursable: cost.isReimbursementAvailable && cost.regularMonthlyFee === cost.monthlyFee,
  };
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

/** An opening day that has passed means that the opening is late, and its new day isn't known. */
function dayAfter(today: Temporal.PlainDate, day: string | null): string | null {
  return day !== null && Temporal.PlainDate.compare(day, today) > 0 ? day : null;
}
