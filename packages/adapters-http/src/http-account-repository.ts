import { type CallFailure, type CallOptions, Err, Ok, type Result } from '@foyer/core';
import type {
  AccountInformation,
  AccountRepository,
  AddOnEligibility,
  BilledMembership,
  BillingCard,
  BillingInformation,
  GiftCardDetails,
  MemberProfile,
} from '@foyer/core/account';
import { type Currency, type Money, readMinorUnits } from '@foyer/core/kernel';
import type * as z from 'zod/mini';

import {
  encodeMember,
  getAccountInformation,
  getAddOnEligibility,
  getBillingBalance,
  getBillingCard,
  getBillingInformation,
  getGiftCardDetails,
  getMemberProfile,
  listMemberPictures,
  type WireAccountInformation,
  type WireAddOnEligibility,
  type WireBillingCard,
  type WireBillingInformation,
  type WireGiftCardDetails,
  type WireMemberProfile,
} from './contract/account.ts';
import type { Call } from './contract/call.ts';
import { isUnknown } from './exchange.ts';
import type { HttpClient } from './http-client.ts';
import { isSourceAddress } from './addresses.ts';
import { textOrNull } from './text-or-null.ts';

/** Reads the account over HTTP. Needs the account client. */
export class HttpAccountRepository implements AccountRepository {
  readonly #client: HttpClient;
  readonly #host: string;

  /** `host` is the host of account calls, which picture URLs may omit; empty for the page's own host. */
  constructor(client: HttpClient, { host = '' }: { readonly host?: string } = {}) {
    this.#client = client;
    this.#host = host;
  }

  information(options?: CallOptions): Promise<Result<AccountInformation | null, CallFailure>> {
    return this.#read(getAccountInformation, {}, options, (wire) => Ok(readInformation(wire)));
  }

  profile(options?: CallOptions): Promise<Result<MemberProfile | null, CallFailure>> {
    const query = { source: 'Web' } as const;
    return this.#read(getMemberProfile, query, options, (wire) => Ok(readProfile(wire)));
  }

  pictures(
    memberIds: readonly string[],
    options?: CallOptions,
  ): Promise<Result<readonly string[] | null, CallFailure>> {
    const query = { memberIDsStr: memberIds.join(','), source: 'web' } as const;
    return this.#read(listMemberPictures, query, options, ({ membersSignedURLs }) => {
      const urls = (membersSignedURLs ?? []).map(({ signedURL }) => signedURL);
      if (membersSignedURLs == null) return Ok(null);
      return Ok(urls.filter(isSourceAddress).map((url) => this.#addressOf(url)));
    });
  }

  #addressOf(url: string): string {
    return this.#host === '' ? url : new URL(url, this.#host).href;
  }

  billing(options?: CallOptions): Promise<Result<BillingInformation | null, CallFailure>> {
    return this.#read(getBillingInformation, {}, options, readBilling);
  }

  giftCard(options?: CallOptions): Promise<Result<GiftCardDetails | null, CallFailure>> {
    return this.#read(getGiftCardDetails, {}, options, readGiftCard);
  }

  addOn(options?: CallOptions): Promise<Result<AddOnEligibility | null, CallFailure>> {
    return this.#read(getAddOnEligibility, {}, options, (wire) => Ok(readAddOn(wire)));
  }

  encodedMemberId(options?: CallOptions): Promise<Result<string | null, CallFailure>> {
    return this.#read(encodeMember, {}, options, ({ encryptedMemberId }) =>
      Ok(textOrNull(encryptedMemberId)),
    );
  }

  card(options?: CallOptions): Promise<Result<BillingCard | null, CallFailure>> {
    return this.#read(getBillingCard, {}, options, (wire) => Ok(readCard(wire)));
  }

  cardBalance(options?: CallOptions): Promise<Result<Money | null, CallFailure>> {
    return this.#read(getBillingBalance, {}, options, readBalance);
  }

  /** Null, an empty body and 404 all mean that there's no data. */
  async #read<Query, Wire, Value>(
    call: MemberRead<Query, Wire>,
    query: NoInfer<Query>,
    options: CallOptions | undefined,
    read: (wire: NonNullable<Wire>) => Result<Value | null, CallFailure>,
  ): Promise<Result<Value | null, CallFailure>> {
    const answer = await this.#client.send(call, { params: {}, query, body: undefined }, options);
    if (isUnknown(answer)) return Ok(null);
    return answer.andThen<Value | null, CallFailure>((wire) =>
      wire == null ? Ok(null) : read(wire),
    );
  }
}

/** A read of the logged-in member's data: no path parameters and no body. */
type MemberRead<Query, Wire> = Call<
  z.ZodMiniType<unknown, Record<string, never>>,
  z.ZodMiniType<unknown, Query>,
  z.ZodMiniUndefined,
  z.ZodMiniType<Wire>
>;

function readInformation(wire: WireAccountInformation): AccountInformation {
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

function readProfile(wire: WireMemberProfile): MemberProfile {
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

function readCard(wire: WireBillingCard): BillingCard {
  return {
    cardLastFourDigits: textOrNull(wire.cardLastFourDigits),
    cardType: textOrNull(wire.cardType),
    expirationDate: textOrNull(wire.expirationDate),
  };
}

/** An invalid amount is a failure, so that nobody sees a guessed price. */
function readBilling(wire: WireBillingInformation): Result<BillingInformation, CallFailure> {
  const membership = wire.membership == null ? Ok(null) : readMembership(wire.membership);
  return membership.map((read) => ({
    address1: textOrNull(wire.address1),
    address2: textOrNull(wire.address2),
    email: textOrNull(wire.email),
    ...readCard(wire),
    membership: read,
  }));
}

function readMembership(
  wire: NonNullable<WireBillingInformation['membership']>,
): Result<BilledMembership, CallFailure> {
  const { name, currency, joinedOn, isPresale } = wire;
  const monthly = readMinorUnits(wire.monthlyFee);
  const paid = readMinorUnits(wire.paidOnJoining);
  if (monthly === null) return Err({ kind: 'unexpected-shape', path: 'membership.monthlyFee' });
  if (paid === null) return Err({ kind: 'unexpected-shape', path: 'membership.paidOnJoining' });
  return Ok({
    ...{ name, joinedOn, isPresale },
    monthly: { minorUnits: monthly, currency },
    paidOnJoining: { minorUnits: paid, currency },
    nextChargeOn: textOrNull(wire.nextChargeOn),
  });
}

function readAddOn(wire: WireAddOnEligibility): AddOnEligibility {
  return {
    hamptonsAgreementStatusId: textOrNull(wire.hamptonsAgreementStatusId),
    hasHamptonsAddOnAgreement: wire.hasHamptonsAddOnAgreement ?? null,
  };
}

/** An invalid balance is a failure, so that nobody sees a guessed amount. */
function readGiftCard(wire: WireGiftCardDetails): Result<GiftCardDetails, CallFailure> {
  return readBalance(wire).map((balance) => ({
    cardLastFourDigits: textOrNull(wire.cardLastFourDigits),
    balance,
    expirationDate: textOrNull(wire.expirationDate),
  }));
}

function readBalance(wire: {
  readonly balance: string | number;
  readonly currency: Currency;
}): Result<Money, CallFailure> {
  const minorUnits = readMinorUnits(wire.balance);
  return minorUnits === null
    ? Err({ kind: 'unexpected-shape', path: 'balance' })
    : Ok({ minorUnits, currency: wire.currency });
}
