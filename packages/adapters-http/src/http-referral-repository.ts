import {
  type CallFailure,
  type CallOptions,
  Err,
  Ok,
  type ReferralRepository,
  type Result,
} from '@foyer/core';
import type { CreatedReferral, Referral, Referrer } from '@foyer/core/lead';

import type { AnswerOf } from './contract/call.ts';
import { createReferral, getReferrer, updateReferral } from './contract/referral.ts';
import { isUnknown } from './exchange.ts';
import type { HttpClient } from './http-client.ts';
import { isPathSegment } from './addresses.ts';
import { writeReferral } from './write-lead.ts';

export class HttpReferralRepository implements ReferralRepository {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  /** The id comes from the URL and may be anything. */
  async referrer(
    referringId: string,
    options?: CallOptions,
  ): Promise<Result<Referrer | null, CallFailure>> {
    if (!isPathSegment(referringId)) return Ok(null);
    const answer = await this.#client.send(
      getReferrer,
      { params: { id: referringId }, query: {}, body: undefined },
      options,
    );
    if (isUnknown(answer)) return Ok(null);
    return answer.map((member) => ({
      referringId: member.referringId || referringId,
      firstName: member.firstName,
      memberId: String(member.memberId),
      shareId: String(member.shareId ?? ''),
    }));
  }

  async create(
    referral: Referral,
    options?: CallOptions,
  ): Promise<Result<CreatedReferral, CallFailure>> {
    const body = writeReferral(referral, { sendConfirmationEmail: true });
    const request = { params: {}, query: {}, body };
    const answer = await this.#client.send(createReferral, request, options);
    return answer.andThen(readCreatedReferral);
  }

  /** The friend was already contacted when the referral was created. */
  async update(
    referral: Referral,
    options?: CallOptions,
  ): Promise<Result<CreatedReferral, CallFailure>> {
    const body = writeReferral(referral, { sendConfirmationEmail: false });
    const request = { params: {}, query: {}, body };
    const answer = await this.#client.send(updateReferral, request, options);
    return answer.andThen(readCreatedReferral);
  }
}

/** A response with `success: false` or without a token means that the referral failed. */
function readCreatedReferral({
  associationToken,
  result = true,
}: AnswerOf<typeof createReferral>): Result<CreatedReferral, CallFailure> {
  return associationToken && Boolean(result)
    ? Ok({ associationToken })
    : Err({ kind: 'unsuccessful' });
}
