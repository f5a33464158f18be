import {
  type CallFailure,
  type CallOptions,
  type ConsentLog,
  Err,
  Ok,
  type Result,
} from '@foyer/core';
import type { ConsentRecord } from '@foyer/core/lead';

import { appendConsents } from './contract/consents.ts';
import type { HttpClient } from './http-client.ts';
import { pageAddress } from './addresses.ts';

export interface HttpConsentLogOptions {
  /** The path that accepts consents. Defaults to the contract's path. */
  readonly paths?: { readonly consents?: string };
}

export class HttpConsentLog implements ConsentLog {
  readonly #client: HttpClient;
  readonly #call: typeof appendConsents;

  constructor(client: HttpClient, { paths }: HttpConsentLogOptions = {}) {
    this.#client = client;
    this.#call = { ...appendConsents, path: paths?.consents ?? appendConsents.path };
  }

  async append(
    records: readonly ConsentRecord[],
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
    const body = records.map((record) => ({
      ...record,
      sourceUrl: pageAddress(record.sourceUrl),
    }));
    const request = { params: {}, query: {}, body };
    const answer = await this.#client.send(this.#call, request, options);
    return answer.andThen(({ success }) =>
      success ? Ok(undefined) : Err<CallFailure>({ kind: 'unsuccessful' }),
    );
  }
}
