import type { Money } from '../kernel/money.ts';
import type { FacilityId } from '../clubs/club.ts';
import type { Temporal } from '../kernel/temporal.ts';
import type { MeetingPurpose } from '../lead/lead.ts';

/** A member's address and contact details. Null where the back end has no value. */
export interface AccountInformation {
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
  readonly zipCode: string | null;
  readonly email: string | null;
  /** A new address that is not confirmed yet. Until then `email` applies. */
  readonly pendingEmail: string | null;
  /**
   * Why `email` gets less mail: it `bounced`, or its owner `complained` about mail to it, so that it gets no news. Null if
   * it gets everything.
   */
  readonly emailProblem: 'bounced' | 'complained' | null;
  /** The name to log in with; null where the back end doesn't send it. */
  readonly username: string | null;
  readonly facebookId: string | null;
  /** Lowercase. */
  readonly membershipStatus: string | null;
  /** True for a person with a login and no membership. */
  readonly isProspect: boolean | null;
}

export interface MemberProfile {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly memberId: string | null;
  readonly userId: string | null;
  readonly publicId: string | null;
  readonly shareId: string | null;
  readonly trackingId: string | null;
  readonly homeFacilityId: string | null;
  /** In centimeters. */
  readonly height: number | null;
  /** In kilograms. */
  readonly weight: number | null;
  /** The number of missed bookings that count. */
  readonly strikes: number | null;
  readonly hasActivePT: boolean | null;
  /** Lowercase. */
  readonly membershipStatus: string | null;
  /** The content of the barcode that opens the club's door; null without one. */
  readonly barcode: string | null;
}

export interface BillingCard {
  readonly cardLastFourDigits: string | null;
  readonly cardType: string | null;
  /** Month and year, such as `04/30`. */
  readonly expirationDate: string | null;
}

export interface BillingInformation extends BillingCard {
  readonly address1: string | null;
  readonly address2: string | null;
  readonly email: string | null;
  /** The membership that was bought online; null for any other. */
  readonly membership: BilledMembership | null;
}

export interface BilledMembership {
  readonly name: string;
  readonly monthly: Money;
  /** ISO date of the next monthly charge; null until the club's opening is known. */
  readonly nextChargeOn: string | null;
  /** The amount paid when joining, and its ISO date. */
  readonly paidOnJoining: Money;
  readonly joinedOn: string;
  /** True until the club opens, which is on `nextChargeOn`. */
  readonly isPresale: boolean;
}

export interface GiftCardDetails {
  readonly cardLastFourDigits: string | null;
  readonly balance: Money;
  /** ISO date; null when it never expires. */
  readonly expirationDate: string | null;
}

/** URLs at which a phone adds the pass to its wallet; null for one that the chain hasn't set up. */
export interface WalletLinks {
  readonly apple: string | null;
  readonly google: string | null;
}

export interface AddOnEligibility {
  readonly hamptonsAgreementStatusId: string | null;
  readonly hasHamptonsAddOnAgreement: boolean | null;
}

/** Null clears a field. A different `email` is pending at first. */
export interface AccountInformationChange extends Pick<
  AccountInformation,
  'address1' | 'address2' | 'city' | 'state' | 'country' | 'zipCode'
> {
  readonly email: string;
}

/** Fields left out stay as they are; null clears a field. */
export interface MemberProfileChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly homeFacilityId?: string;
  /** In centimeters. */
  readonly height?: number | null;
  /** In kilograms. */
  readonly weight?: number | null;
}

/** Normalizes a status for comparison and display: trimmed and lowercase, null for blank text. */
export function membershipStatusOf(text: string | null | undefined): string | null {
  const status = (text ?? '').trim().toLowerCase();
  return status === '' ? null : status;
}

export function ptStatusOf(hasActivePT: boolean | null | undefined): 'active' | 'inactive' {
  return hasActivePT === true ? 'active' : 'inactive';
}

/** A visit that the person booked with the account's email address. */
export interface OwnVisit {
  readonly id: string;
  readonly facilityId: FacilityId;
  readonly purpose: MeetingPurpose;
  readonly startsAt: Temporal.Instant;
  /** `missed` if the club reported that the person didn't come. */
  readonly state: 'booked' | 'canceled' | 'missed' | 'past';
  /** The token of the visit's manage link; null unless it is booked, and while its link is turned off. */
  readonly token: string | null;
}

/** Separates the visits to come, the next first, from all others, the latest first. */
export function sortVisits(visits: readonly OwnVisit[]): {
  readonly upcoming: readonly OwnVisit[];
  readonly past: readonly OwnVisit[];
} {
  const byStart = visits.toSorted(
    (one, other) => one.startsAt.epochMilliseconds - other.startsAt.epochMilliseconds,
  );
  return {
    upcoming: byStart.filter(({ state }) => state === 'booked'),
    past: byStart.filter(({ state }) => state !== 'booked').toReversed(),
  };
}
