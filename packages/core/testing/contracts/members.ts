/** `@foyer/core/contract/members`: the contract suites of the ports that serve members (needs Vitest). */
export { type MemberSessionEnvironment, memberSessionContract } from './platform.contract.ts';
export { accountChangesContract } from './account-changes.contract.ts';
export { accountRepositoryContract } from './account-repository.contract.ts';
export type { AccountHolder, AccountEnvironment } from './environment.contract.ts';
export {
  registrationRepositoryContract,
  type RegistrationEnvironment,
} from './registration-repository.contract.ts';
export { sessionCookieContract, signInRepositoryContract } from './sign-in-repository.contract.ts';
export {
  accountSessionsContract,
  type AccountSessionsEnvironment,
} from './account-sessions.contract.ts';
export {
  passkeyDeviceContract,
  type PasskeyDeviceEnvironment,
  passkeysContract,
  type PasskeysEnvironment,
} from './passkeys.contract.ts';
export { secondStepContract, type SecondStepEnvironment } from './second-step.contract.ts';
export { offlinePassContract, type OfflinePassEnvironment } from './storage.contract.ts';
export {
  agreementRepositoryContract,
  type AgreementEnvironment,
} from './agreement-repository.contract.ts';
export { clubServicesContract, type ClubServicesEnvironment } from './club-services.contract.ts';
export {
  personalDataRepositoryContract,
  type PersonalDataEnvironment,
} from './personal-data.contract.ts';
export { arrivalDeskContract, type ArrivalDeskEnvironment } from './arrival-desk.contract.ts';
export {
  dayPassesContract,
  type DayPassesEnvironment,
  giftOrdersContract,
  type GiftOrdersEnvironment,
} from './paid-orders.contract.ts';
export {
  membershipRepositoryContract,
  type MembershipEnvironment,
} from './membership-repository.contract.ts';
export {
  trainingRepositoryContract,
  type TrainingEnvironment,
} from './training-repository.contract.ts';
