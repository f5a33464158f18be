import type { Temporal } from '@foyer/core';
import { standingOn, todayOf } from '@foyer/core/membership';

import { changeRows, findRow } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';
import { membershipOf } from '../membership/membership-table.ts';
import { isConfirmed, personHolder, type StoredProduct } from '../products/product-table.ts';

export type Purchase = Row<'purchases'>;

/** The parts of the card's billing address that the club's country asks for. */
export interface BillingAddress {
  readonly postalCode: string | null;
  readonly state: string | null;
}

/**
 * The purchase that made the product's holder a member, or someone with the same company address; null when there is
 * none, and once that membership has ended.
 */
export async function findPurchase(
  database: Database,
  { holder, company_email }: Pick<StoredProduct, 'holder' | 'company_email'>,
  now: Temporal.Instant,
): Promise<Purchase | null> {
  if (holder === null) return null;
  const purchase = await memberWith(database, { holder }, now);
  if (purchase !== null || company_email === null) return purchase;
  return memberWith(database, { company_email }, now);
}

/** The purchase of someone who joined with their own address; null when there is none. */
export function purchaseOfPerson(database: Database, email: string): Promise<Purchase | null> {
  return findRow(database, 'purchases', { holder: personHolder(email) });
}

/** The purchase of a member; null when there is none, and once their membership has ended, because they may join again. */
export async function memberWith(
  database: Database,
  key: Pick<Purchase, 'holder'> | { readonly company_email: string },
  now: Temporal.Instant,
): Promise<Purchase | null> {
  const purchase = await findRow(database, 'purchases', key);
  return purchase && (await hasLeft(database, purchase.member_id, now)) ? null : purchase;
}

/** True if one of the numbers, null among them, is of a membership that hasn't ended. */
export async function isAnyMember(
  database: Database,
  memberIds: readonly (string | null)[],
  now: Temporal.Instant,
): Promise<boolean> {
  for (const memberId of new Set(memberIds)) {
    if (memberId !== null && !(await hasLeft(database, memberId, now))) return true;
  }
  return false;
}

/** Lets a former member join again, by removing the holder and address, which are unique, from their ended purchase. */
export async function releaseFormer(
  transaction: Database,
  { holder, company_email: email }: Pick<Purchase, 'holder' | 'company_email'>,
  now: Temporal.Instant,
): Promise<void> {
  const before = await transaction
    .selectFrom('purchases')
    .selectAll()
    .where((row) => row.or([row('holder', '=', holder), row('company_email', '=', email)]))
    .execute();
  for (const purchase of before) {
    const { member_id } = purchase;
    if (!(await hasLeft(transaction, member_id, now))) continue;
    const nobody = {
      holder: `former ${member_id}`,
      corporate_contact_id: null,
      company_email: null,
    };
    await changeRows(transaction, 'purchases', { member_id }, nobody);
  }
}

async function hasLeft(
  database: Database,
  memberId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const membership = await membershipOf(database, memberId, now);
  return membership !== null && standingOn(membership, todayOf(membership, now)) === 'ended';
}

/**
 * Whether the product's buyer may see the holder's purchase. An employee has confirmed their address. For anyone else,
 * invited people included, the address proves nothing; only the paid product token or the browser that paid does.
 */
export function isTheirs(
  purchase: Purchase,
  product: Pick<StoredProduct, 'product_token' | 'holder'>,
  browser: string | null,
): boolean {
  return (
    (isConfirmed(product) && product.holder === purchase.holder) ||
    product.product_token === purchase.product_token ||
    (browser !== null && browser === purchase.browser)
  );
}
