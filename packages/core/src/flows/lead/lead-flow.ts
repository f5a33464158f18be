/** The lead flow as a state machine: contact, schedule, confirmation. One snapshot is what a screen renders. */
import type { Club } from '../../clubs/club.ts';
import { ClubDirectory } from '../../clubs/club-directory.ts';
import { checkContact } from '../../forms/contact-form.ts';
import { Activity } from '../../kernel/activity.ts';
import { guardPorts } from '../../kernel/guard-ports.ts';
import type { Contact } from '../../lead/lead.ts';
import { formMessage, limitMessage } from '../../messages/failure-messages.ts';
import type { Slot } from '../../visit/visit-plan.ts';
import {
  acceptsAppointments,
  clubAccepts,
  type VisitConfiguration,
} from '../../visit/visit-configuration.ts';
import { storeHandoff } from '../draft/handoff.ts';
import { leadDraftOf } from '../draft/lead-draft.ts';
import { visitDraftOf } from '../draft/visit-draft.ts';
import { ContactFields, phoneParser } from '../engine/contact-fields.ts';
import { checkVisitor } from '../shared/check-visitor.ts';
import { LeadRecorder } from '../shared/lead-recorder.ts';
import { VisitFlow } from '../shared/visit-flow.ts';
import {
  arrive,
  bookingPage,
  isUnder,
  type LeadFlowEntry,
  welcomeAgain,
} from './lead-flow.arrival.ts';
import {
  defaultLeadFlowSettings,
  type LeadFlowDependencies,
  type LeadFlowPorts,
  type LeadFlowSettings,
  leadUseCases,
} from './lead-flow.dependencies.ts';
import {
  isBlank,
  type LeadFlowState,
  type LeadFlowStep,
  reachableStep,
} from './lead-flow.state.ts';
import {
  createLeadFlowContext,
  type LeadFlowContext,
  type LeadFlowSnapshot,
  type LeadFlowStore,
} from './lead-flow.store.ts';

export class LeadFlow extends VisitFlow<LeadFlowState, LeadFlowStep, LeadFlowSnapshot> {
  readonly #flow: LeadFlowContext;
  readonly #store: LeadFlowStore;
  readonly #recorder: LeadRecorder<Contact>;
  /** The member that the page's address names; null for none. */
  #referringId: string | null = null;

  constructor(dependencies: LeadFlowDependencies) {
    const flow = createLeadFlowContext(dependencies);
    const recorder = new LeadRecorder({
      ...flow,
      contact: () => contactOf(flow),
      send: (lead) => flow.createLead.execute(lead),
    });
    const fields = new ContactFields(flow.store, () => {
      const isJoin = flow.settings.intent === 'join';
      flow.analytics.record({ name: 'flow_started', flow: isJoin ? 'join' : 'lead' });
    });
    super(flow, fields, recorder);
    this.#flow = flow;
    this.#store = flow.store;
    this.#recorder = recorder;
    welcomeAgain(flow, fields, () => this.#referringId);
  }

  /** True if the current state comes from another tab. */
  isTakenOver(): boolean {
    return this.#store.isTakenOver();
  }

  /**
   * Shows what is known before the flow begins, such as what a server has loaded for the page. Stores nothing. Does
   * nothing once the flow is `ready`.
   */
  preview({ club, config }: VisitPreview): void {
    const store = this.#store;
    if (store.session.ready) return;
    if (config !== null) store.change({ type: 'configuration-loaded', config }, unsaved);
    const accepts = clubAccepts(config, club) === true;
    if (club !== null) store.change({ type: 'club-chosen', club, accepts }, unsaved);
  }

  /** Restores or starts the flow. May be called again when the visitor opens another page. */
  async enter(entry: LeadFlowEntry): Promise<void> {
    const store = this.#store;
    this.#referringId = null;
    this.arrive(isBlank);
    await arrive(this.#flow, this.fields, entry);
    this.#referringId = entry.referringId ?? null;
    store.update({ ready: true });
    const prefilled = checkVisitor(this.#flow, { key: 'leadFailed' });
    await this.configuration.load();
    const { state } = store;
    store.replace({ ...state, step: reachableStep(state, state.step, this.getSnapshot().order) });
    await this.openStep();
    const location = entry.location ?? null;
    if (isUnder(bookingPage.path, entry.path)) this.visit.showReason();
    if (store.state.selectedFacility === null || location !== null) {
      await this.clubs.suggest(location);
    }
    await prefilled;
  }

  override close(): void {
    this.#referringId = null;
    super.close();
  }

  override selectTime(slot: Slot): void {
    // Where the times come first, the flow starts here.
    if (this.#flow.steps.timesFirst) this.focusField();
    super.selectTime(slot);
  }

  /** Submits the form ('Visit A Club'). Books the time if it was chosen first. */
  submitVisit(): Promise<void> {
    return this.#submit('visit');
  }

  /** Submits the form ('Schedule a VIP Guided Workout'). */
  submitGuided(): Promise<void> {
    return this.#submit('guided');
  }

  /** Submits the form ('Join Online'). */
  submitJoin(): Promise<void> {
    return this.#submit('join');
  }

  #submit(intent: ContactIntent): Promise<void> {
    const { canJoin, canSubmit } = this.getSnapshot();
    const isComplete = intent === 'join' ? canJoin : canSubmit;
    return this.submitForm(intent, isComplete, () => this.#send(intent));
  }

  /** Records the lead. Then a join goes to its plans, and a visit to its times. */
  async #send(intent: ContactIntent): Promise<void> {
    const { store, steps, settings, analytics, navigation } = this.#flow;
    const alert = await checkVisitor(this.#flow, { key: 'leadFailed' });
    if (alert !== null) {
      store.update({ alert });
      return;
    }
    const club = store.state.selectedFacility;
    const config = await this.configuration.load();
    const contact = contactOf(this.#flow);
    if (club === null || config === null || contact === null) {
      store.update({ alert: { key: 'leadFailed' } });
      return;
    }
    if (!(await this.#passesCompanyCheck(contact, club))) return;
    const purpose = intent === 'join' ? 'join' : 'visit';
    const recorded = await this.#recorder.record(club, purpose);
    if (recorded.err) {
      store.update({ alert: formMessage(recorded.val, { key: 'leadFailed' }) });
      return;
    }
    analytics.record({ name: 'lead_created', facilityId: club.facilityId, intent: purpose });
    if (intent === 'join') {
      const lead = leadDraftOf(store.state);
      storeHandoff(this.#flow, { to: 'standard-join', lead, visit: null, account: null });
      navigation.push(settings.joinPath.replace('{facilityId}', club.facilityId));
      return;
    }
    const accepts = acceptsAppointments(config, club.facilityId);
    store.change({ type: 'guided-set', on: intent === 'guided' && accepts });
    if (accepts && steps.timesFirst && intent === 'visit' && store.state.step === steps.before) {
      await this.visit.bookChosen();
    } else if (accepts) {
      store.change({ type: 'lead-accepted', accepts });
      await this.visit.open();
    } else await this.#confirmWithoutVisit(club);
  }

  /**
   * Checks a company e-mail with the club. A verified one gets a code and leads to the corporate join. An unknown one
   * shows the banner once; pressing again continues as a visit.
   */
  async #passesCompanyCheck(contact: Contact, { facilityId }: Club): Promise<boolean> {
    const { store, corporate, verifyCorporateDomain, navigation, settings } = this.#flow;
    const { companyEmail } = contact;
    if (companyEmail === null || store.state.showNonEligibleBanner) return true;
    const checked = await verifyCorporateDomain.execute({ companyEmail, facilityId });
    if (checked.err) {
      store.update({ alert: limitMessage(checked.val, { key: 'leadFailed' }) });
      return false;
    }
    store.change({ type: 'company-email-checked', eligible: checked.val });
    if (!checked.val) return false;
    const code = await corporate.createCode({ contact: { ...contact, companyEmail }, facilityId });
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

  /** A club that takes no visits leads to the confirmation, once an earlier visit is canceled. */
  async #confirmWithoutVisit(club: Club): Promise<void> {
    const { store, logger } = this.#flow;
    if (!(await this.visit.giveUp())) return;
    store.change({ type: 'lead-accepted', accepts: false });
    // The lead already exists, so the visitor doesn't wait for this detail.
    if ((await this.#recorder.record(club)).err) logger.warn('scheduled-club-not-recorded');
  }

  protected override async openStep(): Promise<void> {
    if (this.visit.isShown()) await this.visit.open();
  }
}

/** What a page may show of the flow before it begins. */
export interface VisitPreview {
  readonly club: Club | null;
  readonly config: VisitConfiguration | null;
}

const unsaved = { persist: false };

type ContactIntent = 'visit' | 'guided' | 'join';

/** The contact in the form; null while it has errors. */
function contactOf({ store, settings }: LeadFlowContext): Contact | null {
  const { asksZipCode, nameRule } = settings;
  return checkContact(store.state.contactInput, asksZipCode, nameRule, phoneParser(store)).contact;
}

/**
 * Creates a lead flow from these ports, for use without a container.
 *
 * @example
 * const flow = createLeadFlow(visitPorts({ leads, clubs, openTimes, configuration, consentLog }));
 * const stop = flow.subscribe(() => render(flow.getSnapshot()));
 */
export function createLeadFlow(
  ownPorts: LeadFlowPorts,
  ownSettings: Partial<LeadFlowSettings> = {},
): { readonly flow: LeadFlow; readonly clubs: ClubDirectory; readonly activity: Activity } {
  const ports = guardPorts(ownPorts, ownPorts.logger);
  const settings = { ...defaultLeadFlowSettings, ...ownSettings };
  const clubs = new ClubDirectory(ports.clubs);
  const activity = new Activity(ports.clock);
  const useCases = leadUseCases(ports, settings.consents);
  return {
    flow: new LeadFlow({ ...ports, ...useCases, clubs, activity, settings }),
    clubs,
    activity,
  };
}
