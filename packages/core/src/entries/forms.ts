/** `@foyer/core/forms`: validators and forms. */
export {
  asksForPostalCode,
  parseBillingPostalCode,
  parseBillingState,
  parsePostalCodeIn,
  statesOf,
} from '../forms/billing-address.ts';
export {
  type CardBrand,
  type CardNumberProblem,
  parseCardNumber,
  type JoinDetails,
  type JoinDetailsField,
  joinDetailsForm,
  type JoinDetailsSettings,
} from '../forms/join-details-form.ts';
export type { ContactField } from '../forms/contact-form.ts';
export { dateWindow, parseDate } from '../forms/date.ts';
export { dynamicForm, type DynamicValues, type FieldConfig } from '../forms/dynamic-form.ts';
export {
  type FieldSpec,
  type AreaField,
  type ChoiceField,
  type ClubField,
  type DateField,
  type FieldOption,
  type FormField,
  type FormInput,
  type FormSchema,
  checkedValue,
  type TickField,
} from '../forms/form.ts';
export { type FieldRefusal, FilledForm } from '../forms/filled-form.ts';
export { type FormSignals, FormTrap } from '../forms/form-trap.ts';
export { FormDraft, type FormDraftPorts } from '../forms/form-draft.ts';
export {
  type Freeze,
  type FreezeField,
  freezeForm,
  type FreezeFormSettings,
} from '../forms/freeze-form.ts';
export {
  type Gift,
  giftForm,
  type GiftFormSettings,
  giftMaxAmount,
  giftMessageMaxLength,
} from '../forms/gift-form.ts';
export { parseContactName } from '../forms/name.ts';
export { joinPhoneStyle } from '../forms/join-phone-input.ts';
export {
  defaultPasswordPolicy,
  parsePassword,
  type PasswordPolicy,
  passwordRequirements,
  requirementMessage,
  unmetRequirements,
} from '../forms/password.ts';
export { parsePhone, type TypedText } from '../forms/phone.ts';
export { parsePostalCode } from '../forms/postal-code.ts';
