import { type PlanBill, planBill } from '@foyer/core/plans';
import type { Selectable } from 'kysely';

import type { Database, ProductTokenRow } from '../database/schema.ts';

export type StoredProduct = Selectable<ProductTokenRow>;

/** The buyer in the row's JSON. */
export interface Buyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** The plan in the row's JSON, with amounts in minor units of the currency. */
export interface BoughtPlan {
  readonly planId: string;
  readonly planType: string;
  readonly name: string;
  readonly currency: 'USD' | 'CAD' | 'GBP';
  readonly monthlyFee: number;
  /** The regular monthly fee without any offer; missing from purchases that an older release started. */
  readonly regularMonthlyFee?: number;
  readonly initiationDues: number;
  readonly promotionalSavings: number;
}

/** The bill of the purchase: the same one that the join showed. */
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

/** The employer of a purchase. */
export interface CorporateBuyer {
  readonly contactId: string;
  /** In lower case. */
  readonly companyEmail: string;
  readonly companyName: string;
}

/** A started purchase, whose buyer is already a lead. */
export interface StartedProduct {
  readonly productToken: string;
  readonly transactionNumber: string;
  readonly buyer: Buyer;
  readonly facilityId: string;
  /** What can be paid for, until when and by whom; null when nothing can. */
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

/** Stores a started purchase. */
export async function addProduct(
  database: Database,
  { productToken, transactionNumber, buyer, facilityId, sale }: StartedProduct,
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

/** The holder for someone who joins with their own address. */
export function personHolder(email: string): string {
  return `person ${email.toLowerCase()}`;
}

/**
 * Identifies the future member, who is unique: an employee by their confirmed company address, anyone else by their own
 * unconfirmed address. payment/sale.ts shows a holder's other browsers different things depending on that.
 */
function holderOf(corporate: CorporateBuyer | null, buyer: Buyer): string {
  return corporate === null ? personHolder(buyer.email) : `company ${corporate.companyEmail}`;
}

/** A purchase request that passed all checks. */
export interface PurchaseToBegin {
  readonly buyer: Buyer;
  readonly facilityId: string;
  /** At the seller's own price; prices in the request aren't trusted. */
  readonly plan: BoughtPlan;
  readonly corporate: CorporateBuyer | null;
  /** For the lead that a buyer without one becomes. */
  readonly outreachCode: string;
  /** The transaction of the buyer's existing lead; null when there is none. */
  readonly findTransaction: (transaction: Database) => Promise<string | null>;
}
