import type { messages as english } from '../catalogue.ts';

/** The sentences of the visit and of every page as Britain says them. ER-01 */
export const leadMessages: Readonly<Partial<Record<keyof typeof english, string>>> = {
  postalCodeRequired: 'Postcode is required.',
  postalCodeMalformed: 'Enter a valid postcode.',
};
