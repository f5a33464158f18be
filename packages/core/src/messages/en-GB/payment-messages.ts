import type { PaymentMessageKey } from '../payment-messages.ts';

/** The payment application's texts that differ in British English. */
export const paymentMessages: Readonly<Partial<Record<PaymentMessageKey, string>>> = {
  cardBrandUnknown: 'We accept American Express, Visa, Mastercard, Discover, Diners Club and JCB.',
  expiryRequired: 'Enter the expiry date.',
  expiryMalformed: 'Enter the expiry date as MM/YY, for example 04/30.',
  postalCodeRequired: 'Postcode is required.',
  postalCodeMalformed: 'Enter a valid postcode.',
  stateRequired: 'County is required.',
};
