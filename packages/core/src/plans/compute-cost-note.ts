import { type Currency, type Money, formatMoney } from '../kernel/money.ts';
import { Temporal } from '../kernel/temporal.ts';
import { monthlyPayments, type PlanBill } from './plan-bill.ts';
import type { Plan } from './plan.ts';

/** A note next to a plan's price. `formatCostNote` formats it. */
export type CostNote =
  /** The club holds the price through an ISO date. */
  | { readonly kind: 'held'; readonly until: string }
  /** A promo code lowers the fee of the first months. */
  | {
      readonly kind: 'promo';
      readonly code: string;
      readonly monthly: Money;
      readonly months: number;
    }
  /**
   * Today's payment has no monthly fee: the first is charged on the membership's first day, an ISO date. Null if that is
   * the club's opening on a day that isn't known.
   */
  | {
      readonly kind: 'first-fee';
      readonly amount: Money;
      readonly on: string | null;
      readonly isOpening: boolean;
    }
  /** The plan is well below its regular fee. */
  | { readonly kind: 'normally'; readonly regular: Money }
  /** The initiation fee in the first payment, and the normal one if the plan is sold below it. */
  | { readonly kind: 'initiation'; readonly initiation: Money; readonly normally: Money | null }
  | { readonly kind: 'reimbursement' }
  | { readonly kind: 'commitment'; readonly months: number };

/** The chain's normal initiation fee in each currency, in minor units. */
export type NormalInitiation = Readonly<Record<Currency, number>>;

export const defaultNormalInitiation: NormalInitiation = {
  USD: 500_00,
  CAD: 650_00,
  GBP: 400_00,
};

/** The regular fee is shown from this difference on, in minor units. */
const worthNaming = 30_00;

export class ComputeCostNote {
  readonly #normalInitiation: NormalInitiation;

  constructor(normalInitiation: NormalInitiation = defaultNormalInitiation) {
    this.#normalInitiation = normalInitiation;
  }

  /**
   * What is special about the price: that it's held, lower at first or charged later. Then a note about the fees, and the
   * commitment, if there is one.
   */
  execute(bill: PlanBill, { heldUntil }: Pick<Plan, 'heldUntil'> = {}): readonly CostNote[] {
    const { promo, monthlyFrom, startsOn, opensOn, commitmentMonths } = bill;
    const notes: CostNote[] = [];
    if (heldUntil !== undefined) notes.push({ kind: 'held', until: heldUntil });
    if (promo !== null && promo.months > 0) {
      const { code, monthly, months } = promo;
      notes.push({ kind: 'promo', code, monthly, months });
    }
    if (monthlyFrom === startsOn) {
      const [{ amount }] = monthlyPayments(bill);
      notes.push({ kind: 'first-fee', amount, on: startsOn, isOpening: startsOn === opensOn });
    }
    notes.push(this.#ofFees(bill));
    if (commitmentMonths > 0) notes.push({ kind: 'commitment', months: commitmentMonths });
    return notes;
  }

  #ofFees(bill: PlanBill): CostNote {
    const { monthly, regularMonthly, initiation, initiationDue, saved, promo } = bill;
    if (regularMonthly !== null && regularMonthly.minorUnits - monthly.minorUnits >= worthNaming) {
      return { kind: 'normally', regular: regularMonthly };
    }
    if (bill.isReimbursable) return { kind: 'reimbursement' };
    const { minorUnits, currency } = initiation;
    // A reference price is only shown if the order shows the same initiation and takes something off it.
    const off = promo?.initiation.minorUnits ?? 0;
    const isNormal = minorUnits === this.#normalInitiation[currency] && saved.minorUnits + off > 0;
    return {
      kind: 'initiation',
      initiation: { minorUnits: initiationDue.minorUnits - off, currency },
      normally: isNormal ? initiation : null,
    };
  }
}

/** The copy of the notes, as functions of formatted amounts and days. */
export interface CostNoteCopy {
  readonly held: (until: string) => string;
  readonly promo: (monthly: string, months: number, code: string) => string;
  /** `day` is null for an opening on a day that isn't known. */
  readonly firstFee: (amount: string, day: string | null, isOpening: boolean) => string;
  readonly normally: (regular: string) => string;
  readonly initiation: (initiation: string, normally: string | null) => string;
  readonly reimbursement: string;
  readonly commitment: (months: number) => string;
}

export const englishCostNotes = {
  held: (until: string): string => `Price held until ${until}`,
  promo: (monthly: string, months: number, code: string): string =>
    `${monthly} a month for the first ${months === 1 ? 'month' : `${months} months`} with ${code}`,
  firstFee: (amount: string, day: string | null, isOpening: boolean): string => {
    if (day === null) return `First ${amount} on the day the club opens`;
    return `First ${amount} on ${day}${isOpening ? ', when the club opens' : ''}`;
  },
  normally: (regular: string): string => `Normally ${regular}`,
  initiation: (initiation: string, normally: string | null): string =>
    normally === null
      ? `Including ${initiation} initiation`
      : `Including ${initiation} initiation. Normally ${normally}`,
  reimbursement: 'Your membership may be eligible for reimbursement.',
  commitment: (months: number): string => `${months}-mo commitment`,
} as const;

/** The formats of a note's amounts and ISO dates. */
export interface CostNoteFormats {
  readonly money: (amount: Money) => string;
  readonly day: (date: string) => string;
}

const englishFormats: CostNoteFormats = {
  money: (amount) => formatMoney(amount),
  day: (date) => Temporal.PlainDate.from(date).toLocaleString('en-US', { dateStyle: 'long' }),
};

/** Formats a cost note, in English by default. */
export function formatCostNote(
  note: CostNote,
  { money, day }: CostNoteFormats = englishFormats,
  copy: CostNoteCopy = englishCostNotes,
): string {
  switch (note.kind) {
    case 'held':
      return copy.held(day(note.until));
    case 'promo':
      return copy.promo(money(note.monthly), note.months, note.code);
    case 'first-fee':
      return copy.firstFee(money(note.amount), note.on && day(note.on), note.isOpening);
    case 'normally':
      return copy.normally(money(note.regular));
    case 'initiation':
      return copy.initiation(money(note.initiation), note.normally && money(note.normally));
    case 'reimbursement':
      return copy.reimbursement;
    case 'commitment':
      return copy.commitment(note.months);
  }
}
