import type { CostNote } from './compute-cost-note.ts';
import { formatMoney, type Money } from '../kernel/money.ts';

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
