import { type CallFailure, type CallOptions, Err, Ok, type Result, Temporal } from '@foyer/core';
import type {
  AddOnExcluded,
  Agreement,
  AgreementPlace,
  AgreementRepository,
  VersionOver,
} from '@foyer/core/account';

import { getAgreement, getAgreementVersion, signAgreement } from './contract/agreements.ts';
import type { WireAgreement } from './contract/agreements.ts';
import { addOnExcludedCode, versionOverCode } from './contract/error-codes.ts';
import { isUnknown } from './exchange.ts';
import type { HttpClient } from './http-client.ts';
import { isPathSegment } from './addresses.ts';

/** Reads and signs agreements over HTTP. Needs the account client. */
export class HttpAgreementRepository implements AgreementRepository {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async read(
    { agreementId, facilityId, memberId }: AgreementPlace,
    version: string | null,
    options?: CallOptions,
  ): Promise<Result<Agreement | null, CallFailure | AddOnExcluded>> {
    const params = { agreementId, facilityId, memberId };
    if (![...Object.values(params), version ?? '1'].every(isPathSegment)) return Ok(null);
    const rest = { query: {}, body: undefined };
    const answer =
      version === null
        ? await this.#client.send(getAgreement, { params, ...rest }, options)
        : await this.#client.send(
            getAgreementVersion,
            { params: { ...params, version }, ...rest },
            options,
          );
    if (isUnknown(answer)) return Ok(null);
    if (answer.err) return Err(isExcluded(answer.val) ? { kind: 'add-on-excluded' } : answer.val);
    return readAgreement(answer.val);
  }

  async sign(
    {
      agreementId,
      facilityId,
      memberId,
      version,
      signature,
    }: AgreementPlace & { readonly version: string; readonly signature: string },
    options?: CallOptions,
  ): Promise<Result<Temporal.Instant, CallFailure | VersionOver | AddOnExcluded>> {
    const body = { agreementId, version, facilityId, memberId, signature };
    const request = { params: {}, query: {}, body };
    const answer = await this.#client.send(signAgreement, request, options);
    if (answer.err) {
      const { val: failure } = answer;
      if (isExcluded(failure)) return Err({ kind: 'add-on-excluded' });
      const isOver = failure.kind === 'rejected' && failure.code === versionOverCode;
      return Err(isOver ? { kind: 'version-over' } : failure);
    }
    const { success, signedAt } = answer.val;
    return success ? readInstant(signedAt) : Err({ kind: 'unsuccessful' });
  }
}

function isExcluded(failure: CallFailure): boolean {
  return failure.kind === 'rejected' && failure.code === addOnExcludedCode;
}

function readAgreement(wire: WireAgreement): Result<Agreement, CallFailure> {
  const { agreementId, version, title, paragraphs } = wire;
  const agreement = { agreementId, version, title, paragraphs };
  if (wire.signedAt == null) return Ok({ ...agreement, signedAt: null });
  return readInstant(wire.signedAt).map((signedAt) => ({ ...agreement, signedAt }));
}

function readInstant(text: string): Result<Temporal.Instant, CallFailure> {
  try {
    return Ok(Temporal.Instant.from(text));
  } catch {
    return Err({ kind: 'unexpected-shape', path: 'signedAt' });
  }
}
