import type { contract } from '@foyer/adapters-http/wire';
import { Err } from '@foyer/core';
import { writeMajorUnits } from '@foyer/core/kernel';
import type { PromoCode, PromoDiscount } from '@foyer/core/plans';
import type * as z from 'zod/mini';

import { findClub } from '../clubs/club-table.ts';
import { invalidField } from '../http/api-failure.ts';
import { publicCalls } from '../http/serve-call.ts';
import { readPromo } from './promo-codes.ts';

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
