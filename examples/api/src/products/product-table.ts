import { type PlanBill, planBill } from '@foyer/core';
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
  /** What the plan costs a month outside any offer; absent from purchases that an older release began. */
  readonly regularMonthlyFee?: number;
  readonly initiationDues: number;
  readonly promotionalSavings: number;
}

/** The bill of what is bought: the very one that the join showed. */
export function billOf(plan: BoughtPlan): PlanBill {
  return planBill({
    currency: plan.currency,
    monthlyFee: plan.monthlyFee,
    regularMonthlyFee: plan.regularMonthlyFee ?? plan.monthlyFee,
    initiation: { totalDues: plan.initiationDues },
    promotionalSavings: plan.promotionalSavings,
    isReimbursementAvailable: false,
  });
}

/** The employer's side of a purchase. */
export interface CorporateBuyer {
  readonly contactId: string;
  /** In lower case. */
  readonly companyEmail: string;
  readonly companyName: string;
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
    readonly corporate: CorporateBuyer | null;
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
      holder: sale && holderOf(sale.corporate, buyer),
      corporate_contact_id: sale?.corporate?.contactId ?? null,
      company_email: sale?.corporate?.companyEmail ?? null,
      company_name: sale?.corporate?.companyName ?? null,
    })
    .execute();
}

/**
 * Whose membership it is, of whom there is one: an employee by the company address, which they confirmed, anyone else by
 * their own, which nobody did. What is shown to a holder's other browsers differs by that: see payment/sale.ts.
 */
function holderOf(corporate: CorporateBuyer | null, buyer: Buyer): string {
  return corporate === null ? personHolder(buyer.email) : `company ${corporate.companyEmail}`;
}

/** The holder by whose own address someone joins, or has joined. */
export function personHolder(email: string): string {
  return `person ${email.toLowerCase()}`;
}
