import type { ContactField } from '../../src/forms/contact-form.ts';
import type { TypedText } from '../../src/forms/phone.ts';

/** The part of a flow that its contact form needs. */
interface ContactTyped {
  changeField(field: ContactField, value: string): void;
  changePhone(typed: TypedText): unknown;
}

/** Fills in the form as Ada Byron. `more` holds further fields. */
export function typeContact(
  flow: ContactTyped,
  more: Partial<Record<ContactField, string>> = {},
): void {
  flow.changeField('first_name', 'Ada');
  flow.changeField('last_name', 'Byron');
  flow.changeField('email_address', 'ada.byron@mail.example');
  for (const [field, value] of Object.entries(more)) flow.changeField(field as ContactField, value);
  flow.changePhone({ value: '2125550123', caret: 10 });
}
