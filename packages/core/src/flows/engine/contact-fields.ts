import type { Club } from '../../clubs/club.ts';
import type { ContactErrors, ContactField, ContactInput } from '../../forms/contact-form.ts';
import { leadPhoneStyle, type PhoneStyle, type TypedText } from '../../forms/phone-input.ts';
import type { FlowSession } from './flow-rules.ts';

/** What a flow with a contact form shows of it and does not keep. */
export interface ContactSession extends FlowSession {
  /** Fields whose problems may be shown: left once, or asked about by a refused submit. */
  readonly checkedFields: ReadonlySet<ContactField>;
  /** Set while a paste did not fit the phone box: what it held before stays. FM-02 */
  readonly phoneRefused: boolean;
  /** Counts refused submits: the error summary takes focus whenever it rises. FM-06 */
  readonly refusals: number;
}

/** Of a flow that begins. */
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

/** As much of a flow's keeper as its contact form concerns. */
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

/** What the visitor types in a contact form, and what is said about it. */
export class ContactFields {
  readonly #keeper: ContactKeeper;
  readonly #asked: () => readonly ContactField[];
  readonly #onStarted: () => void;
  readonly #phone: PhoneStyle;
  #hasStarted = false;

  /** `asked` are the fields of the form; `onStarted` is called at the first focus of any, once a flow. LC-18 */
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
    // A field that was fine is left in peace until it is left again; one that was wrong is cleared as soon as it fits.
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

  /** LC-09, FM-06: what is wrong is shown, all of it, and nothing is lost. */
  refuse(): void {
    const keeper = this.#keeper;
    keeper.update({
      checkedFields: new Set(this.#asked()),
      clubError: keeper.state.selectedFacility === null ? { key: 'clubRequired' } : null,
      alert: { key: 'checkFields' },
      refusals: keeper.session.refusals + 1,
    });
  }

  /** The digits are grouped as the club's country groups them. Source: FM-02. */
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

/** The problems to show, of all that there are. */
export function shownErrors(problems: ContactErrors, session: ContactSession): ContactErrors {
  const errors: { -readonly [Field in keyof ContactErrors]: ContactErrors[Field] } = {};
  for (const field of session.checkedFields) {
    const problem = problems[field];
    if (problem) errors[field] = problem;
  }
  if (session.phoneRefused) errors.phone_number = { key: 'phoneLength' };
  return errors;
}
