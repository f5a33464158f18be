import type { Database } from '../database/schema.ts';
import type { BoughtPlan, Buyer, CorporateBuyer } from './product-table.ts';

/** A purchase that was asked for and may be begun. */
export interface PurchaseToBegin {
  readonly buyer: Buyer;
  readonly facilityId: string;
  /** At the seller's own price: prices that came along are not taken at their word. */
  readonly plan: BoughtPlan;
  readonly corporate: CorporateBuyer | null;
  /** Of the lead that a buyer without one becomes. */
  readonly outreachCode: string;
  /** The transaction of the lead that the buyer is; null when they are none. */
  readonly findTransaction: (transaction: Database) => Promise<string | null>;
}
