import type { Club } from '../../clubs/club.ts';
import type { ContactErrors, ContactField, ContactInput } from '../../forms/contact-form.ts';
import { leadPhoneStyle, type PhoneStyle, type TypedText } from '../../forms/phone-input.ts';
import type { FlowSession } from './flow-rules.ts';

/** Contact form state that is shown but not stored. */
export interface ContactSession extends FlowSession {
  /** Fields whose errors may be shown: left once, or part of a rejected submit. */
  readonly checkedFields: ReadonlySet<ContactField>;
  /** True if a paste didn't fit the phone field. The previous text stays. */
  readonly phoneRefused: boolean;
  /** Counts rejected submits. The error summary takes focus whenever it increases. */
  readonly refusals: number;
}

export const newContactSession: Omit<ContactSession, 'busy' | 'attempted'> = {
  checkedFields: new Set(),
  phoneRefused: false,
  refusals: 0,
  alert: null,
  notice: null,
  clubError: null,
  ready: false,
  asksToStay: false,
};

/** The part of a flow's store that the contact form needs. */
interface ContactKeeper {
  readonly state: {
    readonly contactInput: ContactInput;
    readonly selectedFacility: Club | null;
  };
  readonly session: ContactSession;
  getSnapshot(): { readonly errors: ContactErrors };
  restore(): void;
  update(part: Partial<Omit<ContactSession, 'busy'>>): void;
  change(event: {
    readonly type: 'field-changed';
    readonly field: ContactField;
    readonly value: string;
  }): void;
}

/** The contact form's input and errors. */
export class ContactFields {
  readonly #keeper: ContactKeeper;
  readonly #asked: () => readonly ContactField[];
  readonly #onStarted: () => void;
  readonly #phone: PhoneStyle;
  #hasStarted = false;

  /** `asked` returns the form's fields. `onStarted` is called at the first focus of any field, once per flow. */
  constructor(
    keeper: ContactKeeper,
    asked: () => readonly ContactField[],
    onStarted: () => void,
    phone: PhoneStyle = leadPhoneStyle,
  ) {
    this.#keeper = keeper;
    this.#phone = phone;
    this.#asked = asked;
    this.#onStarted = onStarted;
  }

  focusField(): void {
    if (this.#hasStarted) return;
    this.#hasStarted = true;
    this.#onStarted();
  }

  changeField(field: ContactField, value: string): void {
    const keeper = this.#keeper;
    keeper.restore();
    if (value === keeper.state.contactInput[field]) return;
    const wasWrong = keeper.getSnapshot().errors[field] !== undefined;
    let { checkedFields } = keeper.session;
    // A valid field shows no error until it's left again. An invalid one clears its error as soon as the text is
    // valid.
    if (!wasWrong && checkedFields.has(field)) checkedFields = without(checkedFields, field);
    keeper.update({ checkedFields, phoneRefused: false });
    keeper.change({ type: 'field-changed', field, value });
  }

  changePhone(typed: TypedText): TypedText {
    const keeper = this.#keeper;
    const shown = this.#phone.type(typed, keeper.state.selectedFacility?.country ?? null);
    if (shown === null) {
      keeper.update({ phoneRefused: true });
      const before = this.#phone.show(keeper.state.contactInput.phone_number);
      return { value: before, caret: before.length };
    }
    this.changeField('phone_number', this.#phone.keep(shown.value));
    return shown;
  }

  leaveField(field: ContactField): void {
    const keeper = this.#keeper;
    if (keeper.session.checkedFields.has(field)) return;
    keeper.update({ checkedFields: new Set([...keeper.session.checkedFields, field]) });
  }

  /** Shows all errors and keeps all input. */
  refuse(): void {
    const keeper = this.#keeper;
    keeper.update({
      checkedFields: new Set(this.#asked()),
      clubError: keeper.state.selectedFacility === null ? { key: 'clubRequired' } : null,
      alert: { key: 'checkFields' },
      refusals: keeper.session.refusals + 1,
    });
  }

  /** Formats the digits for the club's country. */
  regroupPhone(): void {
    const keeper = this.#keeper;
    const before = keeper.state.contactInput.phone_number;
    const text = this.#phone.show(before);
    const country = keeper.state.selectedFacility?.country ?? null;
    const shown = this.#phone.type({ value: text, caret: text.length }, country);
    const value = shown === null ? before : this.#phone.keep(shown.value);
    if (value !== before) keeper.change({ type: 'field-changed', field: 'phone_number', value });
  }
}

function without<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  const rest = new Set(set);
  rest.delete(item);
  return rest;
}

/** Filters the errors to those that may be shown. */
export function shownErrors(problems: ContactErrors, session: ContactSession): ContactErrors {
  const errors: { -readonly [Field in keyof ContactErrors]: ContactErrors[Field] } = {};
  for (const field of session.checkedFields) {
    const problem = problems[field];
    if (problem) errors[field] = problem;
  }
  if (session.phoneRefused) errors.phone_number = { key: 'phoneLength' };
  return errors;
}
