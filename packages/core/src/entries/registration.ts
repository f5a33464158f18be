/** `@foyer/core/registration`: coming to a login: registration, passwords, mailed links and activation. */
export { currentPasswordForm } from '../account/current-password.ts';
export {
  type PasswordChangeField,
  passwordChangeForm,
  usernameForm,
  type UsernameChangeField,
  type UsernameChange,
} from '../account/details-form.ts';
export { takeLinkCode } from '../account/address-query.ts';
export {
  MailedLinkFlow,
  type MailedLinkSnapshot,
  ActivateAccount,
  UseEmailLink,
  type MailedLinkFlowDependencies,
} from '../account/mailed-link-flow.ts';
export {
  chooseLoginForm,
  type LoginField,
  memberRegistrationForm,
  newPasswordForm,
  type Registrant,
  registrantField,
  prospectRegistrationForm,
  recoverForm,
  resendForm,
} from '../account/registration-forms.ts';
export {
  endRegistrationHandoff,
  handOffToRegistration,
  readRegistrationHandoff,
  type RegistrationHandoffPorts,
} from '../account/registration-handoff.ts';
export type {
  MembershipRuns,
  PersonalData,
  PersonalDataRepository,
} from '../account/personal-data.port.ts';
export { RequestLink } from '../account/request-link.ts';
export type {
  ChosenLogin,
  LinkOver,
  MailedLink,
  RegistrationRepository,
  MemberSignUp,
  ProspectSignUp,
} from '../account/registration-repository.port.ts';
export { UsernameCheck, type UsernameCheckSnapshot, parseUsername } from '../account/username.ts';
export {
  defaultPasswordPolicy,
  parsePassword,
  type PasswordPolicy,
  passwordRequirements,
  requirementMessage,
  unmetRequirements,
  type PasswordRequirement,
  type PasswordPolicyName,
} from '../forms/password.ts';
