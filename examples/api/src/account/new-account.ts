import type { IdSource } from '@foyer/core';
import type { Insertable } from 'kysely';

import { findClub } from '../clubs/club-table.ts';
import { addRows, findRow, insertRow } from '../database/rows.ts';
import type { Database, Tables } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { brandName } from '../payment/cards.ts';
import type { StoredAnswers } from '../products/join-terms.ts';
import { type BoughtPlan, type Buyer, findProduct } from '../products/product-table.ts';
import { type Account, accountOfMember } from './account-table.ts';

/**
 * The member's account, created from their purchase if there is none yet: someone who buys in the payment application
 * becomes a member before they have a login. Null for an unknown membership number.
 */
export async function memberAccount(
  database: Database,
  ids: IdSource,
  memberId: string,
  at: string,
): Promise<Account | null> {
  const known = await accountOfMember(database, memberId);
  if (known) return known;
  const purchase = await findRow(database, 'purchases', { member_id: memberId });
  const product = purchase && (await findProduct(database, purchase.product_token));
  if (!product) return null;
  const buyer = JSON.parse(product.buyer) as Buyer;
  // They had themselves erased.
  if (buyer.email === '') return null;
  const club = await findClub(database, product.facility_id);
  const { address, birthDate } = JSON.parse(product.answers ?? '{}') as Partial<StoredAnswers>;
  const { planId = '' } = JSON.parse(product.plan ?? '{}') as Partial<BoughtPlan>;
  const id = ids.next();
  await inTransaction(database, async (transaction) => {
    const account = {
      ...newAccount(id, buyer, at),
      member_id: memberId,
      country: club?.country ?? null,
      state: purchase.billing_state,
      zip_code: purchase.billing_postal_code,
      ...(address && {
        address1: address.street,
        address2: address.floor,
        city: address.city,
        state: address.state,
        zip_code: address.postalCode,
      }),
      home_facility_id: product.facility_id,
      membership_status: 'Active',
      ...(await addOnOf(transaction, planId)),
    };
    // Another request may have created the account first; keep that one.
    if (!(await addRows(transaction, 'accounts', [account]))) return;
    if (birthDate != null) {
      await insertRow(transaction, 'join_details', {
        account_id: id,
        birth_date: birthDate,
        personal_email: buyer.email,
        updated_at: at,
      });
    }
    await insertRow(transaction, 'account_billing', {
      account_id: id,
      email: buyer.email,
      // Only the brand of the card was stored.
      card_type: brandName(purchase.card_brand),
      balance: 0,
      currency: purchase.currency,
    });
  });
  return accountOfMember(database, memberId);
}

/** Whether the plan lets its member sign the add-on's agreement. */
export async function addOnOf(
  transaction: Database,
  planId: string,
): Promise<Pick<Account, 'add_on_status_id' | 'has_add_on'>> {
  const plan = await findRow(transaction, 'catalogue_plans', { plan_id: planId });
  return plan?.has_add_on === 1
    ? { add_on_status_id: '1', has_add_on: 0 }
    : { add_on_status_id: null, has_add_on: null };
}

export type Person = Pick<Buyer, 'firstName' | 'lastName' | 'email'>;

/** The columns of any new account. Without a membership, it is a prospect's. */
export function newAccount(
  id: string,
  { firstName, lastName, email }: Person,
  at: string,
): Insertable<Tables['accounts']> {
  return {
    id,
    email,
    email_key: email.toLowerCase(),
    first_name: firstName,
    last_name: lastName,
    strikes: 0,
    has_active_pt: 0,
    membership_status: 'Prospect',
    created_at: at,
    updated_at: at,
  };
}
