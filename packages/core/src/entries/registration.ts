/** `@foyer/core/registration`: coming to a login: registration, passwords, mailed links and activation. */
export {
  currentPasswordForm,
  defaultPasswordPolicy,
  parsePassword,
  type PasswordPolicy,
  type PasswordPolicyName,
  type PasswordRequirement,
  passwordRequirements,
  requirementMessage,
  unmetRequirements,
} from '../forms/password.ts';
export {
  type PasswordChangeField,
  passwordChangeForm,
  usernameForm,
  type UsernameChangeField,
  type UsernameChange,
} from '../account/details-form.ts';
export { takeLinkCode } from '../account/address-query.ts';
export * from '../account/mailed-link-flow.ts';
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
export * from '../account/registration-handoff.ts';
export type * from '../account/registration-repository.port.ts';
export { RequestLink } from '../account/request-link.ts';
export { UsernameCheck, type UsernameCheckSnapshot, parseUsername } from '../account/username.ts';
