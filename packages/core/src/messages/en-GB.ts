/** The catalogue as it is said in Britain: what differs from `messages` and its like. Entry `@foyer/core/messages/en-GB`. */
export { accountMessages } from './en-GB/account-messages.ts';
export { formMessages } from './en-GB/form-messages.ts';
export { leadMessages } from './en-GB/lead-messages.ts';
export { paymentMessages } from './en-GB/payment-messages.ts';
