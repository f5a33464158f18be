import type { Club } from '../../clubs/club.ts';
import type { ContactField } from '../../forms/contact-form.ts';
import type { PhoneFormat } from '../../forms/phone-format.ts';
import type { TypedText } from '../../forms/phone.ts';
import type { Analytics, FlowPlace } from '../../kernel/platform.port.ts';
import type { ConsentTexts, VisibleConsents } from '../../lead/consents.ts';
import type { LeadDraft, LeadDraftEvent } from '../draft/lead-draft.ts';
import type { ContactFields, ContactSession, ContactStore } from '../engine/contact-fields.ts';
import type { FlowDependencies } from '../engine/flow-dependencies.ts';
import { FlowExpiry, FlowTabs, type SharedStore } from '../engine/flow-lifecycle.ts';
import { leaveFlow } from '../engine/return-path.ts';
import type { CachedConfiguration } from './cached-configuration.ts';
import { ClubChoice, type ChoosesClub } from './club-choice.ts';
import type { RecordsLead } from './lead-recorder.ts';
import type { VisitSchedule } from './visit-schedule.ts';

/** What the parts of a flow share besides its dependencies. */
export interface FlowContext {
  readonly visibleConsents: VisibleConsents;
  /** Reports a failed call that the visitor waited for to analytics, by its kind only. */
  readonly trackFailure: (failure: string) => void;
}

export function createFlowContext(
  flow: FlowPlace['flow'],
  store: { readonly state: { readonly step: FlowPlace['step'] } },
  analytics: Analytics,
): FlowContext {
  return {
    visibleConsents: { texts: null },
    trackFailure(failure) {
      analytics.record({ name: 'flow_error', flow, step: store.state.step, failure });
    },
  };
}

interface ContactFlowStore<State extends LeadDraft, Step, Snapshot> {
  readonly state: State & { readonly step: Step };
  readonly session: ContactSession;
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
  arrive(): void;
  leave(): void;
  once(action: string, work: () => Promise<void>): Promise<void>;
  update(part: Partial<Omit<ContactSession, 'busy'>>): void;
  change(event: LeadDraftEvent | { readonly type: 'step-revisited'; readonly step: Step }): void;
}

export interface ContactFlowDependencies<State extends LeadDraft, Step, Snapshot>
  extends FlowDependencies, FlowContext, Pick<ChoosesClub, 'geolocation' | 'nearbyView'> {
  readonly settings: { readonly exitPath: string };
  readonly store: ContactFlowStore<State, Step, Snapshot> &
    ContactStore &
    ChoosesClub['store'] &
    SharedStore<State>;
}

/**
 * The visitor's actions in every flow with a contact form, and how such a flow begins and ends. A base class, so that
 * screens call the same methods on every flow and no flow has to forward them to a part.
 */
export abstract class ContactFlow<State extends LeadDraft, Step, Snapshot> {
  protected readonly configuration: CachedConfiguration;
  protected readonly fields: ContactFields;
  protected readonly clubs: ClubChoice;
  readonly #flow: ContactFlowDependencies<State, Step, Snapshot>;
  readonly #expiry: FlowExpiry;
  /** Null until the flow is entered, because stored state is read first. */
  #tabs: FlowTabs<State> | null = null;

  /** A flow that books no visit has no `schedule`. */
  constructor(
    flow: ContactFlowDependencies<State, Step, Snapshot>,
    fields: ContactFields,
    recorder: RecordsLead,
    configuration: CachedConfiguration,
    schedule: VisitSchedule | null,
  ) {
    this.#flow = flow;
    this.fields = fields;
    this.configuration = configuration;
    this.clubs = new ClubChoice(flow, fields, recorder, configuration, schedule);
    this.#expiry = new FlowExpiry(flow.store, flow.clock);
  }

  readonly getSnapshot = (): Snapshot => this.#flow.store.getSnapshot();
  readonly subscribe = (listener: () => void): (() => void) => this.#flow.store.subscribe(listener);

  /** Loads what the current step needs. */
  protected abstract openStep(): Promise<void>;

  /** Reads the stored state and follows other tabs. `isBlank` states aren't reported as ended elsewhere. */
  protected arrive(isBlank?: (state: State) => boolean): void {
    const { store } = this.#flow;
    store.arrive();
    this.#tabs ??= new FlowTabs(store, () => void this.openStep(), isBlank);
  }

  /** Runs `work` once for repeated presses, or shows the form's errors unless it can be submitted. */
  protected submitForm(
    action: string,
    canSubmit: boolean,
    work: () => Promise<void>,
  ): Promise<void> {
    const { store } = this.#flow;
    if (store.session.busy !== null || canSubmit) return store.once(action, work);
    this.fields.refuse();
    return Promise.resolve();
  }

  /** Reports the first focus on any field to analytics, once per flow. */
  focusField(): void {
    this.fields.focusField();
  }

  changeField(field: ContactField, value: string): void {
    this.fields.changeField(field, value);
  }

  /** Formats the phone number while typing or pasting. Returns the text and caret to show. */
  changePhone(typed: TypedText): TypedText {
    return this.fields.changePhone(typed);
  }

  /** Accepts phone numbers of every country from now on. */
  setPhoneFormat(format: PhoneFormat): void {
    this.fields.setPhoneFormat(format);
  }

  /** Checks a field when it's left. */
  leaveField(field: ContactField): void {
    this.fields.leaveField(field);
  }

  /** Sets the consent texts as displayed if they differ from the settings, for the consents' records. */
  showConsents(texts: ConsentTexts | null): void {
    this.#flow.visibleConsents.texts = texts;
  }

  setTextAlerts(on: boolean): void {
    this.#flow.store.change({ type: 'text-alerts-set', on });
  }

  setNewsletter(on: boolean): void {
    this.#flow.store.change({ type: 'newsletter-set', on });
  }

  /** Chooses a club, and updates the lead if there is one. */
  chooseClub(club: Club): Promise<void> {
    return this.clubs.choose(club);
  }

  /** Finds clubs near the visitor. Asks the browser for the position if no other source knows it. */
  findNearbyClubs(): Promise<void> {
    return this.clubs.suggest('');
  }

  /** For Back and Forward. Returns the step shown, which may be an earlier one if the state requires it. */
  goTo(step: Step): Step {
    const { store } = this.#flow;
    if (store.session.busy === null && step !== store.state.step) {
      store.update({ alert: null });
      store.change({ type: 'step-revisited', step });
      void this.openStep();
    }
    return store.state.step;
  }

  /** Restarts the lifetime of the stored state. */
  stay(): void {
    this.#expiry.stay();
  }

  /** Clears everything and starts over. */
  startOver(): void {
    this.#flow.store.leave();
  }

  /** Leaves the flow by its exit; progress is not saved. */
  leave(): void {
    leaveFlow(this.#flow, () => this.#flow.store.leave());
  }

  /** Stops timers and listeners when the page closes. Stored state stays. */
  close(): void {
    this.#expiry.close();
    this.#tabs?.close();
    this.#tabs = null;
  }
}
