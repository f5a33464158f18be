/** `@foyer/core/forms`: validators and forms. */
export {
  parseBillingPostalCode,
  parseBillingState,
  parsePostalCodeIn,
  statesOf,
  type State,
} from '../forms/billing-address.ts';
export {
  type CardBrand,
  type CardNumberProblem,
  parseCardNumber,
  type CardNumber,
} from '../forms/join-details-form.ts';
export {
  asksNothing,
  type Guardian,
  type JoinAddress,
  type SignedVersion,
} from '../forms/join-agreement-form.ts';
export type { ContactField } from '../forms/contact-form.ts';
export { dateWindow, parseDate, type DateProblem } from '../forms/date.ts';
export {
  dynamicForm,
  type DynamicValues,
  type FieldConfig,
  type FieldConfigProblem,
} from '../forms/dynamic-form.ts';
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
  startInput,
  type TickField,
  type FormErrors,
} from '../forms/form.ts';
export * from '../forms/filled-form.ts';
export { type FormSignals, FormTrap } from '../forms/form-trap.ts';
export { FormDraft, type FormDraftPorts } from '../forms/form-draft.ts';
export {
  parseContactName,
  parseInclusiveName,
  type NameProblem,
  type NameRule,
} from '../forms/name.ts';
export * from '../forms/phone-format.ts';
export { isoCountry } from '../clubs/likely-club.ts';
export {
  dialedPhone,
  parsePhone,
  type TypedText,
  type PhoneProblem,
  type PhoneStyle,
} from '../forms/phone.ts';
export { parsePostalCode, type PostalCodeProblem } from '../forms/postal-code.ts';
export type { EmailProblem } from '../forms/email.ts';
