import type { formMessages as english } from '../form-messages.ts';

/** The forms' texts that differ in British English. */
export const formMessages: Readonly<Partial<Record<keyof typeof english, string>>> = {
  giftCustomAmount: 'Enter a whole number from 1 to {max}, with no commas or full stops.',
  birthDateRequired: 'Date of birth is required.',
  birthDateImpossible: 'Enter a past date with a four-digit year.',
  stateRequired: 'County is required.',
  bloodPressureCrisis:
    'This blood pressure is very high. Rest for five minutes and measure again. If it’s still above 180/120, see a doctor today. If you have chest pain, trouble breathing or vision changes, call 999 now.',
};
