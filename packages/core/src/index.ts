/** The public entry of Foyer's core. Everything a port's implementer or a screen needs, by name. */
export { Err, Ok, Result } from './kernel/result.ts';
export { Temporal } from './kernel/temporal.ts';
export { type CallFailure, type CallOptions, mayHaveHappened } from './kernel/call-failure.ts';

export type { Analytics, AnalyticsEvent } from './kernel/analytics.port.ts';
export type { Clock } from './kernel/clock.port.ts';
export type { CookieJar } from './kernel/cookie-jar.port.ts';
export type { Geolocation, LocationFailure } from './kernel/geolocation.port.ts';
export type { IdSource } from './kernel/id-source.port.ts';
export type { KeyValueStore, StoreFailure } from './kernel/key-value-store.port.ts';
export type { Logger } from './kernel/logger.port.ts';
export type { Navigation } from './kernel/navigation.port.ts';
export type { Visitor } from './kernel/visitor.port.ts';

export type { Club } from './clubs/club.ts';
export { ClubDirectory, type ClubDirectorySnapshot } from './clubs/club-directory.ts';
export type { ClubRepository } from './clubs/club-repository.port.ts';
export type { Coordinates } from './kernel/coordinates.ts';
export { defaultFacilityIdPattern, type FacilityId, parseFacilityId } from './clubs/facility-id.ts';
export { type ClubAtDistance, distanceKm, nearestClubs } from './clubs/nearest-clubs.ts';
export { searchClubs } from './clubs/search-clubs.ts';

export {
  asksForPostalCode,
  parseBillingPostalCode,
  parseBillingState,
  parsePostalCodeIn,
  type State,
  statesOf,
} from './forms/billing-address.ts';
export {
  type CardBrand,
  type CardNumber,
  type CardNumberProblem,
  parseCardNumber,
} from './forms/card-number.ts';
export {
  checkContact,
  type ContactErrors,
  type ContactField,
  contactFields,
  type ContactInput,
} from './forms/contact-form.ts';
export {
  checkCorporateContact,
  type CorporateContact,
  corporateContactFields,
} from './forms/corporate-contact-form.ts';
export { dateWindow, parseDate } from './forms/date.ts';
export { isInstant, isTimeZone } from './kernel/instant-text.ts';
export {
  type ConfiguredType,
  dynamicForm,
  type DynamicValues,
  type FieldConfig,
  type FieldConfigProblem,
} from './forms/dynamic-form.ts';
export { parseEmail } from './forms/email.ts';
export { suggestEmail } from './forms/email-hint.ts';
export { checkFilledOut, type FieldSpec } from './forms/field.ts';
export {
  type FieldRefusal,
  FilledForm,
  type FilledFormPorts,
  type FilledFormSnapshot,
} from './forms/filled-form.ts';
export {
  type AreaField,
  type BoxField,
  type CheckedForm,
  type ChoiceField,
  type ClubField,
  type DateField,
  defineForm,
  type FieldOption,
  type FormErrors,
  type FormField,
  type FormInput,
  type FormSchema,
  checkedValue,
  type TickField,
} from './forms/form.ts';
export { type FormSignals, FormTrap } from './forms/form-trap.ts';
export { FormDraft, type FormDraftPorts } from './forms/form-draft.ts';
export {
  type Freeze,
  type FreezeField,
  freezeForm,
  type FreezeFormSettings,
} from './forms/freeze-form.ts';
export {
  type Gift,
  type GiftField,
  giftForm,
  type GiftFormSettings,
  giftMaxAmount,
  giftMessageMaxLength,
} from './forms/gift-form.ts';
export {
  type JoinDetails,
  type JoinDetailsField,
  joinDetailsForm,
  type JoinDetailsSettings,
} from './forms/join-details-form.ts';
export { parseContactName, parseSimpleName } from './forms/name.ts';
export { joinPhoneMaxLength, joinPhoneStyle } from './forms/join-phone-input.ts';
export {
  checkPassword,
  defaultPasswordPolicy,
  parsePassword,
  passwordPolicies,
  type PasswordPolicy,
  type PasswordPolicyName,
  type PasswordRequirement,
  passwordRequirements,
  requirementMessage,
  unmetRequirements,
} from './forms/password.ts';
export { parsePhone } from './forms/phone.ts';
export { type TypedText, typePhone } from './forms/phone-input.ts';
export { parsePostalCode } from './forms/postal-code.ts';

export type { ContentRepository, HeadlineQuery } from './content/content-repository.port.ts';
export type {
  ContentPicture,
  HeadlineContent,
  Promotion,
  SellingPoint,
} from './content/headline.ts';
export { headlineKey, type HeadlineCopy, cachedHeadline } from './content/cached-headline.ts';

export type { JoinContentRepository } from './content/join-content-repository.port.ts';
export {
  defaultJoinConfirmation,
  fillJoinConfirmation,
  type JoinConfirmationContent,
} from './content/join-content.ts';

export { Activity } from './kernel/activity.ts';

export {
  type ConsentSettings,
  type ConsentTexts,
  asksForNewsletter,
  defaultConsentSettings,
} from './lead/consents.ts';
export { CreateLead, type CreateLeadInput } from './lead/create-lead.ts';
export type {
  Answer,
  Contact,
  CreatedLead,
  Lead,
  LeadUpdate,
  MeetingPurpose,
  ResidentialLead,
} from './lead/lead.ts';
export { createLeadFlow, type LeadFlowPorts } from './flows/lead/lead-flow.create.ts';
export { bookingPage, type FlowPage } from './flows/lead/flow-page.ts';
export {
  belongsOnBookingPage,
  syncStepsWithHistory,
  pathToBooking,
} from './flows/lead/lead-flow.history.ts';
export type { StepAddress } from './flows/engine/step-address.ts';
export { addressOfStep, stepOfAddress } from './flows/lead/step-address.ts';
export { defaultLeadFlowSettings, type LeadFlowSettings } from './flows/lead/lead-flow.settings.ts';
export type { LeadFlowSnapshot } from './flows/lead/lead-flow.snapshot.ts';
export type { Appointment } from './flows/draft/visit-draft.ts';
export type { LeadFlowState, LeadFlowStep } from './flows/lead/lead-flow.state.ts';
export { selectedClubCookie } from './clubs/selected-club-cookie.ts';
export type { LeadFlowDependencies } from './flows/lead/lead-flow.dependencies.ts';
export type { LeadFlowEntry } from './flows/lead/lead-flow.arrival.ts';
export { productTokenCookie } from './payment/product-token-cookie.ts';
export { returnPathKey } from './flows/engine/return-path.ts';
export {
  rememberReturnPath,
  type ReturnPathDependencies,
} from './flows/engine/remember-return-path.ts';
export { leadFlowStorageKey } from './flows/lead/lead-flow.schema.ts';
export { scheduleMessageKey } from './flows/shared/schedule-message.ts';
export { LeadFlow } from './flows/lead/lead-flow.ts';
export type { ConsentLog, ConsentRecord } from './lead/consent-log.port.ts';
export type { LeadReference, LeadRepository, SlotTaken } from './lead/lead-repository.port.ts';
export { defaultOutreachSettings, type OutreachSettings } from './lead/outreach-code.ts';

export { chooseLocale, foyerLocales, type LocaleQuestion } from './messages/choose-locale.ts';

export {
  addMessages,
  createMessageCatalogue,
  type Message,
  type MessageCatalogue,
  type MessageKey,
  type MessageLanguage,
  messages,
} from './messages/catalogue.ts';
export { accountMessages } from './messages/account-messages.ts';
export { formMessages } from './messages/form-messages.ts';
export { joinMessages } from './messages/join-messages.ts';
export { serviceMessages } from './messages/service-messages.ts';
export { siteMessages } from './messages/site-messages.ts';
export type { MessageValue, FormattedValue } from './messages/message-value.ts';
export { waitMessage } from './messages/wait-message.ts';
export { type PaymentMessageKey, paymentMessages } from './messages/payment-messages.ts';

export { daysLabel, rangeLabel, shortDay, shortMonth, shortWeekday } from './visit/days-labels.ts';
export { dayLabel, dayName, monthDay, slotLabel, timeLabel } from './visit/labels.ts';
export type {
  DayTimes,
  OpenTimesRepository,
  VisitType,
} from './visit/open-times-repository.port.ts';
export { SchedulePlan } from './visit/schedule-plan.ts';
export { longDate, longDay, longMoment } from './visit/long-labels.ts';
export { timeLabelAt } from './visit/time-label-at.ts';
export { sameOffset, utcOffset, zoneAbbreviation } from './visit/time-zone.ts';
export {
  acceptsAppointments,
  type BlackoutDate,
  type VisitConfiguration,
} from './visit/visit-configuration.ts';
export type { VisitConfigurationRepository } from './visit/visit-configuration-repository.port.ts';
export {
  bookingWindowDays,
  findSlot,
  hasNoOpenTimes,
  nextOpenDay,
  type PlannedDay,
  type Slot,
  type VisitPlan,
} from './visit/visit-plan.ts';
export type { VisitTimesSnapshot } from './visit/visit-times.snapshot.ts';

export {
  type CalendarEvent,
  postalAddress,
  visitEvent,
  visitMinutes,
} from './visit/calendar-event.ts';
export { type CalendarChoice, calendarChoices } from './visit/calendar-links.ts';
export { icsFileName, toIcs } from './visit/ics.ts';

export type { ClubMediaRepository, MediaSlide } from './clubs/club-media-repository.port.ts';
export type {
  CodeRequest,
  CodeSpent,
  CorporateAccount,
  CorporateRepository,
  PlanChoice,
  PlansWanted,
} from './corporate/corporate-repository.port.ts';
export type { CorporateLead, CreatedCorporateLead } from './corporate/corporate-lead.ts';
export type { CorporateLeadRepository } from './corporate/corporate-lead-repository.port.ts';
export { LoadCorporatePlans } from './corporate/load-corporate-plans.ts';
export { codeLength } from './flows/corporate-join/corporate-join.code.ts';
export {
  createCorporateJoin,
  type CorporateJoinPorts,
} from './flows/corporate-join/corporate-join.create.ts';
export type { CorporateJoinDependencies } from './flows/corporate-join/corporate-join.dependencies.ts';
export type { CorporateJoinEntry } from './flows/corporate-join/corporate-join.entry.ts';
export {
  corporateJoinPath,
  corporateStepNames,
  syncCorporateStepsWithHistory,
} from './flows/corporate-join/corporate-join.history.ts';
export { corporateJoinStorageKey } from './flows/corporate-join/corporate-join.schema.ts';
export {
  type CorporateJoinSettings,
  defaultCorporateJoinSettings,
} from './flows/corporate-join/corporate-join.settings.ts';
export type {
  CodeSnapshot,
  CorporateJoinAction,
  CorporateJoinSnapshot,
  PlansSnapshot,
} from './flows/corporate-join/corporate-join.snapshot.ts';
export type {
  CorporateJoinState,
  CorporateJoinStep,
} from './flows/corporate-join/corporate-join.state.ts';
export { CorporateJoin } from './flows/corporate-join/corporate-join.ts';
export { joinContactFields } from './forms/join-contact-form.ts';
export { type JoinAddress, readJoinAddress } from './flows/standard-join/standard-join.address.ts';
export {
  createStandardJoin,
  type StandardJoinPorts,
} from './flows/standard-join/standard-join.create.ts';
export type { StandardJoinDependencies } from './flows/standard-join/standard-join.dependencies.ts';
export type { StandardJoinEntry } from './flows/standard-join/standard-join.entry.ts';
export { syncStandardStepsWithHistory } from './flows/standard-join/standard-join.history.ts';
export {
  defaultStandardJoinPaths,
  defaultStandardJoinSettings,
  type StandardJoinPaths,
  type StandardJoinSettings,
} from './flows/standard-join/standard-join.settings.ts';
export type {
  StandardJoinAction,
  StandardJoinSnapshot,
  StandardPlan,
  StandardPlansSnapshot,
} from './flows/standard-join/standard-join.snapshot.ts';
export type {
  StandardJoinState,
  StandardJoinStep,
} from './flows/standard-join/standard-join.state.ts';
export { standardJoinStorageKey } from './flows/standard-join/standard-join.schema.ts';
export { StandardJoin } from './flows/standard-join/standard-join.ts';
export { VerifyCorporateDomain } from './corporate/verify-corporate-domain.ts';
export { FindPosition } from './clubs/find-position.ts';
export { NearbyClubs } from './clubs/nearby-clubs.ts';
export type { NearbyClubsSnapshot } from './clubs/nearby-clubs.snapshot.ts';
export { presetRegion, presetRegions } from './clubs/preset-regions.ts';
export { BeginPurchase, type PurchaseFailure } from './payment/begin-purchase.ts';
export type { PaymentOutcome, PaymentReturn } from './flows/shared/payment-return.ts';
export type { ResendStatus } from './flows/shared/resend-confirmation.ts';
export { paymentCookieSeconds } from './payment/payment-cookies.ts';
export type {
  ConfirmationAddress,
  ProductDetails,
  ProductRepository,
  ProductRequest,
} from './payment/product-repository.port.ts';
export {
  type ConfirmationFailure,
  type MembershipConfirmation,
  ReadConfirmation,
} from './payment/read-confirmation.ts';
export type { Experiments } from './kernel/experiments.port.ts';
export type { MemberSession } from './kernel/member-session.port.ts';
export type { CreatedReferral, Referral, Referrer } from './lead/referral.ts';
export type { ReferralRepository } from './lead/referral-repository.port.ts';
export type { ClassCategory, ClassCount, ClassRepository } from './survey/class-repository.port.ts';
export {
  canContinueSurvey,
  chosenClasses,
  lastSurveyStep,
  otherAnswerId,
  otherMaxLength,
  questionOf,
  type SurveyAnswer,
  type SurveyOption,
  type SurveyQuestion,
  surveyQuestions,
  type SurveyVariant,
} from './survey/survey.ts';
export { SurveyProgress } from './survey/survey-progress.ts';

export {
  assessmentIdRange,
  type AssessmentIdProblem,
  type AssessmentIds,
  type AssessmentName,
  assessmentNames,
  type AssessmentTemplate,
  assessmentTemplates,
  defaultAssessmentIds,
} from './account/assessment-templates.ts';
export { type AnsweredQuestion, answeredQuestions } from './account/answered-questions.ts';
export { type AssessmentHistory, assessmentHistory } from './account/assessment-history.ts';
export { trainingCards, type TrainingCardValues } from './account/training-cards.ts';
export {
  type BloodPressure,
  bloodPressure,
  type BloodPressureBand,
  bloodPressureBands,
  type BloodPressureProblem,
  type BloodPressureStanding,
} from './account/blood-pressure.ts';
export {
  type BodyBand,
  type BodyCompositionSummary,
  type BodyNorms,
  type MeasureName,
  type PlacedLine,
  summarizeBody,
  type SummaryLine,
  type UnplacedLine,
  type UnplacedReason,
} from './account/body-composition.ts';
export { type BodyFatBand, bodyFatNorms, type BodyFatNorms } from './account/body-fat.ts';
export type { BodyMeasurements, BodyShare, Mass, MassUnit } from './account/body-measurements.ts';
export { type BodyWaterBand, bodyWaterNorms, type BodyWaterNorms } from './account/body-water.ts';
export {
  restingHeartRate,
  type RestingHeartRateBand,
  restingHeartRateNorm,
  type TrainingZone,
  trainingZones,
} from './account/heart-rate.ts';
export {
  type Norm,
  type NormBand,
  type NormSegment,
  type NormUnit,
  segmentsOf,
  type Standing,
  placeInNorm,
} from './account/norm.ts';
export {
  type AgeBand,
  ageBandOf,
  ageBands,
  ageOn,
  type Person,
  type Sex,
} from './account/person.ts';

export {
  buildCataloguePlan,
  buildCataloguePlans,
  type CatalogueEntry,
  type FacilityPlan,
  type PlanProperties,
  unofferedPlanId,
  type UnusableOffer,
} from './plans/catalogue-plan.ts';
export {
  ComputeCostNote,
  type CostNote,
  type CostNoteSettings,
  defaultCostNoteSettings,
} from './plans/compute-cost-note.ts';
export { type CostNoteCopy, englishCostNotes, formatCostNote } from './plans/cost-note-copy.ts';
export {
  type Currency,
  currencyOf,
  defaultMoneyStyle,
  formatMoney,
  type Money,
  type MoneyStyle,
  readMinorUnits,
  writeMajorUnits,
} from './kernel/money.ts';
export type { OfferedPlan } from './flows/shared/offered-plans.ts';
export { commitmentMonths, planBill, type PlanBill } from './plans/plan-bill.ts';
export type { ClubPlansWanted, PlanRepository } from './plans/plan-repository.port.ts';
export {
  defaultPlanSourceSettings,
  planSource,
  type PlanSourceSettings,
} from './plans/plan-source.ts';
export {
  fillPlaceholders,
  moneyOf,
  type Plan,
  type PlanCost,
  type PlanOffer,
} from './plans/plan.ts';

export type {
  AccountInformation,
  AccountInformationChange,
  AddOnEligibility,
  BillingCard,
  BillingInformation,
  GiftCardDetails,
  MemberProfile,
  MemberProfileChange,
} from './account/account.ts';
export { membershipStatusOf, ptStatusOf } from './account/account.ts';
export type { AccountBilling } from './account/account-billing.ts';
export { type AccountDraft, claimDrafts, forgetDraftsAtSignOut } from './account/account-drafts.ts';
export { countryCode, localeOf } from './account/countries.ts';
export {
  type DetailsField,
  detailsForm,
  detailsInput,
  isNewEmail,
} from './account/details-form.ts';
export {
  currentPasswordForm,
  type PasswordChangeField,
  passwordChangeForm,
  type UsernameChangeField,
  usernameForm,
} from './account/login-forms.ts';
export {
  feetAndInches,
  type MeasureSystem,
  measureSystemOf,
  poundsOf,
} from './account/measures.ts';
export { type ProfileField, profileForm, profileInput } from './account/profile-form.ts';
export { type ChangeFailure, refusedChange } from './account/refused-change.ts';
export {
  SocialLink,
  type SocialLinkSnapshot,
  type SocialNotice,
  type SocialProvider,
} from './account/social-link.ts';
export { readSocialReturn, socialPath } from './account/social-return.ts';
export {
  type AccountCard,
  type AccountCardName,
  accountCardNames,
  type AccountCards,
  type AccountProfile,
} from './account/account-cards.snapshot.ts';
export type {
  AccountChanges,
  SocialLogin,
  TakenByOther,
  WrongPassword,
} from './account/account-changes.port.ts';
export { type HostSettings, hostOf } from './account/account-host.ts';
export type { AccountRepository } from './account/account-repository.port.ts';
export {
  AccountSession,
  type AccountSessionDependencies,
  type AccountSessionSnapshot,
  type ArrivedToken,
  type EndedStatus,
  type SessionStatus,
} from './account/account-session.ts';
export { clearWithSession } from './account/account-session.data.ts';
export {
  type AccountSessionSettings,
  defaultAccountSessionSettings,
} from './account/account-session.settings.ts';
export { agreementForm, type AgreementField, type Signature } from './account/agreement-form.ts';
export {
  AgreementSigning,
  type AgreementSigningDependencies,
  type AgreementSnapshot,
} from './account/agreement-signing.ts';
export { addOnAgreementId, type Agreement, type AgreementPlace } from './account/agreement.ts';
export type { AgreementRepository, VersionOver } from './account/agreement-repository.port.ts';
export { messageOfCall } from './messages/call-message.ts';
export { takeLinkCode } from './account/mailed-link-address.ts';
export { MailedLinkFlow, type MailedLinkSnapshot } from './account/mailed-link-flow.ts';
export {
  chooseLoginForm,
  type LoginField,
  type MemberRegistration,
  type MemberRegistrationField,
  memberRegistrationForm,
  newPasswordForm,
  type ProspectRegistrationField,
  type Registrant,
  registrantField,
  prospectRegistrationForm,
  recoverForm,
  resendForm,
} from './account/registration-forms.ts';
export {
  endRegistrationHandoff,
  handOffToRegistration,
  readRegistrationHandoff,
  type RegistrationHandoffPorts,
} from './account/registration-handoff.ts';
export { RequestLink } from './account/request-link.ts';
export { UseEmailLink } from './account/use-email-link.ts';
export { UsernameCheck, type UsernameCheckSnapshot } from './account/username-check.ts';
export { ActivateAccount } from './account/activate-account.ts';
export { ChangeAccount, type InvalidField } from './account/change-account.ts';
export { CardLoader, type CardsOf, isSignedOut } from './account/card-loader.ts';
export { LoadAccount } from './account/load-account.ts';
export {
  accountPath,
  isSentToLogin,
  rememberLoginReturn,
  leaveLogin,
  loginPath,
  loginReturnKey,
  takeLoginReturn,
} from './account/login-return.ts';
export { AdoptArrivedToken } from './account/adopt-arrived-token.ts';
export {
  type BegunSession,
  type Credential,
  isSameCredential,
  parseBearer,
} from './account/credential.ts';
export type {
  ChosenLogin,
  LinkOver,
  MailedLink,
  RegistrationRepository,
  SignUp,
} from './account/registration-repository.port.ts';
export { SignIn } from './account/sign-in.ts';
export { messageOfSignIn, signInForm } from './account/sign-in-form.ts';
export type {
  AnotherSession,
  Credentials,
  SignInRepository,
  WrongCredentials,
} from './account/sign-in-repository.port.ts';
export { SignOut } from './account/sign-out.ts';
export { type StayedLongEnough, StaySignedIn } from './account/stay-signed-in.ts';
export { checkUsername, parseUsername } from './account/username.ts';
export type { WebViewMessage, WebViewMessages } from './account/web-view-messages.port.ts';
export { type HeldWebViewMessages, holdWebViewMessages } from './account/held-web-view-messages.ts';
export { webViewMessageType } from './account/web-view-token.type.ts';
export { type ClubFeedback, feedbackMaxLength } from './club-services/club-feedback.ts';
export {
  clubFeedbackForm,
  type FeedbackField,
  type FeedbackInput,
} from './club-services/club-feedback-form.ts';
export { FindTrialPass } from './club-services/find-trial-pass.ts';
export {
  SendClubFeedback,
  type SendClubFeedbackDependencies,
} from './club-services/send-club-feedback.ts';
export {
  passCodeOf,
  trialPassForm,
  type TrialPassField,
  type WantedPass,
} from './club-services/trial-pass-form.ts';
export type { ClubServices, PassEnded } from './club-services/club-services.port.ts';
export type {
  GiftCardCatalogue,
  GiftCardDesign,
  GiftCardOffer,
} from './club-services/gift-card-catalogue.ts';
export type { TrialPass } from './club-services/trial-pass.ts';
export type {
  MeasuredBody,
  TakenAssessment,
  TrainingRepository,
} from './account/training-repository.port.ts';
export { giftPurchaseForm } from './club-services/gift-purchase-form.ts';
export type {
  GiftPurchaseField,
  GiftPurchaseFormSettings,
  GiftPurchaseInput,
} from './club-services/gift-purchase-form.ts';
export {
  type GiftConfirmation,
  type GiftOrder,
  type GiftRequest,
  giftSendTime,
  giftToday,
} from './club-services/gift-order.ts';
export type { GiftOrders } from './club-services/gift-orders.port.ts';
export type { GiftPurchaseDependencies } from './flows/gift-purchase/gift-purchase.dependencies.ts';
export {
  defaultGiftPurchaseSettings,
  type GiftPurchaseSettings,
} from './flows/gift-purchase/gift-purchase.settings.ts';
export type {
  BoughtGift,
  GiftPreview,
  GiftPurchaseSnapshot,
  OfferedGifts,
} from './flows/gift-purchase/gift-purchase.snapshot.ts';
export { giftPurchaseStorageKey } from './flows/gift-purchase/gift-purchase.schema.ts';
export { GiftPurchase } from './flows/gift-purchase/gift-purchase.ts';
