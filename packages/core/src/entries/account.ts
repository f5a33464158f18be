/** `@foyer/core/account`: the member's account and agreements, and how to change them. */
export type {
  AccountInformation,
  AccountInformationChange,
  AddOnEligibility,
  BilledMembership,
  BillingCard,
  BillingInformation,
  GiftCardDetails,
  MemberProfile,
  MemberProfileChange,
  WalletLinks,
} from '../account/account.ts';
export { CheckMembership } from '../account/check-membership.ts';
export { claimDrafts, forgetDraftsAtSignOut } from '../account/account-drafts.ts';
export { localeOf } from '../forms/billing-address.ts';
export {
  type DetailsField,
  detailsForm,
  detailsInput,
  isNewEmail,
  type DetailsChange,
} from '../account/details-form.ts';
export { profileForm, profileInput, type ProfileField } from '../account/profile-form.ts';
export {
  type AccountCardName,
  accountCardNames,
  type AccountCards,
  type AccountProfile,
  LoadAccount,
  type AccountCardValues,
  type AccountBilling,
} from '../account/load-account.ts';
export type {
  AccountChanges,
  SocialLogin,
  TakenByOther,
  CommonPassword,
  WrongPassword,
  AccountRepository,
} from '../account/account-repository.port.ts';
export { type OwnVisit, sortVisits } from '../account/account.ts';
export * from '../account/agreement-signing.ts';
export * from '../account/agreement-repository.port.ts';
export * from '../account/change-account.ts';
export {
  type AccountCard,
  CardLoader,
  type CardsOf,
  isSignedOut,
  type CardCalls,
} from '../account/card-loader.ts';
