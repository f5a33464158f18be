/** Maps account data between the API's and the core's names. Missing values become null. */
import { type CallFailure, Err, Ok, type Result } from '@foyer/core';
import type {
  AccountInformation,
  AddOnEligibility,
  BillingCard,
  BillingInformation,
  GiftCardDetails,
  MemberProfile,
} from '@foyer/core/account';
import { type Currency, type Money, readMinorUnits } from '@foyer/core/kernel';

import type {
  WireAccountInformation,
  WireAddOnEligibility,
  WireBillingCard,
  WireBillingInformation,
  WireGiftCardDetails,
  WireMemberProfile,
} from './contract/account.ts';
import { textOrNull } from './text-or-null.ts';

export function readInformation(wire: WireAccountInformation): AccountInformation {
  return {
    address1: textOrNull(wire.address1),
    address2: textOrNull(wire.address2),
    city: textOrNull(wire.city),
    state: textOrNull(wire.state),
    country: textOrNull(wire.country),
    zipCode: textOrNull(wire.zipCode),
    email: textOrNull(wire.email),
    pendingEmail: textOrNull(wire.pendingEmail),
    facebookId: textOrNull(wire.facebookId),
    membershipStatus: textOrNull(wire.membershipStatus),
    isProspect: wire.isProspect ?? null,
  };
}

export function readProfile(wire: WireMemberProfile): MemberProfile {
  return {
    firstName: textOrNull(wire.firstName),
    lastName: textOrNull(wire.lastName),
    memberId: textOrNull(wire.memberId),
    userId: textOrNull(wire.userId),
    publicId: textOrNull(wire.publicId),
    shareId: textOrNull(wire.shareId),
    trackingId: textOrNull(wire.trackingId),
    homeFacilityId: textOrNull(wire.homeFacilityId),
    height: wire.height ?? null,
    weight: wire.weight ?? null,
    strikes: wire.strikes ?? null,
    hasActivePT: wire.hasActivePT ?? null,
    membershipStatus: textOrNull(wire.membershipStatus),
  };
}

export function readCard(wire: WireBillingCard): BillingCard {
  return {
    cardLastFourDigits: textOrNull(wire.cardLastFourDigits),
    cardType: textOrNull(wire.cardType),
    expirationDate: textOrNull(wire.expirationDate),
  };
}

export function readBilling(wire: WireBillingInformation): BillingInformation {
  return {
    address1: textOrNull(wire.address1),
    address2: textOrNull(wire.address2),
    email: textOrNull(wire.email),
    ...readCard(wire),
  };
}

export function readAddOn(wire: WireAddOnEligibility): AddOnEligibility {
  return {
    hamptonsAgreementStatusId: textOrNull(wire.hamptonsAgreementStatusId),
    hasHamptonsAddOnAgreement: wire.hasHamptonsAddOnAgreement ?? null,
  };
}

/** An invalid balance is a failure, so that nobody sees a guessed amount. */
export function readGiftCard(wire: WireGiftCardDetails): Result<GiftCardDetails, CallFailure> {
  return readBalance(wire).map((balance) => ({
    cardLastFourDigits: textOrNull(wire.cardLastFourDigits),
    balance,
    expirationDate: textOrNull(wire.expirationDate),
  }));
}

export function readBalance(wire: {
  readonly balance: string | number;
  readonly currency: Currency;
}): Result<Money, CallFailure> {
  const minorUnits = readMinorUnits(wire.balance);
  return minorUnits === null
    ? Err({ kind: 'unexpected-shape', path: 'balance' })
    : Ok({ minorUnits, currency: wire.currency });
}
