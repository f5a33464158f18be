/** `@foyer/core/services`: gift cards, trial passes, feedback, and buying a gift card or a day pass. */
export {
  type ChainForm,
  type ChainFormAnswers,
  type ClubFeedback,
  type ClubServices,
  type DayPasses,
  feedbackMaxLength,
  type GiftOrders,
  type MailedPass,
  type PassEnded,
  type TrialPass,
  type TrialRequest,
} from '../club-services/club-services.port.ts';
export {
  FindTrialPass,
  passCodeOf,
  trialPassForm,
  type WantedPass,
  type TrialPassField,
} from '../club-services/find-trial-pass.ts';
export {
  RequestTrialPass,
  type RequestTrialPassDependencies,
  type SeenConsent,
  type TrialRequestField,
  trialRequestForm,
  type TrialRequestInput,
} from '../club-services/request-trial-pass.ts';
export {
  clubFeedbackForm,
  type FeedbackInput,
  SendClubFeedback,
  type FeedbackField,
  type SendClubFeedbackDependencies,
} from '../club-services/send-club-feedback.ts';
export type {
  GiftPurchaseField,
  GiftCardField,
  GiftPurchaseInput,
} from '../club-services/gift-purchase-form.ts';
export {
  type GiftCardCatalog,
  type GiftCardDesign,
  type GiftCardOffer,
  type GiftConfirmation,
  type GiftOrder,
  giftSendTime,
  giftToday,
  type GiftRequest,
} from '../club-services/gift-order.ts';
export {
  type ClubPasses,
  type DayPassConfirmation,
  type DayPassField,
  dayPassForm,
  type DayPassInput,
  type DayPassOffer,
  type DayPassOrder,
  type DayPassRequest,
} from '../club-services/day-pass.ts';
export {
  type DayPassArrival,
  type DayPassDependencies,
  DayPassPurchase,
  type DayPassSnapshot,
  type OfferedDayPass,
} from '../flows/day-pass/day-pass-purchase.ts';
export { dayPassStorageKey } from '../flows/day-pass/day-pass-purchase.state.ts';
export type { OrderForm } from '../flows/shared/order-flow.ts';
export type { PaidOrders } from '../payment/paid-orders.ts';
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
  GiftPurchaseSession,
} from '../flows/gift-purchase/gift-purchase.store.ts';
export { giftPurchaseStorageKey } from '../flows/gift-purchase/gift-purchase.state.ts';
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
export {
  correctContactForm,
  type CorrectedContact,
  deskSearchForm,
  shortestSearch,
} from '../club-services/desk-forms.ts';
