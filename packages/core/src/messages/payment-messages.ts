import { messages } from './catalog.ts';

/** The payment application's error messages. It's a separate page, so they have a catalog that no other page loads. */
export const paymentMessages = {
  nameOnCardRequired: 'Enter the name on the card.',
  cardNumberRequired: 'Enter the card number.',
  cardNumberMalformed: 'Check your card number. It should have 13–19 digits.',
  cardBrandUnknown: 'We accept American Express, Visa, Mastercard, Discover, Diners Club, and JCB.',
  cardNumberMistyped: 'That card number isn’t valid. Please check it.',
  cardIsReal: 'This demo accepts only the test cards listed below the form.',
  expiryRequired: 'Enter the expiration date.',
  expiryMalformed: 'Enter the expiration date as MM/YY, for example 04/30.',
  expiryPast: 'This card has expired. Please use a different card.',
  securityCodeRequired: 'Enter the security code.',
  securityCodeMalformed:
    'Enter the 3-digit code on the back of your card (4 digits on the front for American Express).',
  postalCodeRequired: messages.postalCodeRequired as string,
  postalCodeMalformed: messages.postalCodeMalformed as string,
  stateRequired: 'State is required.',
  cardDeclined:
    'Your bank declined this card, so you weren’t charged. Please try a different card.',
  fundsMissing:
    'This card has insufficient funds, so you weren’t charged. Please try a different card.',
  confirmationRefused: 'The payment wasn’t confirmed, so you weren’t charged. You can try again.',
  sumChanged:
    'The amount due today has changed, so you weren’t charged. Please check it, then pay.',
  cardsTried: 'Too many attempts, so you weren’t charged. Please try again later.',
  nothingToPay:
    'There’s nothing to pay right now. If you just paid, you’re all set. Go back to see your confirmation.',
  purchaseUnknown: 'We can’t find this purchase. Please choose what you’d like to buy again.',
  purchaseExpired:
    'This checkout timed out and you weren’t charged. Please choose your membership again.',
  purchasePaid: 'Your payment went through. You won’t be charged twice.',
  giftExpired:
    'This checkout timed out and you weren’t charged. Your gift is saved, so you can go back and try again.',
  passExpired:
    'This checkout timed out and you weren’t charged. Your details are saved, so you can go back and try again.',
  joinedBefore:
    'Someone has already joined with this email address, so you weren’t charged. If it was you, check your email for your membership details. If not, use a different address.',
  questionAnswered: 'You’ve already answered your bank’s request. You won’t be charged again.',
  formForeign: 'We couldn’t verify this form, so you weren’t charged. Please start again.',
} as const;

export type PaymentMessageKey = keyof typeof paymentMessages;
