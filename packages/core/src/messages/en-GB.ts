/**
 * The catalog in British English: only the texts that differ from `messages` and the other catalogs. Entry
 * `@foyer/core/messages/en-GB`.
 */
export { accountMessages } from './en-GB/account-messages.ts';
export { formMessages } from './en-GB/form-messages.ts';
export { joinMessages } from './en-GB/join-messages.ts';
export { leadMessages } from './en-GB/lead-messages.ts';
export { paymentMessages } from './en-GB/payment-messages.ts';
export { serviceMessages } from './en-GB/service-messages.ts';
