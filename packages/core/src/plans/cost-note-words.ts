import type { CostNote } from './compute-cost-note.ts';
import { formatMoney, type Money } from '../kernel/money.ts';

/** The copy of the notes, as functions of formatted amounts. */
export interface CostNoteWords {
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
export function wordCostNote(
  note: CostNote,
  write: (amount: Money) => string = (amount) => formatMoney(amount),
  words: CostNoteWords = englishCostNotes,
): string {
  switch (note.kind) {
    case 'normally':
      return words.normally(write(note.regular));
    case 'initiation':
      return words.initiation(write(note.initiation), write(note.normally));
    case 'reimbursement':
      return words.reimbursement;
    case 'commitment':
      return words.commitment;
  }
}
