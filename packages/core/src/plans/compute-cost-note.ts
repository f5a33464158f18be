import { type Currency, type Money, formatMoney } from '../kernel/money.ts';
import type { PlanBill } from './plan-bill.ts';

/** A note next to a plan's price. `formatCostNote` formats it. */
export type CostNote =
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

  /** A note about the fees, and the commitment, if there is one. */
  execute(bill: PlanBill): readonly CostNote[] {
    const { commitmentMonths: months } = bill;
    return [this.#ofFees(bill), ...(months > 0 ? [{ kind: 'commitment', months } as const] : [])];
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

/** The copy of the notes, as functions of formatted amounts. */
export interface CostNoteCopy {
  readonly normally: (regular: string) => string;
  readonly initiation: (initiation: string, normally: string | null) => string;
  readonly reimbursement: string;
  readonly commitment: (months: number) => string;
}

export const englishCostNotes = {
  normally: (regular: string): string => `Normally ${regular}`,
  initiation: (initiation: string, normally: string | null): string =>
    normally === null
      ? `Including ${initiation} initiation`
      : `Including ${initiation} initiation. Normally ${normally}`,
  reimbursement: 'Your membership may be eligible for reimbursement.',
  commitment: (months: number): string => `${months}-mo commitment`,
} as const;

/** Formats a cost note, in English by default. */
export function formatCostNote(
  note: CostNote,
  write: (amount: Money) => string = (amount) => formatMoney(amount),
  copy: CostNoteCopy = englishCostNotes,
): string {
  switch (note.kind) {
    case 'normally':
      return copy.normally(write(note.regular));
    case 'initiation':
      return copy.initiation(
        write(note.initiation),
        note.normally === null ? null : write(note.normally),
      );
    case 'reimbursement':
      return copy.reimbursement;
    case 'commitment':
      return copy.commitment(note.months);
  }
}
