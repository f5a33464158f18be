import type { Club } from '../../clubs/club.ts';
import type { ContactErrors, ContactField, ContactInput } from '../../forms/contact-form.ts';
import { suggestEmail } from '../../forms/email.ts';
import type { FieldSpec } from '../../forms/form.ts';
import type { PhoneFormat } from '../../forms/phone-format.ts';
import { leadPhoneStyle, parsePhone, type PhoneStyle, type TypedText } from '../../forms/phone.ts';
import { type ConsentSettings, newsletterChoice } from '../../lead/consents.ts';
import type { Contact } from '../../lead/lead.ts';
import type { LeadDraftEvent } from '../draft/lead-draft.ts';
import { type FlowSession, newFlowSession } from './flow-store.ts';

/** Contact form state that is shown but not stored. */
export interface ContactSession extends FlowSession {
  /** Fields whose errors may be shown: left once, or part of a rejected submit. */
  readonly checkedFields: ReadonlySet<ContactField>;
  /** True if a paste didn't fit the phone field. The previous text stays. */
  readonly phoneRefused: boolean;
  /** Reads the phone numbers of every country; null for the specification's rule. */
  readonly phoneFormat: PhoneFormat | null;
  /** Counts rejected submits. The error summary takes focus whenever it increases. */
  readonly refusals: number;
}

export const newContactSession: ContactSession & typeof newFlowSession = {
  ...newFlowSession,
  checkedFields: new Set(),
  phoneRefused: false,
  phoneFormat: null,
  refusals: 0,
};

/** The part of a flow's store that the contact form needs. */
export interface ContactStore {
  readonly state: {
    readonly createdDate: string | null;
    readonly hasStarted: boolean;
    readonly contactInput: ContactInput;
    readonly selectedFacility: Club | null;
  };
  readonly session: ContactSession;
  getSnapshot(): Pick<ContactFormSnapshot, 'fields' | 'errors'>;
  restore(): void;
  update(part: Partial<Omit<ContactSession, 'busy'>>): void;
  change(
    event: Extract<LeadDraftEvent, { type: 'started' | 'field-changed' }>,
    options?: { readonly persist: boolean },
  ): void;
}

export class ContactFields {
  readonly #store: ContactStore;
  readonly #onStarted: () => void;
  readonly #phone: PhoneStyle;
  /** The country of the club that the phone number was typed for. */
  #typedFor: string | null = null;

  /** `onStarted` is called at the first focus of any field, once per flow. */
  constructor(store: ContactStore, onStarted: () => void, phone: PhoneStyle = leadPhoneStyle) {
    this.#store = store;
    this.#phone = phone;
    this.#onStarted = onStarted;
  }

  focusField(): void {
    const store = this.#store;
    store.restore();
    const { hasStarted, createdDate } = store.state;
    if (hasStarted) return;
    // Alone, it isn't worth storing.
    store.change({ type: 'started' }, { persist: createdDate !== null });
    this.#onStarted();
  }

  changeField(field: ContactField, value: string): void {
    const store = this.#store;
    store.restore();
    if (value === store.state.contactInput[field]) return;
    const isWrong = store.getSnapshot().errors[field] !== undefined;
    let { checkedFields } = store.session;
    // A valid field shows no error until it's left again. An invalid one clears its error as soon as the text is
    // valid.
    if (!isWrong && checkedFields.has(field)) {
      checkedFields = new Set([...checkedFields].filter((one) => one !== field));
    }
    store.update({ checkedFields, phoneRefused: false });
    store.change({ type: 'field-changed', field, value });
  }

  changePhone(typed: TypedText): TypedText {
    const store = this.#store;
    const { country, style } = this.#phoneIn();
    const shown = style.type(typed, country);
    if (shown === null) {
      store.update({ phoneRefused: true });
      const before = style.show(store.state.contactInput.phone_number, country);
      return { value: before, caret: before.length };
    }
    // Without a format, the style writes a UK number with its country code as national digits.
    const losesCode = /^\s*(?:\+|00)/.test(typed.value) && !shown.value.startsWith('+');
    this.#typedFor = losesCode ? 'UK' : country;
    this.changeField('phone_number', style.keep(shown.value));
    return shown;
  }

  /** Accepts phone numbers of every country from now on. */
  setPhoneFormat(phoneFormat: PhoneFormat): void {
    if (this.#store.session.phoneFormat === phoneFormat) return;
    this.#store.update({ phoneFormat });
    this.regroupPhone();
  }

  leaveField(field: ContactField): void {
    const store = this.#store;
    if (store.session.checkedFields.has(field)) return;
    store.update({ checkedFields: new Set([...store.session.checkedFields, field]) });
  }

  /** Shows all errors and keeps all input. */
  refuse(): void {
    const store = this.#store;
    store.update({
      checkedFields: new Set(store.getSnapshot().fields.map(({ name }) => name)),
      clubError: store.state.selectedFacility === null ? { key: 'clubRequired' } : null,
      alert: { key: 'checkFields' },
      refusals: store.session.refusals + 1,
    });
  }

  /** Formats the digits for the club's country. */
  regroupPhone(): void {
    const store = this.#store;
    const before = store.state.contactInput.phone_number;
    const { phoneFormat } = store.session;
    const { country, style } = this.#phoneIn();
    let text = before;
    if (phoneFormat !== null && this.#typedFor !== null) {
      text = phoneFormat.carry(before, this.#typedFor, country);
    }
    text = style.show(text, country);
    const shown = style.type({ value: text, caret: text.length }, country);
    const value = shown === null ? before : style.keep(shown.value);
    if (value !== before) store.change({ type: 'field-changed', field: 'phone_number', value });
  }

  #phoneIn(): { readonly country: string | null; readonly style: PhoneStyle } {
    const { state, session } = this.#store;
    return {
      country: state.selectedFacility?.country ?? null,
      style: session.phoneFormat?.style(this.#phone) ?? this.#phone,
    };
  }
}

/** How the contact form reads its phone number now. */
export function phoneParser({
  state,
  session: { phoneFormat },
}: Pick<ContactStore, 'state' | 'session'>): typeof parsePhone {
  const country = state.selectedFacility?.country ?? null;
  return phoneFormat === null ? parsePhone : (text) => phoneFormat.parse(text, country);
}

/** The contact form as every flow shows it. */
export interface ContactFormSnapshot {
  readonly fields: readonly FieldSpec<ContactField>[];
  readonly errors: ContactErrors;
  /** The address that the visitor probably meant. A hint only; the typed address is still accepted. */
  readonly emailHint: string | null;
  /** True if the newsletter checkbox is shown. */
  readonly asksForNewsletter: boolean;
  /** True if the form is valid, a club is chosen and no work is running. */
  readonly canSubmit: boolean;
}

export function contactFormSnapshot(
  fields: readonly FieldSpec<ContactField>[],
  { errors, contact }: { readonly errors: ContactErrors; readonly contact: Contact | null },
  { contactInput, selectedFacility: club }: ContactStore['state'],
  session: ContactSession,
  {
    settings: { consents, facilityIdPattern },
    visitorCountry,
  }: {
    readonly settings: { readonly consents: ConsentSettings; readonly facilityIdPattern: RegExp };
    readonly visitorCountry: string | null;
  },
): ContactFormSnapshot {
  return {
    fields,
    errors: visibleErrors(errors, session),
    emailHint: session.checkedFields.has('email_address')
      ? suggestEmail(contactInput.email_address)
      : null,
    asksForNewsletter: newsletterChoice(consents, club?.country ?? null, visitorCountry).isAsked,
    canSubmit:
      contact !== null &&
      session.busy === null &&
      club !== null &&
      facilityIdPattern.test(club.facilityId),
  };
}

export function visibleErrors(problems: ContactErrors, session: ContactSession): ContactErrors {
  const errors: { -readonly [Field in keyof ContactErrors]: ContactErrors[Field] } = {};
  for (const field of session.checkedFields) {
    const problem = problems[field];
    if (problem) errors[field] = problem;
  }
  if (session.phoneRefused) errors.phone_number = { key: 'phoneLength' };
  return errors;
}
