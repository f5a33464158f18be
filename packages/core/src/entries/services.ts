/** `@foyer/core/services`: gift cards, trial passes, feedback and buying a gift card. */
export {
  type ClubFeedback,
  feedbackMaxLength,
  type ChainForm,
  type ChainFormAnswers,
  type ClubServices,
  type PassEnded,
  type TrialPass,
} from '../club-services/club-services.port.ts';
export {
  FindTrialPass,
  passCodeOf,
  trialPassForm,
  type WantedPass,
} from '../club-services/find-trial-pass.ts';
export {
  clubFeedbackForm,
  type FeedbackInput,
  SendClubFeedback,
} from '../club-services/send-club-feedback.ts';
export type { GiftPurchaseField } from '../club-services/gift-purchase-form.ts';
export {
  type GiftCardCatalog,
  type GiftCardDesign,
  type GiftCardOffer,
  type GiftConfirmation,
  type GiftOrder,
  giftSendTime,
  giftToday,
} from '../club-services/gift-order.ts';
export type { GiftOrders } from '../club-services/gift-orders.port.ts';
export {
  type GiftPurchaseDependencies,
  defaultGiftPurchaseSettings,
  type GiftPurchaseSettings,
} from '../flows/gift-purchase/gift-purchase.dependencies.ts';
export type {
  BoughtGift,
  GiftPreview,
  GiftPurchaseSnapshot,
  OfferedGifts,
} from '../flows/gift-purchase/gift-purchase.store.ts';
export { giftPurchaseStorageKey } from '../flows/gift-purchase/gift-purchase.state.ts';
export { GiftPurchase } from '../flows/gift-purchase/gift-purchase.ts';
