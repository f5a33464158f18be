import { contactFields, type ContactField } from '../forms/contact-form.ts';
import { type TypedText, typePhone } from '../forms/phone-input.ts';
import type { LeadFlowContext } from './lead-flow.context.ts';

/** What the visitor types on the contact step, and what is said about it. */
export class LeadFlowFields {
  readonly #flow: LeadFlowContext;
  #startedEventSent = false;

  constructor(flow: LeadFlowContext) {
    this.#flow = flow;
  }

  focusField(): void {
    if (this.#startedEventSent) return;
    this.#startedEventSent = true;
    const { analytics, settings } = this.#flow;
    analytics.record({ name: 'flow_started', flow: settings.intent === 'join' ? 'join' : 'lead' });
  }

  changeField(field: ContactField, value: string): void {
    const { keeper } = this.#flow;
    keeper.restore();
    if (value === keeper.state.contactInput[field]) return;
    const wasWrong = keeper.getSnapshot().errors[field] !== undefined;
    const checkedFields = new Set(keeper.session.checkedFields);
    // A field that was fine is left in peace until it is left again; one that was wrong is cleared as soon as it fits.
    if (!wasWrong) checkedFields.delete(field);
    keeper.update({ checkedFields, phoneRefused: false });
    keeper.change({ type: 'field-changed', field, value });
  }

  changePhone(typed: TypedText): TypedText {
    const { keeper } = this.#flow;
    const shown = typePhone(typed, keeper.state.selectedFacility?.country ?? null);
    if (shown === null) {
      keeper.update({ phoneRefused: true });
      const kept = keeper.state.contactInput.phone_number;
      return { value: kept, caret: kept.length };
    }
    this.changeField('phone_number', shown.value);
    return shown;
  }

  leaveField(field: ContactField): void {
    const { keeper } = this.#flow;
    if (keeper.session.checkedFields.has(field)) return;
    keeper.update({ checkedFields: new Set([...keeper.session.checkedFields, field]) });
  }

  /** LC-09, FM-06: what is wrong is shown, all of it, and nothing is lost. */
  refuse(): void {
    const { keeper, settings } = this.#flow;
    keeper.update({
      checkedFields: new Set(contactFields(settings.asksZipCode).map((field) => field.name)),
      clubError: keeper.state.selectedFacility === null ? { key: 'clubRequired' } : null,
      alert: { key: 'checkFields' },
      refusals: keeper.session.refusals + 1,
    });
  }

  /** The digits are grouped as the club's country groups them. Source: FM-02. */
  regroupPhone(): void {
    const { keeper } = this.#flow;
    const value = keeper.state.contactInput.phone_number;
    const country = keeper.state.selectedFacility?.country ?? null;
    const shown = typePhone({ value, caret: value.length }, country);
    if (shown === null || shown.value === value) return;
    keeper.change({ type: 'field-changed', field: 'phone_number', value: shown.value });
  }
}
