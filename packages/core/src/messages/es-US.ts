/** The catalog in US Spanish, in the parts that are loaded separately. Entry `@foyer/core/messages/es-US`. */
export { accountMessages } from './es-US/account-messages.ts';
export { formMessages } from './es-US/form-messages.ts';
export { joinMessages } from './es-US/join-messages.ts';
export { leadMessages } from './es-US/lead-messages.ts';
export { paymentMessages } from './es-US/payment-messages.ts';
export { serviceMessages } from './es-US/service-messages.ts';
export { siteMessages } from './es-US/site-messages.ts';
