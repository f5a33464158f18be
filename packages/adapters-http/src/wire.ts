/** The `@foyer/adapters-http/wire` entry point: the API contract for servers and tools. */
import {
  cancelEmailChange,
  linkSocialLogin,
  requestFreeze,
  saveJoinDetails,
  resendEmailLink,
  unlinkSocialLogin,
  updateAccountInformation,
  updateMemberProfile,
  updatePassword,
  updateUsername,
} from './contract/account-changes.ts';
import {
  encodeMember,
  getAccountInformation,
  getAddOnEligibility,
  getBillingBalance,
  getBillingCard,
  getBillingInformation,
  getGiftCardDetails,
  getMemberProfile,
  listMemberPictures,
} from './contract/account.ts';
import { getAgreement, getAgreementVersion, signAgreement } from './contract/agreements.ts';
import { getClubPlans, listCataloguePlans } from './contract/club-plans.ts';
import {
  answerForm,
  getForm,
  getGiftCardCatalogue,
  getTrialPass,
  sendClubFeedback,
} from './contract/club-services.ts';
import { appendConsents } from './contract/consents.ts';
import { getHeadline, getJoinConfirmation, getPromotion } from './contract/content.ts';
import {
  createCorporateLead,
  mapCorporatePlan,
  resendCorporateCode,
  updateCorporateLead,
  verifyCorporateCode,
  verifyCorporateDomain,
  verifyCorporateEmail,
} from './contract/corporate.ts';
import { getFacility, listFacilities, listMediaSlides } from './contract/facilities.ts';
import {
  cancelAppointment,
  createAbandonedLead,
  createResidentialLead,
  updateAbandonedLead,
  updateLead,
} from './contract/leads.ts';
import { getGiftOrder, orderGiftCard } from './contract/gift-orders.ts';
import {
  createProductToken,
  getProductDetails,
  resendConfirmationEmail,
} from './contract/payment.ts';
import { getCorporatePlans } from './contract/plans.ts';
import { createReferral, getReferrer, updateReferral } from './contract/referral.ts';
import {
  activateUser,
  useEmailLink,
  getMailedToken,
  recoverByEmail,
  resendVerification,
  signUpWithEmail,
  validateUser,
  verifyUsername,
} from './contract/registration.ts';
import { adoptSession, renewSession, signIn, signInSocially, signOut } from './contract/session.ts';
import {
  getAssessment,
  getAssessmentSummary,
  getPreAssessmentAnswer,
  getPreQuestionnaire,
} from './contract/training.ts';
import { countClasses, getConfiguration, listOpenTimes } from './contract/visits.ts';

export type { Call } from './contract/call.ts';
export { type ErrorBody, errorBodySchema as errorBody } from './contract/error-body.schema.ts';
export {
  addOnExcludedCode,
  codeSpentCode,
  crossSiteCode,
  emailTakenCode,
  loginTakenCode,
  looksAutomatedCode,
  notEligibleCode,
  notSignedInCode,
  notYoursCode,
  orderChangedCode,
  sessionLiveCode,
  slotTakenCode,
  tokenExpiredCode,
  otherBrowserCode,
  tokenUsedCode,
  tooManyCodesCode,
  tooManySignInsCode,
  tooManyTriesCode,
  usernameTakenCode,
  versionOverCode,
  wrongCredentialsCode,
  wrongPasswordCode,
} from './contract/error-codes.ts';
export {
  formHeader,
  noSession,
  readFormHeader,
  sessionHeader,
  shortestFormMs,
} from './contract/headers.ts';
export type { WireClubPlan } from './contract/club-plans.ts';
export type { WireConsent } from './contract/consents.ts';
export type { WireHeadline, WireJoinConfirmation } from './contract/content.ts';
export type { WireCorporateLead } from './contract/corporate.ts';
export type { WireFacility } from './contract/facilities.ts';
export type { WireAbandonedLead, WireResidentialLead } from './contract/leads.ts';
export type { WireMediaSlide } from './contract/facilities.ts';
export type { WireProductDetails, WireProductTokenRequest } from './contract/payment.ts';
export type { WireCorporatePlans, WirePlan, WirePlanCost } from './contract/plans.ts';
export type { WireSignUp } from './contract/registration.ts';
export type { WireSignedIn } from './contract/session.ts';
export type { WireReferral } from './contract/referral.ts';

export const contract = {
  getConfiguration,
  getFacility,
  listFacilities,
  createAbandonedLead,
  updateAbandonedLead,
  createResidentialLead,
  updateLead,
  cancelAppointment,
  listOpenTimes,
  countClasses,
  verifyCorporateDomain,
  verifyCorporateEmail,
  verifyCorporateCode,
  resendCorporateCode,
  createCorporateLead,
  updateCorporateLead,
  mapCorporatePlan,
  getCorporatePlans,
  listCataloguePlans,
  getClubPlans,
  createProductToken,
  getProductDetails,
  resendConfirmationEmail,
  getReferrer,
  createReferral,
  updateReferral,
  listMediaSlides,
  appendConsents,
  getHeadline,
  getPromotion,
  getJoinConfirmation,
  signIn,
  signInSocially,
  adoptSession,
  renewSession,
  signOut,
  encodeMember,
  getAccountInformation,
  updateAccountInformation,
  updateUsername,
  updatePassword,
  linkSocialLogin,
  unlinkSocialLogin,
  resendEmailLink,
  cancelEmailChange,
  requestFreeze,
  saveJoinDetails,
  getAddOnEligibility,
  getMemberProfile,
  updateMemberProfile,
  getBillingInformation,
  getGiftCardDetails,
  listMemberPictures,
  getBillingBalance,
  getBillingCard,
  verifyUsername,
  recoverByEmail,
  validateUser,
  signUpWithEmail,
  getMailedToken,
  activateUser,
  useEmailLink,
  resendVerification,
  getAgreement,
  getAgreementVersion,
  signAgreement,
  getGiftCardCatalogue,
  orderGiftCard,
  getGiftOrder,
  getTrialPass,
  sendClubFeedback,
  getForm,
  answerForm,
  getPreQuestionnaire,
  getPreAssessmentAnswer,
  getAssessment,
  getAssessmentSummary,
} as const;
