import type { formMessages as english } from '../form-messages.ts';

/** The forms' texts that differ in British English. */
export const formMessages: Readonly<Partial<Record<keyof typeof english, string>>> = {
  giftCustomAmount: 'Enter a whole amount from 1 to {max}, without a comma or a full stop.',
  birthDateRequired: 'Date of birth is required.',
  birthDateImpossible: 'Enter a date of birth in the past, with a year of four digits.',
  stateRequired: 'County is required.',
};
