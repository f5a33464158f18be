import type { Database } from '../database/schema.ts';
import type { BoughtPlan, Buyer, CorporateBuyer } from './product-table.ts';

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
