/** The catalog in US Spanish, in the parts that are loaded separately. Entry `@foyer/core/messages/es-US`. */
export { joinMessages } from './es-US/join.ts';
export {
  accountMessages,
  formMessages,
  membershipMessages,
  serviceMessages,
} from './es-US/member.ts';
export { paymentMessages } from './es-US/join.ts';
export { leadMessages, siteMessages } from './es-US/visit.ts';
export { stateLabels } from './es-US/state-labels.ts';
