import { type CallFailure, type CallOptions, Ok, type Result } from '@foyer/core';
import type {
  AccountInformation,
  AccountRepository,
  AddOnEligibility,
  BillingCard,
  BillingInformation,
  GiftCardDetails,
  MemberProfile,
} from '@foyer/core/account';
import type { Money } from '@foyer/core/kernel';
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
} from './contract/account.ts';
import type { Call } from './contract/call.ts';
import { isUnknown } from './decode-answer.ts';
import type { HttpClient } from './http-client.ts';
import {
  readAddOn,
  readBalance,
  readBilling,
  readCard,
  readGiftCard,
  readInformation,
  readProfile,
} from './read-account.ts';
import { isSourceAddress } from './source-address.ts';
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
    return this.#read(getBillingInformation, {}, options, (wire) => Ok(readBilling(wire)));
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
