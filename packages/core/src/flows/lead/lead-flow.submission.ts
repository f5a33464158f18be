import type { Club } from '../../clubs/club.ts';
import type { CachedConfiguration } from '../engine/cached-configuration.ts';
import { checkContact } from '../../forms/contact-form.ts';
import { storeHandoff } from '../draft/handoff.ts';
import { leadDraftOf } from '../draft/lead-draft.ts';
import { visitDraftOf } from '../draft/visit-draft.ts';
import { formMessage } from '../../messages/failure-messages.ts';
import { acceptsAppointments } from '../../visit/visit-configuration.ts';
import type { Contact } from '../../lead/lead.ts';
import type { LeadRecorder } from '../shared/lead-recorder.ts';
import type { LeadFlowContext } from './lead-flow.store.ts';
import type { LeadFlowSchedule } from './lead-flow.schedule.ts';

export type ContactIntent = 'visit' | 'guided' | 'join';

/** Handles the buttons of the contact step. */
export class LeadFlowSubmission {
  readonly #flow: LeadFlowContext;
  readonly #recorder: LeadRecorder<Contact>;
  readonly #configuration: CachedConfiguration;
  readonly #schedule: LeadFlowSchedule;

  constructor(
    flow: LeadFlowContext,
    recorder: LeadRecorder<Contact>,
    configuration: CachedConfiguration,
    schedule: LeadFlowSchedule,
  ) {
    this.#flow = flow;
    this.#recorder = recorder;
    this.#configuration = configuration;
    this.#schedule = schedule;
  }

  async send(intent: ContactIntent): Promise<void> {
    const { store, settings, memberSession, clock, analytics, navigation } = this.#flow;
    const signedInUntil = memberSession.expiresAt();
    if (signedInUntil !== null && signedInUntil.epochMilliseconds > clock.now().epochMilliseconds) {
      store.update({ alert: { key: 'alreadyMember' } });
      return;
    }
    const club = store.state.selectedFacility;
    const config = await this.#configuration.load();
    const { contact } = checkContact(store.state.contactInput, settings.asksZipCode);
    if (club === null || config === null || contact === null) {
      store.update({ alert: { key: 'leadFailed' } });
      return;
    }
    if (!(await this.#passesCompanyCheck(contact, club))) return;
    const recorded = await this.#recorder.record(club, intent === 'join' ? 'join' : 'visit');
    if (recorded.err) {
      store.update({ alert: formMessage(recorded.val, { key: 'leadFailed' }) });
      return;
    }
    analytics.record({
      name: 'lead_created',
      facilityId: club.facilityId,
      intent: intent === 'join' ? 'join' : 'visit',
    });
    if (intent === 'join') {
      storeHandoff(this.#flow, {
        to: 'standard-join',
        lead: leadDraftOf(store.state),
        visit: null,
        account: null,
      });
      navigation.push(settings.joinPath.replace('{facilityId}', club.facilityId));
      return;
    }
    const accepts = acceptsAppointments(config, club.facilityId);
    store.change({ type: 'guided-set', on: intent === 'guided' && accepts });
    await this.#goOn(club, accepts);
  }

  async #goOn(club: Club, accepts: boolean): Promise<void> {
    const { store, logger } = this.#flow;
    if (!accepts && !(await this.#schedule.giveUp())) return;
    store.change({ type: 'lead-accepted', accepts });
    if (accepts) {
      await this.#schedule.open();
      return;
    }
    // The lead already exists, so the visitor doesn't wait for this detail.
    if ((await this.#recorder.record(club)).err) logger.warn('scheduled-club-not-recorded');
  }

  /**
   * Checks a company e-mail with the club. A verified one gets a code and leads to the corporate join. An unknown one
   * shows the banner once; pressing again continues as a visit.
   */
  async #passesCompanyCheck(contact: Contact, club: Club): Promise<boolean> {
    const { store, corporate, verifyCorporateDomain, navigation, settings } = this.#flow;
    const { companyEmail } = contact;
    if (companyEmail === null || store.state.showNonEligibleBanner) return true;
    const eligible = await verifyCorporateDomain.execute({
      companyEmail,
      facilityId: club.facilityId,
    });
    store.change({ type: 'company-email-checked', eligible });
    if (!eligible) return false;
    const code = await corporate.createCode({
      contact: { ...contact, companyEmail },
      facilityId: club.facilityId,
    });
    if (code.err) {
      store.update({ alert: formMessage(code.val, { key: 'leadFailed' }) });
      return false;
    }
    storeHandoff(this.#flow, {
      to: 'corporate-join',
      lead: leadDraftOf(store.state),
      visit: visitDraftOf(store.state),
      account: code.val,
    });
    navigation.push(settings.corporatePath);
    return false;
  }
}
