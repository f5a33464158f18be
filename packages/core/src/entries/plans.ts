/** `@foyer/core/plans`: membership plans, their prices, and paying for one. */
export {
  productTokenCookie,
  type AgreementOver,
  type ConfirmationAddress,
  type HeldPriceRefused,
  type JoinTerms,
  type MembershipAgreement,
  type PurchaseWanted,
  type ProductDetails,
  type PurchaseReceipt,
  type ProductRequest,
  type PromoRefused,
} from '../payment/product-repository.port.ts';
export type { MembershipConfirmation, PaymentFlowStep } from '../payment/purchase.ts';
export {
  buildCatalogPlans,
  type CatalogEntry,
  type ClubTerms,
  type FacilityPlan,
  unofferedPlanId,
  type UnusableOffer,
  type PlanProperties,
} from '../plans/catalog-plan.ts';
export {
  type CostNote,
  type CostNoteCopy,
  type CostNoteFormats,
  defaultNormalInitiation,
  englishCostNotes,
  formatCostNote,
  type NormalInitiation,
} from '../plans/compute-cost-note.ts';
export {
  type ClubPlansWanted,
  defaultPlanSourceSettings,
  planSource,
  type PlanSourceSettings,
} from '../plans/plan-repository.port.ts';
export * from '../plans/plan-bill.ts';
export {
  type ClubOpening,
  defaultCommitmentMonths,
  moneyOf,
  openingOf,
  type PlanAccess,
  type PlanCost,
  type PlanOffer,
  type PlanPromo,
  type PromoDiscount,
  type PlanTerms,
} from '../plans/plan.ts';
export type { HeldPrice } from '../plans/held-price.ts';
export {
  amountOff,
  normalizePromoCode,
  type PromoCode,
  isPromoFor,
  withPromo,
} from '../plans/promo.ts';
export {
  PriceList,
  type PriceListDependencies,
  type PriceListSnapshot,
} from '../flows/prices/price-list.ts';
export type { OfferedPlan } from '../flows/shared/offered-plans.ts';
