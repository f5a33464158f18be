/** `@foyer/core/messages`: messages and their catalogue. */
export { chooseLocale, foyerLocales, type LocaleQuestion } from '../messages/choose-locale.ts';
export {
  addMessages,
  messages,
  type MessageLanguage,
  type MessageValue,
  type FormattedValue,
} from '../messages/catalog.ts';
export { joinMessages } from '../messages/join-messages.ts';
export { accountMessages, formMessages, serviceMessages } from '../messages/member-messages.ts';
export { membershipMessages } from '../messages/membership-messages.ts';
export { siteMessages } from '../messages/site-messages.ts';
export { type PaymentMessageKey, paymentMessages } from '../messages/payment-messages.ts';
export { messageOfCall } from '../messages/failure-messages.ts';
