import { messages } from './catalog.ts';

/** The payment application's error messages. It's a separate page, so they have a catalog that no other page loads. */
export const paymentMessages = {
  nameOnCardRequired: 'Enter the name on the card.',
  cardNumberRequired: 'Enter the card number.',
  cardNumberMalformed: 'Enter a card number of 13 to 19 digits.',
  cardBrandUnknown: 'We take American Express, Visa, Mastercard, Discover, Diners Club and JCB.',
  cardNumberMistyped: 'Check the card number: a digit is not right.',
  cardIsReal: 'This page takes test cards only. Please use one of those listed below the form.',
  expiryRequired: 'Enter the expiry date as month and year.',
  expiryMalformed: 'Enter the expiry date as MM/YY, such as 04/30.',
  expiryPast: 'This card has expired. Please use another one.',
  securityCodeRequired: 'Enter the security code.',
  securityCodeMalformed:
    'Enter the 3 digits on the back of the card; American Express has 4 on the front.',
  postalCodeRequired: messages.postalCodeRequired as string,
  postalCodeMalformed: messages.postalCodeMalformed as string,
  stateRequired: 'State is required.',
  cardDeclined: 'The bank declined this card. Nothing was charged. Please try another card.',
  fundsMissing:
    'There are not enough funds on this card. Nothing was charged. Please try another card.',
  confirmationRefused: 'The payment was not confirmed. Nothing was charged. You can try again.',
  nothingToPay:
    'Nothing waits to be paid for here. If you have just paid, it is done: go back to see it.',
  purchaseUnknown: 'We do not know this purchase. Please choose again what you would like to buy.',
  purchaseExpired:
    'This purchase waited too long and has ended. Nothing was charged. Please choose your membership again.',
  purchasePaid: 'Your payment went through. You won’t be charged twice.',
  giftExpired:
    'This purchase waited too long and has ended. Nothing was charged. Your gift is as you left it: go back and try again.',
  joinedBefore:
    'Somebody has joined by this e-mail address, and nothing was charged now. If it was you, your membership is in the mail that we sent you; else please use another address.',
  questionAnswered: 'The bank’s question was answered before. Nothing more will be charged by it.',
  formForeign: 'This form did not come from our page. Nothing was charged.',
} as const;

export type PaymentMessageKey = keyof typeof paymentMessages;
