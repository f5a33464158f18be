import type { PaymentMessageKey } from '../payment-messages.ts';

/** What the payment application says otherwise in Britain. ER-01 */
export const paymentMessages: Readonly<Partial<Record<PaymentMessageKey, string>>> = {
  postalCodeRequired: 'Postcode is required.',
  postalCodeMalformed: 'Enter a valid postcode.',
  stateRequired: 'County is required.',
};
