import type { CostNote } from './compute-cost-note.ts';
import { defaultMoneyStyle, formatMoney, type MoneyStyle } from './money.ts';

/** A cost note in words. Source: PL-01 to PL-04. */
export function wordCostNote(note: CostNote, style: MoneyStyle = defaultMoneyStyle): string {
  switch (note.kind) {
    case 'normally':
      return `Normally ${formatMoney(note.regular, style)}`;
    case 'initiation':
      return `Including ${formatMoney(note.initiation, style)} initiation. Normally ${formatMoney(note.normally, style)}`;
    case 'reimbursement':
      return 'Your membership may be eligible for reimbursement.';
    case 'commitment':
      return '12-mo commitment';
  }
}
