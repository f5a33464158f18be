import type { Money } from '../plans/money.ts';

/** Where a member lives and is written to. Null where the back end has nothing. Source: Account info, AC-10. */
export interface AccountInformation {
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
  readonly zipCode: string | null;
  readonly email: string | null;
  /** A new address that waits to be confirmed. Until then `email` counts. */
  readonly pendingEmail: string | null;
  /** The id of the linked social login; null for none. */
  readonly facebookId: string | null;
  /** In lower case. AC-03 */
  readonly membershipStatus: string | null;
  /** True for somebody with a login and no membership. */
  readonly isProspect: boolean | null;
}

/** Who a member is. Source: Member profile, AC-10. */
export interface MemberProfile {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly memberId: string | null;
  readonly userId: string | null;
  readonly publicId: string | null;
  readonly shareId: string | null;
  readonly trackingId: string | null;
  readonly homeFacilityId: string | null;
  /** In centimetres. */
  readonly height: number | null;
  /** In kilograms. */
  readonly weight: number | null;
  /** Missed bookings that count. */
  readonly strikes: number | null;
  readonly hasActivePT: boolean | null;
  /** In lower case. AC-03 */
  readonly membershipStatus: string | null;
}

/** The card that pays a membership. HT-43 */
export interface BillingCard {
  readonly cardLastFourDigits: string | null;
  readonly cardType: string | null;
  /** Month and year, `04/30`. */
  readonly expirationDate: string | null;
}

/** Where bills go and what pays them. Source: Billing info, AC-10. */
export interface BillingInformation extends BillingCard {
  readonly address1: string | null;
  readonly address2: string | null;
  readonly email: string | null;
}

/** A gift card that was put on the account. HT-12 */
export interface GiftCardDetails {
  readonly cardLastFourDigits: string | null;
  readonly balance: Money;
  /** ISO date; null when it never ends. */
  readonly expirationDate: string | null;
}

/** How the add-on agreement stands. Source: Other, AC-10. */
export interface AddOnEligibility {
  readonly hamptonsAgreementStatusId: string | null;
  readonly hasHamptonsAddOnAgreement: boolean | null;
}

/** What a member types to change where they live and are written to; null clears. Another `email` is pending at first. HT-03 */
export interface AccountInformationChange {
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
  readonly zipCode: string | null;
  readonly email: string;
}

/** What is left out stays as it is; null clears. HT-10 */
export interface MemberProfileChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly homeFacilityId?: string;
  /** In centimetres. */
  readonly height?: number | null;
  /** In kilograms. */
  readonly weight?: number | null;
}

/** As statuses are compared and shown; null and blank text are none. Source: AC-03. */
export function membershipStatusOf(text: string | null | undefined): string | null {
  const status = (text ?? '').trim().toLowerCase();
  return status === '' ? null : status;
}

/** Whether the member trains with somebody; not known counts as no. Source: AC-03. */
export function ptStatusOf(hasActivePT: boolean | null | undefined): 'active' | 'inactive' {
  return hasActivePT === true ? 'active' : 'inactive';
}
