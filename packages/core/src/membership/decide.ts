import type { Result } from '../kernel/result.ts';
import {
  type Membership,
  type MembershipOffer,
  type MembershipRefusal,
  withCancellation,
  withChange,
  withFreeze,
  withoutCancellation,
  withoutChange,
  withoutFreeze,
} from './membership.ts';

/** What a member decides about their membership. */
export type MembershipDecision =
  | { readonly kind: 'freeze'; readonly from: string; readonly months: number }
  /** Takes a freeze back, or ends it on the next billing day. */
  | { readonly kind: 'unfreeze' }
  | { readonly kind: 'cancel' }
  /** Takes the cancellation back. */
  | { readonly kind: 'keep' }
  | { readonly kind: 'change'; readonly offer: MembershipOffer }
  /** Takes the change of plan or club back. */
  | { readonly kind: 'undo-change' };

/**
 * The membership after a decision. A page shows it before the member confirms, and the back end stores it, so both have
 * the same days and amounts. Deciding the same again changes nothing.
 */
export function decide(
  membership: Membership,
  decision: MembershipDecision,
  today: string,
): Result<Membership, MembershipRefusal> {
  switch (decision.kind) {
    case 'freeze':
      return withFreeze(membership, decision, today);
    case 'unfreeze':
      return withoutFreeze(membership, today);
    case 'cancel':
      return withCancellation(membership, today);
    case 'keep':
      return withoutCancellation(membership, today);
    case 'change':
      return withChange(membership, decision.offer, today);
    case 'undo-change':
      return withoutChange(membership, today);
  }
}
