import type { Selectable } from 'kysely';

import type { Database, ProductTokenRow } from '../database/schema.ts';

export type StoredProduct = Selectable<ProductTokenRow>;

/** The buyer as the JSON of a row holds them. */
export interface Buyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** What is bought, as the JSON of a row holds it: amounts in minor units of the currency. */
export interface BoughtPlan {
  readonly planId: string;
  readonly planType: string;
  readonly name: string;
  readonly currency: 'USD' | 'CAD' | 'GBP';
  readonly monthlyFee: number;
  readonly initiationDues: number;
  readonly promotionalSavings: number;
}

/** What is due today: the first month, and the initiation less what is saved on it. */
export function dueToday(plan: BoughtPlan): number {
  return plan.monthlyFee + Math.max(0, plan.initiationDues - plan.promotionalSavings);
}

/** A purchase that was begun, its buyer a lead already. */
export interface BegunProduct {
  readonly productToken: string;
  readonly transactionNumber: string;
  readonly buyer: Buyer;
  readonly facilityId: string;
  /** What can be paid for, until when and by whom; null where nothing can. */
  readonly sale: {
    readonly plan: BoughtPlan;
    readonly expiresAt: string;
    readonly corporateContactId: string;
    /** In lower case. */
    readonly companyEmail: string;
    readonly companyName: string;
  } | null;
}

/** The purchase behind a token; null when there is none. */
export async function findProduct(
  database: Database,
  productToken: string,
): Promise<StoredProduct | null> {
  const product = await database
    .selectFrom('product_tokens')
    .selectAll()
    .where('product_token', '=', productToken)
    .executeTakeFirst();
  return product ?? null;
}

/** Keeps a purchase that was begun. */
export async function addProduct(
  database: Database,
  { productToken, transactionNumber, buyer, facilityId, sale }: BegunProduct,
  at: string,
): Promise<void> {
  await database
    .insertInto('product_tokens')
    .values({
      product_token: productToken,
      transaction_number: transactionNumber,
      buyer: JSON.stringify(buyer),
      facility_id: facilityId,
      member_id: null,
      barcode: null,
      created_at: at,
      expires_at: sale?.expiresAt ?? null,
      plan: sale && JSON.stringify(sale.plan),
      corporate_contact_id: sale?.corporateContactId ?? null,
      company_email: sale?.companyEmail ?? null,
      company_name: sale?.companyName ?? null,
    })
    .execute();
}
