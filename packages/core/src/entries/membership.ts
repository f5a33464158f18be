/** `@foyer/core/membership`: what a member has, its bills, and changing, freezing and leaving it. */
export { decide, type MembershipDecision } from '../membership/decide.ts';
export {
  billsBetween,
  commitmentEnd,
  currentFreeze,
  freezeOn,
  lastFreezeStart,
  type Membership,
  type MembershipBill,
  type MembershipChange,
  type MembershipFreeze,
  type MembershipOffer,
  type MembershipRefusal,
  type MembershipStanding,
  type MembershipPromo,
  type MembershipTerms,
  nextBill,
  offerOn,
  pendingChange,
  standingOn,
  todayOf,
} from '../membership/membership.ts';
export {
  byDay,
  decisionFacts,
  type DecisionFacts,
  type PromisedAgreement,
  type PromisedBill,
  type PromisedCharge,
  type PromisedConsent,
  type PromisedDecision,
  type PromisedPassPrice,
  type PromisedPrice,
  type PromiseRecord,
  type RecordedPromise,
} from '../membership/promise-record.ts';
export { writeCsv } from '../kernel/csv.ts';
export {
  type CardChange,
  cardChangeCookie,
  type Invoice,
  type InvoiceLine,
  type MembershipRefused,
  type MembershipRepository,
} from '../membership/membership-repository.port.ts';
export {
  type MembershipCardValues,
  MyMembership,
  type MyMembershipDependencies,
  type MyMembershipSnapshot,
  noMemberships,
  homeClubField,
  leavingNoteField,
  membershipPlanField,
} from '../account/my-membership.ts';
export {
  type Freeze,
  type FreezeField,
  freezeForm,
  type FreezeFormSettings,
} from '../forms/freeze-form.ts';
