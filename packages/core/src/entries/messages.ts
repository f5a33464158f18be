/** `@foyer/core/messages`: messages and their catalogue. */
export { chooseLocale, foyerLocales } from '../messages/choose-locale.ts';
export { addMessages, messages } from '../messages/catalog.ts';
export { accountMessages } from '../messages/account-messages.ts';
export { formMessages } from '../messages/form-messages.ts';
export { joinMessages } from '../messages/join-messages.ts';
export { serviceMessages } from '../messages/service-messages.ts';
export { siteMessages } from '../messages/site-messages.ts';
export { type PaymentMessageKey, paymentMessages } from '../messages/payment-messages.ts';
export { messageOfCall } from '../messages/failure-messages.ts';
