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
export * from '../membership/promise-record.ts';
export { writeCsv } from '../kernel/csv.ts';
export * from '../membership/membership-repository.port.ts';
export * from '../account/my-membership.ts';
export * from '../forms/freeze-form.ts';
