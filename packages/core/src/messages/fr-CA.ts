/** The catalogue in the French of Québec, in the parts that it is fetched in. Entry `@foyer/core/messages/fr-CA`. */
export { joinMessages } from './fr-CA/join-messages.ts';
export { paymentMessages } from './fr-CA/payment-messages.ts';
export { siteMessages } from './fr-CA/site-messages.ts';
