/** The catalogue as it is said in Britain: what differs from `messages` and its like. Entry `@foyer/core/messages/en-GB`. */
export { paymentMessages } from './en-GB/payment-messages.ts';
