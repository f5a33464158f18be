/** `@foyer/core/services`: gift cards, feedback, and a chain’s own forms. */
export {
  type ChainForm,
  type ChainFormAnswers,
  type ClubFeedback,
  type ClubServices,
  feedbackMaxLength,
  type GiftOrders,
} from '../club-services/club-services.port.ts';
export { type SeenConsent } from '../club-services/trial-pass.ts';
export * from '../club-services/send-club-feedback.ts';
export {
  type GiftCardCatalog,
  type GiftCardDesign,
  type GiftCardField,
  type GiftCardOffer,
  type GiftConfirmation,
  type GiftOrder,
  type GiftPurchaseField,
  type GiftPurchaseInput,
  type GiftRequest,
  giftSendTime,
  giftToday,
} from '../club-services/gift-order.ts';
export type { OrderForm } from '../flows/shared/order-flow.ts';
export type { PaidOrders } from '../payment/product-repository.port.ts';
export {
  type GiftPurchaseDependencies,
  defaultGiftPurchaseSettings,
  type GiftPurchaseSettings,
} from '../flows/gift-purchase/gift-purchase.store.ts';
export type {
  BoughtGift,
  GiftPreview,
  GiftPurchaseSnapshot,
  OfferedGifts,
  GiftPurchaseSession,
} from '../flows/gift-purchase/gift-purchase.store.ts';
export { GiftPurchase } from '../flows/gift-purchase/gift-purchase.ts';
export {
  type GiftField,
  type Gift,
  giftForm,
  type GiftFormSettings,
  giftMaxAmount,
  giftMessageMaxLength,
} from '../forms/gift-form.ts';
export type { FlowSession } from '../flows/engine/flow-store.ts';
