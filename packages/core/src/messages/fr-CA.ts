/** The catalog in Québec French, in the parts that are loaded separately. Entry `@foyer/core/messages/fr-CA`. */
export { accountMessages } from './fr-CA/account-messages.ts';
export { formMessages } from './fr-CA/form-messages.ts';
export { joinMessages } from './fr-CA/join-messages.ts';
export { leadMessages } from './fr-CA/lead-messages.ts';
export { paymentMessages } from './fr-CA/payment-messages.ts';
export { serviceMessages } from './fr-CA/service-messages.ts';
export { siteMessages } from './fr-CA/site-messages.ts';
