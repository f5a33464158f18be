import type { messages as english } from '../catalog.ts';

/** The texts of the visit and of every page that differ in British English. */
export const leadMessages: Readonly<Partial<Record<keyof typeof english, string>>> = {
  postalCodeRequired: 'Postcode is required.',
  postalCodeMalformed: 'Enter a valid postcode.',
};
