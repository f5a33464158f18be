/** Joining without an employer: one method per visitor action, and one snapshot to render. */
import type { Club } from '../../clubs/club.ts';
import { ClubDirectory } from '../../clubs/club-directory.ts';
import type { ClubRepository } from '../../clubs/club-repository.port.ts';
import { phoneParser } from '../engine/contact-fields.ts';
import { checkJoinContact } from '../../forms/join-contact-form.ts';
import { Activity } from '../../kernel/activity.ts';
import { guardPorts } from '../../kernel/guard-ports.ts';
import { CreateLead } from '../../lead/create-lead.ts';
import type { Contact } from '../../lead/lead.ts';
import { addMessages } from '../../messages/catalog.ts';
import { formMessage } from '../../messages/failure-messages.ts';
import { joinMessages } from '../../messages/join-messages.ts';
import type { MembershipConfirmation } from '../../payment/purchase.ts';
import { ComputeCostNote } from '../../plans/compute-cost-note.ts';
import { checkVisitor } from '../shared/check-visitor.ts';
import { CachedConfiguration } from '../shared/cached-configuration.ts';
import { chooseClubById, findClub } from '../shared/club-choice.ts';
import { ContactFlow } from '../shared/contact-flow.ts';
import { JoinAgreement } from '../shared/join-agreement.ts';
import { LeadRecorder } from '../shared/lead-recorder.ts';
import { joinFields, payForMembership, resendConfirmation } from '../shared/membership-purchase.ts';
import type { OfferedPlans } from '../shared/offered-plans.ts';
import {
  type PaymentReturn,
  returnFromMembershipPayment,
  type ReturnFromPayment,
} from '../shared/payment-return.ts';
import {
  defaultStandardJoinSettings,
  type StandardJoinDependencies,
  type StandardJoinSettings,
} from './standard-join.dependencies.ts';
import { createStandardPlans, leaveForVisit, takeHeldPrice } from './standard-join.plans.ts';
import type { StandardJoinState, StandardJoinStep } from './standard-join.state.ts';
import {
  createStandardJoinContext,
  type StandardJoinContext,
  type StandardJoinSnapshot,
  type StandardJoinStore,
} from './standard-join.store.ts';

export class StandardJoin extends ContactFlow<
  StandardJoinState,
  StandardJoinStep,
  StandardJoinSnapshot
> {
  readonly #flow: StandardJoinContext;
  readonly #store: StandardJoinStore;
  readonly #recorder: LeadRecorder<Contact>;
  /** The club's plans: which is chosen, from which day on, and with which promo code. */
  readonly plans: OfferedPlans;
  /** The agreement step: its answers, and the signature. */
  readonly agreement: JoinAgreement;
  readonly #payment: ReturnFromPayment<MembershipConfirmation>;

  constructor(dependencies: StandardJoinDependencies) {
    addMessages(joinMessages);
    const flow = createStandardJoinContext(dependencies);
    const { store, configuration, clock, logger, createLead } = flow;
    const recorder = new LeadRecorder({
      ...flow,
      contact: () =>
        checkJoinContact(store.state.contactInput, flow.settings.nameRule, phoneParser(store))
          .contact,
      send: (lead) => createLead.execute(lead),
    });
    super(
      flow,
      joinFields(flow),
      { record: (club) => recorder.record(club, 'join') },
      new CachedConfiguration({ store, configuration, clock, logger }),
      null,
    );
    this.#flow = flow;
    this.#store = store;
    this.#recorder = recorder;
    this.plans = createStandardPlans(flow);
    this.agreement = new JoinAgreement({
      ...flow,
      employer: () => null,
      loadPlans: () => this.plans.refresh(),
      pay: () => this.#purchase(),
    });
    this.#payment = returnFromMembershipPayment(flow);
  }

  /** Starts at the address's step, as far as the state allows it, and handles the payment's outcome. */
  async enter(entry: StandardJoinEntry = {}): Promise<void> {
    const store = this.#store;
    this.arrive();
    if (entry.facilityId != null) await takeClubOfAddress(this.#flow, entry.facilityId);
    this.plans.arriveWithPromo(entry.promo ?? null);
    const { confirmationToken = null, payment = null } = entry;
    if (entry.heldPrice != null) await takeHeldPrice(this.#flow, entry.heldPrice);
    await this.#payment.takeIn({ confirmationToken, payment });
    // The payment leads back to the details, but the visitor left from the agreement.
    const isBack = payment !== null && store.state.step === 3;
    const step = isBack ? 3 : (entry.step ?? store.state.step);
    store.change({ type: 'step-revisited', step }, { persist: false });
    store.update({ ready: true });
    const prefilled = checkVisitor(this.#flow, { key: 'processing' });
    await Promise.all([this.configuration.load(), this.openStep({ reloads: true })]);
    if (store.state.selectedFacility === null) await this.clubs.suggest(null);
    await prefilled;
  }

  /** Chooses a club, loads its plans, and updates the lead if there is one. */
  override async chooseClub(club: Club): Promise<void> {
    if (await this.clubs.take(club)) {
      await Promise.all([this.openStep(), this.clubs.recordClub(club)]);
    }
  }

  /** Continues to the details. Without a plan, shows what is missing. */
  async continue(): Promise<void> {
    const store = this.#store;
    if (store.getSnapshot().canContinue) this.goTo(1);
    else {
      await store.once('continuing', async () => {
        if (await this.plans.isReady()) store.change({ type: 'step-revisited', step: 1 });
      });
    }
  }

  /** Records the lead and goes to the agreement, or to the payment application if nothing is signed ('Next'). */
  submit(): Promise<void> {
    const { canSubmit } = this.getSnapshot();
    return this.submitForm('purchasing', canSubmit, () => this.#send());
  }

  retryConfirmation(): Promise<void> {
    return this.#store.once('confirming', async () => {
      await this.#payment.read();
      await this.openStep();
    });
  }

  resendConfirmation(): Promise<void> {
    return this.#store.once('resending', () => resendConfirmation(this.#flow));
  }

  /** Goes to the booking of a visit with all input ('Want to visit the club first?'). */
  visitFirst(): Promise<void> {
    return this.#store.once('scheduling', async () => {
      await this.configuration.load();
      leaveForVisit(this.#flow, null);
    });
  }

  /**
   * Loads what the current step needs: the plans, also for the later steps, the agreement, or the club and copy of the
   * confirmation. With `reloads`, plans that are shown are loaded again.
   */
  protected override async openStep({
    reloads = false,
  }: { readonly reloads?: boolean } = {}): Promise<void> {
    if (this.#store.state.step === 2) {
      await openConfirmation(this.#flow);
      return;
    }
    // The agreement loads the plans itself.
    if (this.#store.state.step === 3) await this.agreement.load();
    else await (reloads ? this.plans.open() : this.plans.show());
  }

  async #send(): Promise<void> {
    const { store } = this.#flow;
    const alert = await checkVisitor(this.#flow, { key: 'processing' });
    if (alert !== null) {
      store.update({ alert });
      return;
    }
    if (!(await this.#canBuy())) return;
    const club = store.state.selectedFacility;
    if (club === null || !(await this.#recordLead(club))) return;
    await this.agreement.load();
    if (!this.agreement.isSkipped()) store.change({ type: 'step-revisited', step: 3 });
    // Otherwise the visitor sees another price first.
    else if (store.session.alert === null) await this.#purchase();
  }

  async #purchase(): Promise<void> {
    const { store, settings } = this.#flow;
    if (!(await this.#canBuy())) return;
    const answers = await this.agreement.answers();
    if (answers === undefined || store.session.alert !== null) return;
    const phone = phoneParser(store);
    const { contact } = checkJoinContact(store.state.contactInput, settings.nameRule, phone);
    if (contact === null) {
      store.change({ type: 'step-revisited', step: 1 });
      this.fields.refuse();
      return;
    }
    const parts = { answers, plans: this.plans };
    const begun = await payForMembership(this.#flow, contact, null, parts);
    if (begun === 'begun') return;
    if (begun === 'agreement-over') {
      await this.agreement.renew();
      store.change({ type: 'step-revisited', step: 3 });
      return;
    }
    if (begun === 'held-price-over') {
      store.change({ type: 'held-price-ended' });
      await this.plans.open();
    }
    // Without a promo code or held price that was refused, there is another text to sign.
    await this.agreement.load();
  }

  /** A paid membership is never bought again, in any tab, and a plan only as the club offers it now. */
  async #canBuy(): Promise<boolean> {
    const { store } = this.#flow;
    // Adopts a purchase from another tab. This also covers a page restored from the back/forward cache, which missed
    // all events.
    store.change({ type: 'step-revisited', step: store.state.step });
    if (store.state.confirmation !== null) {
      store.update({ payment: 'paid' });
      return false;
    }
    if (await this.plans.isReady()) return true;
    if (store.state.plan !== null) store.update({ alert: { key: 'processing' } });
    return false;
  }

  async #recordLead(club: Club): Promise<boolean> {
    const { store, analytics } = this.#flow;
    const isNew = !store.state.hasCreatedLead;
    const recorded = await this.#recorder.record(club, 'join');
    if (recorded.err) store.update({ alert: formMessage(recorded.val, { key: 'leadFailed' }) });
    else if (isNew) {
      analytics.record({ name: 'lead_created', facilityId: club.facilityId, intent: 'join' });
    }
    return recorded.ok;
  }
}

/** How the visitor entered the join: the unvalidated parameters of the page's address. */
export interface StandardJoinEntry extends Partial<PaymentReturn> {
  readonly facilityId?: string | null;
  /** A promo code to apply. */
  readonly promo?: string | null;
  /** The token of a mailed link that holds a price. */
  readonly heldPrice?: string | null;
  /** The step in the address; null for the visitor's last step. */
  readonly step?: StandardJoinStep | null;
}

/** The address's unvalidated club replaces the stored one. If it's unknown, the visitor must choose one. */
async function takeClubOfAddress(flow: StandardJoinContext, text: string): Promise<void> {
  const { store } = flow;
  if (store.state.selectedFacility?.facilityId === text) return;
  if (await chooseClubById(flow, text)) return;
  store.change({ type: 'club-unknown' }, { persist: false });
}

/** Shows the joined club and the chain's copy. If either fails to load, the membership is shown without it. */
async function openConfirmation(flow: StandardJoinContext): Promise<void> {
  const { store, joinContent, logger } = flow;
  await showJoinedClub(flow);
  const club = store.state.selectedFacility;
  if (club === null || store.session.confirmationContent !== null) return;
  const content = await joinContent.confirmation(club.facilityId);
  if (content.err) logger.warn('confirmation-content-failed', { failure: content.val.kind });
  else store.update({ confirmationContent: content.val });
}

/** Shows the club of the purchase, even in a browser that has nothing stored. */
async function showJoinedClub(flow: StandardJoinContext): Promise<void> {
  const { store, logger } = flow;
  const { confirmation, selectedFacility } = store.state;
  const bought = confirmation?.facilityId ?? null;
  if (bought === null || bought === selectedFacility?.facilityId) return;
  const club = await findClub(flow, bought);
  if (club.err) logger.warn('joined-club-not-found');
  else store.change({ type: 'club-chosen', club: club.val, accepts: true }, { persist: false });
}

/** The back end and platform of a standard join. */
export interface StandardJoinPorts extends Omit<
  StandardJoinDependencies,
  'createLead' | 'costNote' | 'clubs' | 'activity' | 'settings'
> {
  readonly clubs: ClubRepository;
}

/** Creates a standard join from these ports, for use without a container. */
export function createStandardJoin(
  ownPorts: StandardJoinPorts,
  ownSettings: Partial<StandardJoinSettings> = {},
): { readonly flow: StandardJoin; readonly clubs: ClubDirectory; readonly activity: Activity } {
  const ports = guardPorts(ownPorts, ownPorts.logger);
  const settings = { ...defaultStandardJoinSettings, ...ownSettings };
  const clubs = new ClubDirectory(ports.clubs);
  const activity = new Activity(ports.clock);
  const createLead = new CreateLead(ports.leads, ports.referrals, settings.consents, ports.logger);
  const costNote = new ComputeCostNote(settings.normalInitiation);
  const flow = new StandardJoin({ ...ports, createLead, costNote, clubs, activity, settings });
  return { flow, clubs, activity };
}
