import type { messages as english } from '../catalog.ts';

/** The texts of the visit and of every page that differ in British English. */
export const leadMessages: Readonly<Partial<Record<keyof typeof english, string>>> = {
  nearbyNotFound: 'We couldn’t find clubs near you. Search by town or postcode instead.',
  postalCodeRequired: 'Postcode is required.',
  postalCodeMalformed: 'Enter a valid postcode.',
  locationDenied:
    'Location is off for this site. Search by town or postcode, or allow location in your browser settings.',
};
