/** The catalog in Québec French, in the parts that are loaded separately. Entry `@foyer/core/messages/fr-CA`. */
export { joinMessages } from './fr-CA/join.ts';
export {
  accountMessages,
  formMessages,
  membershipMessages,
  serviceMessages,
} from './fr-CA/member.ts';
export { paymentMessages } from './fr-CA/join.ts';
export { leadMessages, siteMessages } from './fr-CA/visit.ts';
export { stateLabels } from './fr-CA/state-labels.ts';
