import type { Money } from '../kernel/money.ts';
import { moneyOf, type PlanCost } from './plan.ts';

/** A remark beside a plan's price; worded by `wordCostNote`. */
export type CostNote =
  /** The plan is well below its regular fee. PL-01 */
  | { readonly kind: 'normally'; readonly regular: Money }
  /** What the first payment holds besides. PL-02 */
  | { readonly kind: 'initiation'; readonly initiation: Money; readonly normally: Money }
  /** Someone may pay the visitor back. PL-03 */
  | { readonly kind: 'reimbursement' }
  /** For how long the member commits. PL-04 */
  | { readonly kind: 'commitment' };

export interface CostNoteSettings {
  /** From this difference of the fees on, the regular one is named. Minor units. PL-01 */
  readonly worthNaming: number;
  /** What an initiation normally is, in minor units of the club's currency. PL-02 */
  readonly normalInitiation: number;
}

export const defaultCostNoteSettings: CostNoteSettings = {
  worthNaming: 30_00,
  normalInitiation: 500_00,
};

/** Which notes stand beside a plan's price. Source: PL-01 to PL-04, SJ-08. */
export class ComputeCostNote {
  readonly #settings: CostNoteSettings;

  constructor(settings: CostNoteSettings = defaultCostNoteSettings) {
    this.#settings = settings;
  }

  /** Savings above the dues make the initiation nothing, never less. `isStandardJoin` adds PL-04's note. */
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
