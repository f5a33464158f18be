import { type Money, formatMoney } from '../kernel/money.ts';
import { moneyOf, type PlanCost } from './plan.ts';

/** A note next to a plan's price. `formatCostNote` formats it. */
export type CostNote =
  /** The plan is well below its regular fee. */
  | { readonly kind: 'normally'; readonly regular: Money }
  /** The initiation fee in the first payment. */
  | { readonly kind: 'initiation'; readonly initiation: Money; readonly normally: Money }
  /** The visitor may get reimbursed. */
  | { readonly kind: 'reimbursement' }
  /** The length of the commitment. */
  | { readonly kind: 'commitment' };

interface CostNoteSettings {
  /** The regular fee is shown from this difference on, in minor units. */
  readonly worthNaming: number;
  /** The normal initiation fee, in minor units of the club's currency. */
  readonly normalInitiation: number;
}

const defaultCostNoteSettings: CostNoteSettings = {
  worthNaming: 30_00,
  normalInitiation: 500_00,
};

/** Chooses the notes next to a plan's price. */
export class ComputeCostNote {
  readonly #settings: CostNoteSettings;

  constructor(settings: CostNoteSettings = defaultCostNoteSettings) {
    this.#settings = settings;
  }

  /** Savings above the dues reduce the initiation to zero, never below. `isStandardJoin` adds the commitment note. */
  execute(
    cost: PlanCost,
    { isStandardJoin }: { readonly isStandardJoin: boolean },
  ): readonly CostNote[] {
    const note = this.#ofFees(cost);
    return isStandardJoin ? [note, { kind: 'commitment' }] : [note];
  }

  #ofFees(cost: PlanCost): CostNote {
    const { monthlyFee, regularMonthlyFee, initiation, promotionalSavings } = cost;
    if (regularMonthlyFee - monthlyFee >= this.#settings.worthNaming) {
      return { kind: 'normally', regular: moneyOf(cost, regularMonthlyFee) };
    }
    if (cost.isReimbursementAvailable && regularMonthlyFee === monthlyFee) {
      return { kind: 'reimbursement' };
    }
    return {
      kind: 'initiation',
      initiation: moneyOf(cost, Math.max(0, initiation.totalDues - promotionalSavings)),
      normally: moneyOf(cost, this.#settings.normalInitiation),
    };
  }
}

/** The copy of the notes, as functions of formatted amounts. */
export interface CostNoteCopy {
  readonly normally: (regular: string) => string;
  readonly initiation: (initiation: string, normally: string) => string;
  readonly reimbursement: string;
  readonly commitment: string;
}

export const englishCostNotes = {
  normally: (regular: string): string => `Normally ${regular}`,
  initiation: (initiation: string, normally: string): string =>
    `Including ${initiation} initiation. Normally ${normally}`,
  reimbursement: 'Your membership may be eligible for reimbursement.',
  commitment: '12-mo commitment',
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
      return copy.initiation(write(note.initiation), write(note.normally));
    case 'reimbursement':
      return copy.reimbursement;
    case 'commitment':
      return copy.commitment;
  }
}
