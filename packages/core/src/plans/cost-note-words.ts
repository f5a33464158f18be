import type { CostNote } from './compute-cost-note.ts';
import { formatMoney, type Money } from '../kernel/money.ts';

/** What the notes say, filled with amounts as they are read. */
export interface CostNoteWords {
  readonly normally: (regular: string) => string;
  readonly initiation: (initiation: string, normally: string) => string;
  readonly reimbursement: string;
  readonly commitment: string;
}

export const englishCostNotes = {
  normally: (regular: string): string => `Normally ${regular}`, // PL-01
  initiation: (initiation: string, normally: string): string =>
    `Including ${initiation} initiation. Normally ${normally}`, // PL-02
  reimbursement: 'Your membership may be eligible for reimbursement.', // PL-03
  commitment: '12-mo commitment', // PL-04
} as const;

/** A cost note in words, English ones by default. Source: PL-01 to PL-04. */
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
