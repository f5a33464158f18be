import type { Club } from '../clubs/club.ts';
import { checkContact, contactFields, type ContactField } from '../forms/contact-form.ts';
import { type TypedText, typePhone } from '../forms/phone-input.ts';
import type { Contact } from './lead.ts';
import { acceptsAppointments } from '../visit/visit-configuration.ts';
import type { LeadFlowConfiguration } from './lead-flow.configuration.ts';
import type { LeadFlowContext } from './lead-flow.context.ts';
import type { LeadFlowLaterParts } from './lead-flow.later-parts.ts';
import type { LeadRecorder } from './lead-recorder.ts';

export type ContactIntent = 'visit' | 'guided' | 'join';

/** The contact step: what the visitor types, ticks and presses there. */
export class LeadFlowContact {
  readonly #flow: LeadFlowContext;
  readonly #recorder: LeadRecorder;
  readonly #configuration: LeadFlowConfiguration;
  readonly #later: LeadFlowLaterParts;
  #startedEventSent = false;

  constructor(
    flow: LeadFlowContext,
    recorder: LeadRecorder,
    configuration: LeadFlowConfiguration,
    later: LeadFlowLaterParts,
  ) {
    this.#flow = flow;
    this.#recorder = recorder;
    this.#configuration = configuration;
    this.#later = later;
  }

  focusField(): void {
    if (this.#startedEventSent) return;
    this.#startedEventSent = true;
    const { analytics, settings } = this.#flow;
    analytics.record({ name: 'flow_started', flow: settings.intent === 'join' ? 'join' : 'lead' });
  }

  changeField(field: ContactField, value: string): void {
    const { keeper } = this.#flow;
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

  submit(intent: ContactIntent): Promise<void> {
    const { keeper } = this.#flow;
    const snapshot = keeper.getSnapshot();
    const may = intent === 'join' ? snapshot.canJoin : snapshot.canSubmit;
    if (keeper.session.busy === null && !may) {
      this.#refuse();
      return Promise.resolve();
    }
    return keeper.once(intent, () => this.#send(intent));
  }

  /** LC-09, FM-06: what is wrong is shown, all of it, and nothing is lost. */
  #refuse(): void {
    const { keeper, settings } = this.#flow;
    keeper.update({
      checkedFields: new Set(contactFields(settings.asksZipCode).map((field) => field.name)),
      clubError: keeper.state.selectedFacility === null ? { key: 'clubRequired' } : null,
      alert: { key: 'checkFields' },
      refusals: keeper.session.refusals + 1,
    });
  }

  async #send(intent: ContactIntent): Promise<void> {
    const { keeper, settings, memberSession, clock, analytics, navigation } = this.#flow;
    const signedInUntil = memberSession.expiresAt();
    if (signedInUntil !== null && signedInUntil.epochMilliseconds > clock.now().epochMilliseconds) {
      keeper.update({ alert: { key: 'alreadyMember' } });
      return;
    }
    const club = keeper.state.selectedFacility;
    const config = await this.#configuration.load();
    const { contact } = checkContact(keeper.state.contactInput, settings.asksZipCode);
    if (club === null || config === null || contact === null) {
      keeper.update({ alert: { key: 'leadFailed' } });
      return;
    }
    if (!(await this.#passesCompanyCheck(contact, club))) return;
    if (!(await this.#recorder.record(club))) {
      keeper.update({ alert: { key: 'leadFailed' } });
      return;
    }
    analytics.record({
      name: 'lead_created',
      facilityId: club.facilityId,
      intent: intent === 'join' ? 'join' : 'visit',
    });
    if (intent === 'join') {
      navigation.push(settings.joinPath.replace('{facilityId}', club.facilityId));
      return;
    }
    keeper.change({ type: 'guided-set', on: intent === 'guided' });
    await this.#goOn(club, acceptsAppointments(config, club.facilityId));
  }

  /** LC-13, LC-14 */
  async #goOn(club: Club, accepts: boolean): Promise<void> {
    const { keeper, logger } = this.#flow;
    if (!accepts && !(await this.#later.with(({ schedule }) => schedule.giveUp(), false))) return;
    keeper.change({ type: 'lead-accepted', accepts });
    if (accepts) {
      await this.#later.with(({ schedule }) => schedule.open(), undefined);
      return;
    }
    // The lead stands; that its club takes no visits is a detail the visitor need not wait for.
    if (!(await this.#recorder.record(club))) logger.warn('scheduled-club-not-recorded');
  }

  /**
   * LC-10, LC-26: a company e-mail is checked with the club. A verified one leads to the corporate join by a code; an
   * unknown one shows the banner, once: pressing again goes on as a visit.
   */
  async #passesCompanyCheck(contact: Contact, club: Club): Promise<boolean> {
    const { keeper, verifyCorporateDomain, corporate, navigation, settings } = this.#flow;
    const { companyEmail } = contact;
    if (companyEmail === null || keeper.state.showNonEligibleBanner) return true;
    const eligible = await verifyCorporateDomain.execute({
      companyEmail,
      facilityId: club.facilityId,
    });
    keeper.change({ type: 'company-email-checked', eligible });
    if (!eligible) return false;
    const code = await corporate.createCode({
      contact: { ...contact, companyEmail },
      facilityId: club.facilityId,
    });
    if (code.err) {
      keeper.update({ alert: { key: 'leadFailed' } });
      return false;
    }
    navigation.push(settings.corporatePath);
    return false;
  }
}
