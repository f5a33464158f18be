import type { WireConsent, WirePromise, WireSaid } from '@foyer/adapters-http/wire';
import { Err, type IdSource, Ok, type Result } from '@foyer/core';
import { type Money, writeMajorUnits } from '@foyer/core/kernel';
import type {
  PromisedCharge,
  PromisedPassPrice,
  PromisedPrice,
  RecordedPromise,
} from '@foyer/core/membership';
import type { PlanBill } from '@foyer/core/plans';
import type { Insertable } from 'kysely';

import type { DayPassContents } from '../payment/order-table.ts';
import { addRows, findRow, findRows } from '../database/rows.ts';
import type { Database, Row, Tables } from '../database/schema.ts';
import type { Locale } from '../locale/request-locale.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, failure, invalidField } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { checkKey } from '../http/read-request.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import { publicCalls } from '../http/serve-call.ts';
import { askForNews } from '../mail/news-pages.ts';

/** A member, or a visitor who may become one, by the transaction of their lead. */
export type PromiseHolder = { readonly memberId: string } | { readonly transactionId: string };

export interface NewPromise {
  readonly holder: PromiseHolder;
  readonly said: RecordedPromise['said'];
  readonly locale: Locale;
  /** The path of the page on which it was said. */
  readonly place: string;
  readonly at: string;
}

/**
 * Records what was shown to a person or agreed to. Call it in the transaction that makes it true. A visitor's price is
 * recorded once, however often they look at it.
 */
export async function recordPromise(
  transaction: Database,
  ids: IdSource,
  promise: NewPromise,
): Promise<void> {
  await addRows(transaction, 'promises', [promiseRow(ids.next(), promise)]);
}

export function promiseRow(
  id: string,
  { holder, said, locale, place, at }: NewPromise,
): Insertable<Tables['promises']> {
  return {
    id,
    kind: said.kind,
    said: JSON.stringify(said),
    locale,
    place,
    at,
    member_id: 'memberId' in holder ? holder.memberId : null,
    transaction_id: 'transactionId' in holder ? holder.transactionId : null,
  };
}

export function priceOf(planName: string, facilityId: string, bill: PlanBill): PromisedPrice {
  const { dueToday, firstMonth, initiation, saved, monthly, monthlyFrom } = bill;
  const { startsOn, commitmentMonths, regularMonthly, promo } = bill;
  return {
    kind: 'price',
    planName,
    facilityId,
    bill: {
      dueToday,
      firstMonth,
      initiation,
      saved,
      monthly,
      monthlyFrom,
      startsOn,
      commitmentMonths,
      regularMonthly,
      promo: promo && {
        code: promo.code,
        months: promo.months,
        today: promo.today,
        monthly: promo.monthly,
      },
    },
  };
}

export function passPriceOf(
  { title, facility_id: facilityId, day }: Pick<DayPassContents, 'title' | 'facility_id' | 'day'>,
  price: Money,
): PromisedPassPrice {
  return { kind: 'pass-price', title, facilityId, day, price };
}

/** The most promises of a member that a response lists. */
export const mostPromises = 500;

/**
 * What was recorded of a member, newest first, and whether there is more than the latest 500. It includes what they saw
 * as the visitor whose purchase made them a member, and that visitor's entries in the consent log.
 */
export async function promisesOf(
  database: Database,
  memberId: string,
  translate: (text: string) => string,
): Promise<{ readonly promises: readonly WirePromise[]; readonly hasOlder: boolean }> {
  const visitors = database
    .selectFrom('product_tokens')
    .select('transaction_number')
    .where('member_id', '=', memberId);
  const rows = await database
    .selectFrom('promises')
    .selectAll()
    .where((row) =>
      row.or([row('member_id', '=', memberId), row('transaction_id', 'in', visitors)]),
    )
    .orderBy('at', 'desc')
    .orderBy('position', 'desc')
    .limit(mostPromises + 1)
    .execute();
  const consents = await database
    .selectFrom('consents')
    .selectAll()
    .where('transaction_id', 'in', visitors)
    .orderBy('recorded_at', 'desc')
    .orderBy('position', 'desc')
    .limit(mostPromises + 1)
    .execute();
  const all = [
    ...rows.map((row) => toWire(row, translate)),
    ...consents.map(toWireConsent),
  ].toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
  return { promises: all.slice(0, mostPromises), hasOlder: all.length > mostPromises };
}

/** Translates the names of plans, but never the text that the person read. Amounts are in the wire's format. */
function toWire(
  { id, at, place, locale, said: json }: Row<'promises'>,
  translate: (text: string) => string,
): WirePromise {
  return { id, at, place, locale, said: toWireSaid(JSON.parse(json) as NewPromise['said']) };

  function toWireSaid(said: NewPromise['said']): WireSaid {
    switch (said.kind) {
      case 'price': {
        const { kind, planName, facilityId, bill } = said;
        return {
          kind,
          planName: translate(planName),
          facilityId,
          currency: bill.monthly.currency,
          dueToday: sum(bill.dueToday),
          firstMonth: sum(bill.firstMonth),
          initiation: sum(bill.initiation),
          saved: sum(bill.saved),
          monthly: sum(bill.monthly),
          monthlyFrom: bill.monthlyFrom,
          startsOn: bill.startsOn,
          commitmentMonths: bill.commitmentMonths,
          regularMonthly: bill.regularMonthly && sum(bill.regularMonthly),
          promo: bill.promo && {
            code: bill.promo.code,
            months: bill.promo.months,
            today: sum(bill.promo.today),
            monthly: sum(bill.promo.monthly),
          },
        };
      }
      case 'pass-price': {
        const { kind, title, facilityId, day, price } = said;
        return {
          kind,
          title: translate(title),
          facilityId,
          day,
          currency: price.currency,
          price: sum(price),
        };
      }
      case 'decision':
        return {
          ...said,
          planName: translate(said.planName),
          currency: said.monthly.currency,
          monthly: sum(said.monthly),
          freezeFee: said.freezeFee && sum(said.freezeFee),
          nextBill: toWireCharge(said.nextBill),
          lastBill: toWireCharge(said.lastBill),
        };
      case 'consent':
        return said;
      case 'agreement':
        return { ...said, paragraphs: [...said.paragraphs] };
    }
  }
}

/** The time is the server's, because a visitor's clock may be wrong. */
function toWireConsent(consent: StoredConsent): WirePromise {
  const { id, channel, granted, basis, text, jurisdiction, text_version: textVersion } = consent;
  return {
    id,
    at: consent.recorded_at,
    place: pathOf(consent.source_url),
    // The site adds the language to the version: `2026-11.3/fr-CA`.
    locale: textVersion.split('/')[1] ?? 'en-US',
    said: {
      kind: 'consent',
      channel,
      granted: granted === 1,
      basis,
      jurisdiction,
      text,
      textVersion,
    },
  };
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : '';
}

function toWireCharge(charge: PromisedCharge | null) {
  return charge && { on: charge.on, total: sum(charge.total) };
}

function sum({ minorUnits }: Money): string {
  return writeMajorUnits(minorUnits);
}

export const consentCalls = publicCalls({
  /** Appends consents to the log. */
  async appendConsents({ body, now, client }, backing) {
    const { database, onMail } = backing;
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
    const taken = await addConsents(database, records, instantText(now));
    if (taken !== null) return Err(idTaken(taken));
    for (const { transaction_id, channel, granted, basis } of records) {
      if (channel !== 'newsletter' || granted === 0 || basis !== 'express') continue;
      const lead = await findRow(database, 'leads', { transaction_id });
      // The same box may be ticked in two tabs.
      if (lead && (await askForNews(backing, lead, now))) onMail();
    }
    return Ok({ success: true });
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
  const rows = await findRows(transaction, 'consents', { id: ids });
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
