/**
 * Joining as anyone does: one method for each thing a visitor can do, one snapshot to draw. What each of them means is
 * decided in the part that it leads to. Source: SJ-01 to SJ-08, RT-05.
 */
import type { Club } from '../../clubs/club.ts';
import { ContactFields } from '../engine/contact-fields.ts';
import { FlowExpiry } from '../engine/flow-expiry.ts';
import { FlowTabs } from '../engine/flow-tabs.ts';
import { KeptConfiguration } from '../engine/kept-configuration.ts';
import { leaveFlow } from '../engine/leave-flow.ts';
import type { ContactField } from '../../forms/contact-form.ts';
import { joinContactFields } from '../../forms/join-contact-form.ts';
import { joinPhoneStyle } from '../../forms/join-phone-input.ts';
import type { TypedText } from '../../forms/phone-input.ts';
import type { ConsentWords } from '../../lead/consents.ts';
import { LeadFlowClubs } from '../lead/lead-flow.clubs.ts';
import { LeadRecorder } from '../shared/lead-recorder.ts';
import { noNearbyClubs } from '../../clubs/nearby-clubs.snapshot.ts';
import { addMessages } from '../../messages/catalogue.ts';
import { joinMessages } from '../../messages/join-messages.ts';
import { ReturnFromPayment } from '../shared/payment-return.ts';
import { type MembershipConfirmation, ReadConfirmation } from '../../payment/read-confirmation.ts';
import { ResendConfirmation } from '../shared/resend-confirmation.ts';
import { createObservable } from '../../kernel/observable.ts';
import { checkJoinContact } from '../../forms/join-contact-form.ts';
import { leaveForVisit } from './leave-for-visit.ts';
import { StandardJoinConfirmation } from './standard-join.confirmation.ts';
import { placeInJoin, type StandardJoinContext, tellJoinFailure } from './standard-join.context.ts';
import type { StandardJoinDependencies } from './standard-join.dependencies.ts';
import { type StandardJoinEntry, takeClubOfAddress } from './standard-join.entry.ts';
import { createStandardJoinKeeper, type StandardJoinKeeper } from './standard-join.store.ts';
import { StandardJoinPlans } from './standard-join.plans.ts';
import type { StandardJoinSnapshot } from './standard-join.snapshot.ts';
import type { StandardJoinState, StandardJoinStep } from './standard-join.state.ts';
import { StandardJoinSubmission } from './standard-join.submission.ts';

export class StandardJoin {
  readonly #flow: StandardJoinContext;
  readonly #keeper: StandardJoinKeeper;
  readonly #configuration: KeptConfiguration;
  readonly #fields: ContactFields;
  readonly #clubs: LeadFlowClubs;
  readonly #plans: StandardJoinPlans;
  readonly #submission: StandardJoinSubmission;
  readonly #payment: ReturnFromPayment<MembershipConfirmation>;
  readonly #confirmation: StandardJoinConfirmation;
  readonly #resend: ResendConfirmation;
  readonly #expiry: FlowExpiry;
  /** Null until the flow is entered: what is stored is read first. */
  #tabs: FlowTabs<StandardJoinState> | null = null;

  constructor(dependencies: StandardJoinDependencies) {
    addMessages(joinMessages);
    const { analytics, configuration, logger, clock, createLead } = dependencies;
    const shownNearby = createObservable(noNearbyClubs);
    const keeper = createStandardJoinKeeper(dependencies, shownNearby);
    this.#keeper = keeper;
    this.#flow = { ...dependencies, keeper, shownNearby, shownConsents: { words: null } };
    this.#configuration = new KeptConfiguration(keeper, configuration, logger);
    this.#fields = new ContactFields(
      keeper,
      () => joinContactFields().map((field) => field.name),
      () => analytics.record({ name: 'flow_started', flow: 'join' }),
      joinPhoneStyle,
    );
    const recorder = new LeadRecorder({
      ...this.#flow,
      contact: () => checkJoinContact(keeper.state.contactInput).contact,
      send: (lead) => createLead.execute(lead),
      place: () => placeInJoin({ keeper }),
    });
    const recordsJoin = { record: (club: Club) => recorder.record(club, 'join') };
    this.#clubs = new LeadFlowClubs(
      { ...this.#flow, timesStep: null },
      this.#fields,
      recordsJoin,
      this.#configuration,
      null,
    );
    this.#plans = new StandardJoinPlans(this.#flow);
    this.#submission = new StandardJoinSubmission(this.#flow, recorder, this.#plans);
    this.#confirmation = new StandardJoinConfirmation(this.#flow);
    const tellOf = (failure: string): void => tellJoinFailure(this.#flow, failure);
    this.#payment = new ReturnFromPayment({
      ...this.#flow,
      confirmations: new ReadConfirmation(dependencies.products, logger),
      onPaid: ({ facilityId }) => analytics.record({ name: 'purchase_completed', facilityId }),
      onUnread: tellOf,
    });
    this.#resend = new ResendConfirmation({ ...this.#flow, onFailed: tellOf });
    this.#expiry = new FlowExpiry(keeper, clock);
  }

  readonly getSnapshot = (): StandardJoinSnapshot => this.#keeper.getSnapshot();
  readonly subscribe = (listener: () => void): (() => void) => this.#keeper.subscribe(listener);

  /** Takes the flow up where the address says, as far as the state allows it, with how the payment went. SJ-05, RT-05 */
  async enter(entry: StandardJoinEntry = {}): Promise<void> {
    const keeper = this.#keeper;
    keeper.arrive();
    this.#tabs ??= new FlowTabs(keeper, () => void this.#openStep());
    if (entry.facilityId != null) await takeClubOfAddress(this.#flow, entry.facilityId);
    const { confirmationToken = null, payment = null } = entry;
    await this.#payment.takeIn({ confirmationToken, payment });
    const step = entry.step ?? keeper.state.step;
    keeper.change({ type: 'step-revisited', step }, { keep: false });
    keeper.update({ ready: true });
    await Promise.all([this.#configuration.load(), this.#openStep({ anew: true })]);
    if (keeper.state.selectedFacility === null) await this.#clubs.suggest(null);
  }

  /** The first focus on any field is told to analytics, once a flow. Source: LC-18. */
  focusField(): void {
    this.#fields.focusField();
  }

  changeField(field: ContactField, value: string): void {
    this.#fields.changeField(field, value);
  }

  /** What the phone box shows after typing or pasting, with the caret's place. Source: FM-02. */
  changePhone(typed: TypedText): TypedText {
    return this.#fields.changePhone(typed);
  }

  /** A field is checked when it is left. Source: FM-04. */
  leaveField(field: ContactField): void {
    this.#fields.leaveField(field);
  }

  /** The words beside the boxes, where they are not the settings' own: what is recorded is what was seen. Source: LC-07. */
  showConsents(words: ConsentWords | null): void {
    this.#flow.shownConsents.words = words;
  }

  setTextAlerts(on: boolean): void {
    this.#keeper.change({ type: 'text-alerts-set', on });
  }

  setNewsletter(on: boolean): void {
    this.#keeper.change({ type: 'newsletter-set', on });
  }

  /** Takes a club; its plans are asked for, and the back end hears of it where a lead exists. Source: SJ-01, LS-12. */
  async chooseClub(club: Club): Promise<void> {
    if (await this.#clubs.take(club)) {
      await Promise.all([this.#openStep(), this.#clubs.tell(club)]);
    }
  }

  /** The clubs near the visitor; asks the browser for the position where nothing else is known. Source: LO-06. */
  findNearbyClubs(): Promise<void> {
    return this.#clubs.suggest('');
  }

  choosePlan(planId: string): void {
    this.#plans.choose(planId);
  }

  /** On to the details; without a plan it says what is missing. Source: SJ-01. */
  async continue(): Promise<void> {
    const keeper = this.#keeper;
    if (keeper.getSnapshot().canContinue) this.goTo(1);
    else {
      await keeper.once('continuing', async () => {
        if (await this.#plans.isReady()) keeper.change({ type: 'step-revisited', step: 1 });
      });
    }
  }

  /** Asks for the plans again after they could not be had. Source: SJ-03. */
  retryPlans(): Promise<void> {
    return this.#plans.open();
  }

  /** Next: the lead is recorded, and on to the payment application. Source: SJ-04, SJ-05. */
  submit(): Promise<void> {
    const keeper = this.#keeper;
    if (keeper.session.busy === null && !keeper.getSnapshot().canSubmit) {
      this.#fields.refuse();
      return Promise.resolve();
    }
    return keeper.once('purchasing', () => this.#submission.send());
  }

  /** Reads the purchase again that could not be read on the way back from the payment. Source: CJ-14, SJ-05. */
  retryConfirmation(): Promise<void> {
    return this.#keeper.once('confirming', async () => {
      await this.#payment.read();
      await this.#openStep();
    });
  }

  /** Mails the confirmation again. Source: SJ-07. */
  resendConfirmation(): Promise<void> {
    return this.#keeper.once('resending', () => this.#resend.execute());
  }

  /** 'Want to visit the club first?': on to the booking of a visit with all that was given. Source: RT-02. */
  visitFirst(): Promise<void> {
    return this.#keeper.once('scheduling', async () => {
      await this.#configuration.load();
      leaveForVisit(this.#flow, null);
    });
  }

  /** Back and Forward; answers the step that is shown, which is the wanted one only where the state allows it. LX-14 */
  goTo(step: StandardJoinStep): StandardJoinStep {
    const keeper = this.#keeper;
    if (keeper.session.busy === null && step !== keeper.state.step) {
      keeper.update({ alert: null });
      keeper.change({ type: 'step-revisited', step });
      void this.#openStep();
    }
    return keeper.state.step;
  }

  /** Starts the period of the stored state again. Source: LX-15. */
  stay(): void {
    this.#expiry.stay();
  }

  /** Forgets everything and begins anew. */
  startOver(): void {
    this.#keeper.leave();
  }

  /** Leaves by the exit control: 'Your progress will not be saved.' Source: LX-07, LX-08. */
  leave(): void {
    leaveFlow(this.#flow, () => this.#keeper.leave());
  }

  /** Ends timers and listening, when the page that shows the flow goes for good. What is stored stays. */
  close(): void {
    this.#expiry.close();
    this.#tabs?.close();
    this.#tabs = null;
  }

  /** What a step needs that is shown: the plans, also beside the details, or the words of the confirmation. */
  #openStep({ anew }: { readonly anew: boolean } = { anew: false }): Promise<void> {
    if (this.#keeper.state.step === 2) return this.#confirmation.open();
    return anew ? this.#plans.open() : this.#plans.show();
  }
}
