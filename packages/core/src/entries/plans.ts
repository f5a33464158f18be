/** `@foyer/core/plans`: membership plans, their prices, and paying for one. */
export { productTokenCookie } from '../payment/payment-cookies.ts';
export type {
  ConfirmationAddress,
  ProductDetails,
  ProductRequest,
} from '../payment/product-repository.port.ts';
export type { MembershipConfirmation } from '../payment/read-confirmation.ts';
export {
  buildCatalogPlans,
  type CatalogEntry,
  type FacilityPlan,
  unofferedPlanId,
} from '../plans/catalog-plan.ts';
export {
  type CostNote,
  type CostNoteCopy,
  englishCostNotes,
  formatCostNote,
} from '../plans/compute-cost-note.ts';
export type { ClubPlansWanted } from '../plans/plan-repository.port.ts';
export {
  defaultPlanSourceSettings,
  planSource,
  type PlanSourceSettings,
} from '../plans/plan-source.ts';
export { planBill, type PlanBill, moneyOf, type PlanCost, type PlanOffer } from '../plans/plan.ts';
