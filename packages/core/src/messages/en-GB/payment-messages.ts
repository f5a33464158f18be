import type { PaymentMessageKey } from '../payment-messages.ts';

/** The payment application's texts that differ in British English. */
export const paymentMessages: Readonly<Partial<Record<PaymentMessageKey, string>>> = {
  postalCodeRequired: 'Postcode is required.',
  postalCodeMalformed: 'Enter a valid postcode.',
  stateRequired: 'County is required.',
};
