/** `@foyer/core/passes`: day passes, trial passes, and the pass that opens without a network. */
export {
  type DayPasses,
  type MailedPass,
  type PassEnded,
  type TrialPass,
  type TrialRequest,
} from '../club-services/club-services.port.ts';
export {
  FindTrialPass,
  passCodeOf,
  RequestTrialPass,
  type RequestTrialPassDependencies,
  type TrialPassField,
  trialPassForm,
  type TrialRequestField,
  trialRequestForm,
  type TrialRequestInput,
  type WantedPass,
} from '../club-services/trial-pass.ts';
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
export * from '../account/offline-pass.port.ts';
