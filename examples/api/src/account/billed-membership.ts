import type { contract } from '@foyer/adapters-http/wire';
import type { Temporal } from '@foyer/core';
import { writeMajorUnits } from '@foyer/core/kernel';
import { nextMonthlyCharge } from '@foyer/core/plans';
import type * as z from 'zod/mini';

import { findClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import {
  billOf,
  openingOfClub,
  type PaidMembership,
  paidMembershipOf,
} from '../products/product-table.ts';
import type { Account } from './account-table.ts';

type BilledMembership = NonNullable<
  NonNullable<z.infer<typeof contract.getBillingInformation.answer>>['membership']
>;

/** What an active member bought online: the price as on their receipt. Null for anyone else. */
export async function billedMembership(
  database: Database,
  { member_id: memberId, membership_status: status }: Account,
  now: Temporal.Instant,
): Promise<BilledMembership | null> {
  if (memberId === null || status !== 'Active') return null;
  const purchase = await database
    .selectFrom('purchases')
    .select(['product_token', 'paid_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const paid = purchase && (await paidMembershipOf(database, purchase));
  if (!paid) return null;
  const { plan, bill, paidOn } = paid;
  return {
    name: plan.name,
    currency: plan.currency,
    monthlyFee: writeMajorUnits(bill.monthly.minorUnits),
    paidOnJoining: writeMajorUnits(bill.dueToday.minorUnits),
    joinedOn: paidOn,
    ...(await nextCharge(database, paid, now)),
  };
}

/** A membership of a presale is charged from the opening on, whatever day that turns out to be. */
async function nextCharge(
  database: Database,
  { product, plan, bill }: PaidMembership,
  now: Temporal.Instant,
): Promise<Pick<BilledMembership, 'nextChargeOn' | 'isPresale'>> {
  const today = now.toZonedDateTimeISO(plan.timeZone).toPlainDate();
  const club = bill.isPresale ? await findClub(database, product.facility_id) : null;
  const opening = club && openingOfClub(club);
  if (opening) {
    const { monthlyFrom } = billOf({ ...plan, opening }, now);
    return { nextChargeOn: monthlyFrom, isPresale: true };
  }
  const from = club?.open_date ?? bill.monthlyFrom;
  return { nextChargeOn: from && nextMonthlyCharge(from, today), isPresale: false };
}
