import type { WireConsent } from '@foyer/adapters-http/wire';
import { Err, Ok, type Result } from '@foyer/core';

import { failure, type ApiFailure, invalidField } from '../http/api-failure.ts';
import { checkKey } from '../http/read-request.ts';
import { refusalPast } from '../http/limits.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import { publicCalls } from '../http/serve-call.ts';
import { appendConsents as append, type ConsentContents } from './consent-table.ts';

export const consentCalls = publicCalls({
  /** Appends consents to the log. */
  async appendConsents({ body, now, client }, backing) {
    const records: ConsentContents[] = [];
    for (const [index, consent] of body.entries()) {
      const read = readConsent(consent, index);
      if (!read.ok) return read;
      records.push(read.val);
    }
    if (records.length === 0) return Ok({ success: true });
    const keys = records.map(({ id }) => id);
    const refusal = await refusalPast(backing, { consentsFrom: client }, { now, keys });
    if (refusal) return Err(refusal);
    const taken = await append(backing.database, records, instantText(now));
    return taken === null ? Ok({ success: true }) : Err(idTaken(taken.index));
  },
});

function readConsent(consent: WireConsent, index: number): Result<ConsentContents, ApiFailure> {
  const id = checkKey(`${index}.id`, consent.id);
  if (!id.ok) return id;
  const transactionId = checkKey(`${index}.transactionId`, consent.transactionId);
  if (!transactionId.ok) return transactionId;
  const at = readInstant(consent.at);
  if (!at) return Err(invalidField(`${index}.at`, 'Send an ISO date-time with its offset.'));
  return Ok({
    id: id.val,
    transaction_id: transactionId.val,
    channel: consent.channel,
    granted: consent.granted ? 1 : 0,
    basis: consent.basis,
    text: consent.text,
    text_version: consent.textVersion,
    at: instantText(at),
    source_url: consent.sourceUrl,
  });
}

function idTaken(index: number): ApiFailure {
  return failure(409, 'ID_TAKEN', 'Another consent has this id.', `${index}.id`);
}
