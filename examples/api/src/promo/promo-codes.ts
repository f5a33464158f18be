import { promoCodes as refusalCodes } from '@foyer/adapters-http/error-codes';
import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok, type Result, type Temporal } from '@foyer/core';
import { currencyOf, writeMajorUnits } from '@foyer/core/kernel';
import { normalizePromoCode, type PromoCode, type PromoDiscount } from '@foyer/core/plans';
import type * as z from 'zod/mini';

import type { ChainData } from '../chain-data.ts';
import { findClub, type StoredClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { type ApiFailure, failure, invalidField } from '../http/api-failure.ts';
import { holdCounts, refusalPast, uncount } from '../http/limits.ts';
import { instantText } from '../http/request-time.ts';
import { type Backing, publicCalls } from '../http/serve-call.ts';

type ChainPromo = ChainData['promo-codes'][number];

interface PromoRequest {
  readonly typed: string;
  readonly club: StoredClub;
  readonly now: Temporal.Instant;
  readonly client: string | null;
}

/**
 * What a code does at a club, today in its zone. Counts only unknown codes, but past the limit refuses every one, so
 * that guessing reveals nothing. A code that hasn't begun is unknown.
 */
export async function readPromo(
  backing: Backing,
  { typed, club, now, client }: PromoRequest,
): Promise<Result<PromoCode, ApiFailure>> {
  const { data, database, ids } = backing;
  const key = ids.next();
  const refusal = await refusalPast(backing, { promoTriesFrom: client }, { now, keys: [key] });
  if (refusal) return Err(refusal);
  const today = now.toZonedDateTimeISO(club.time_zone).toPlainDate().toString();
  const known = findPromo(data, typed);
  if (known === undefined || today < known.from) return Err(promoFailures.unknown);
  await uncount(database, [key]);
  if (known.clubs?.includes(club.facility_id) === false) return Err(promoFailures.elsewhere);
  // Not those that others keep: the buyer may have come back from the payment page, and keep one themselves.
  const isUsedUp = await hasNoUsesLeft(database, known, null);
  if (today > known.until || isUsedUp) return Err(promoFailures.ended);
  return Ok(inCurrency(known, club));
}

/**
 * Keeps one of the code's uses for this buyer until the purchase has expired, and for good once it's paid. Holds the
 * code's count until the transaction ends, so that concurrent purchases can't exceed it.
 */
export async function reservePromo(
  transaction: Database,
  { data }: Pick<Backing, 'data'>,
  {
    code,
    holder,
    until,
    now,
  }: {
    readonly code: string;
    readonly holder: string;
    readonly until: Temporal.Instant;
    readonly now: Temporal.Instant;
  },
): Promise<Result<void, ApiFailure>> {
  const known = findPromo(data, code);
  if (known === undefined) return Err(promoFailures.unknown);
  await holdCounts(transaction, [`promo code ${code}`], instantText(now));
  if (await hasNoUsesLeft(transaction, known, { now, holder })) return Err(promoFailures.ended);
  await transaction
    .insertInto('promo_uses')
    .values({ code, holder, until: instantText(until), paid_at: null })
    .onConflict((conflict) =>
      conflict.columns(['code', 'holder']).doUpdateSet({ until: instantText(until) }),
    )
    .execute();
  return Ok(undefined);
}

/** The code of a paid purchase is used for good. */
export async function usePromo(
  transaction: Database,
  code: string,
  { holder, paidAt }: { readonly holder: string; readonly paidAt: string },
): Promise<void> {
  await transaction
    .insertInto('promo_uses')
    .values({ code, holder, until: paidAt, paid_at: paidAt })
    .onConflict((conflict) => conflict.columns(['code', 'holder']).doUpdateSet({ paid_at: paidAt }))
    .execute();
}

const promoFailures = {
  unknown: failure(422, refusalCodes.unknown, 'There is no such promo code.', 'promoCode'),
  ended: failure(422, refusalCodes.ended, 'The promo code has ended.', 'promoCode'),
  elsewhere: failure(422, refusalCodes.elsewhere, 'The code is for other clubs.', 'promoCode'),
};

export const promoNotForPlan: ApiFailure = promoFailures.elsewhere;

function findPromo(data: ChainData, typed: string): ChainPromo | undefined {
  const wanted = normalizePromoCode(typed);
  return data['promo-codes'].find(({ code }) => code === wanted);
}

/** True if all uses are paid for or, with a buyer, kept for others. */
async function hasNoUsesLeft(
  database: Database,
  { code, uses }: ChainPromo,
  buyer: { readonly now: Temporal.Instant; readonly holder: string } | null,
): Promise<boolean> {
  if (uses === undefined) return false;
  const taken = await database
    .selectFrom('promo_uses')
    .select('holder')
    .where('code', '=', code)
    .where((row) =>
      row.or([
        row('paid_at', 'is not', null),
        ...(buyer === null ? [] : [row('until', '>=', instantText(buyer.now))]),
      ]),
    )
    .execute();
  return taken.filter(({ holder }) => holder !== buyer?.holder).length >= uses;
}

function inCurrency(promo: ChainPromo, { country }: StoredClub): PromoCode {
  const currency = currencyOf(country);
  const read = (discount: NonNullable<ChainPromo['initiation']>): PromoDiscount =>
    'percent' in discount
      ? { kind: 'percent', percent: discount.percent }
      : { kind: 'amount', minorUnits: discount.amount[currency] };
  const { code, plans, initiation, monthly } = promo;
  return {
    code,
    planIds: plans ?? null,
    initiation: initiation ? read(initiation) : null,
    monthly: monthly ? { discount: read(monthly), months: monthly.months } : null,
  };
}

export const promoCalls = publicCalls({
  async checkPromoCode({ body, now, client }, backing) {
    const club = await findClub(backing.database, body.facilityId);
    if (!club) return Err(invalidField('facilityId', 'There is no such club.'));
    const read = await readPromo(backing, { typed: body.promoCode, club, now, client });
    return read.map(toWirePromo);
  },
});

function toWirePromo({
  code,
  planIds,
  initiation,
  monthly,
}: PromoCode): z.input<typeof contract.checkPromoCode.answer> {
  return {
    promoCode: code,
    planIds: planIds && [...planIds],
    initiation: initiation && toWireDiscount(initiation),
    monthly: monthly && { ...toWireDiscount(monthly.discount), months: monthly.months },
  };
}

function toWireDiscount(discount: PromoDiscount) {
  return discount.kind === 'percent'
    ? { percent: discount.percent }
    : { amount: writeMajorUnits(discount.minorUnits) };
}
