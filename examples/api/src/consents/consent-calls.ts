import type { WireConsent } from '@foyer/adapters-http/wire';
import { Err, Ok, type Result } from '@foyer/core';
import type { Insertable } from 'kysely';

import { addRows } from '../database/rows.ts';
import type { Database, Row, Tables } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, failure, invalidField } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { checkKey } from '../http/read-request.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import { publicCalls } from '../http/serve-call.ts';

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
    const taken = await addConsents(backing.database, records, instantText(now));
    return taken === null ? Ok({ success: true }) : Err(idTaken(taken));
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
    jurisdiction: consent.jurisdiction ?? null,
    text: consent.text,
    text_version: consent.textVersion,
    at: instantText(at),
    source_url: consent.sourceUrl,
  });
}

function idTaken(index: number): ApiFailure {
  return failure(409, 'ID_TAKEN', 'Another consent has this id.', `${index}.id`);
}

export type StoredConsent = Row<'consents'>;
export type ConsentContents = Omit<Insertable<Tables['consents']>, 'position' | 'recorded_at'>;

/**
 * Adds all of the records or none, skipping those that are already stored. Returns null on success, otherwise the index
 * of the first record whose id belongs to a different one.
 */
async function addConsents(database: Database, records: readonly ConsentContents[], at: string) {
  try {
    await inTransaction(database, async (transaction) => {
      const rows = records.map((record) => ({ ...record, recorded_at: at }));
      await addRows(transaction, 'consents', rows);
      const index = await firstTaken(transaction, records);
      if (index !== -1) throw new AlreadyTaken(index);
    });
    return null;
  } catch (error) {
    if (error instanceof AlreadyTaken) return error.index;
    throw error;
  }
}

/** Thrown to roll back the transaction; caught in this file. */
class AlreadyTaken extends Error {
  readonly index: number;

  constructor(index: number) {
    super('The id of a consent is taken.');
    this.index = index;
  }
}

async function firstTaken(transaction: Database, records: readonly ConsentContents[]) {
  const ids = records.map((record) => record.id);
  const rows = await transaction
    .selectFrom('consents')
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  return records.findIndex((record) => {
    const row = stored.get(record.id);
    return row === undefined || !isSame(record, row);
  });
}

function isSame(record: ConsentContents, row: StoredConsent): boolean {
  const keys = Object.keys(record) as (keyof ConsentContents)[];
  return keys.every((key) => record[key] === row[key]);
}
