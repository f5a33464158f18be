/** Joining through an employer: one method per visitor action, and one snapshot to render. */
import type { Club } from '../../clubs/club.ts';
import { ClubDirectory } from '../../clubs/club-directory.ts';
import type { ClubRepository } from '../../clubs/club-repository.port.ts';
import { phoneParser } from '../engine/contact-fields.ts';
import { checkCorporateContact, type CorporateContact } from '../../forms/join-contact-form.ts';
import { Activity } from '../../kernel/activity.ts';
import { guardPorts } from '../../kernel/guard-ports.ts';
import type { CallFailure, Result } from '../../kernel/result.ts';
import { consentAnswers } from '../../lead/consents.ts';
import type { CreatedLead } from '../../lead/lead.ts';
import { addMessages } from '../../messages/catalog.ts';
import { limitMessage } from '../../messages/failure-messages.ts';
import { joinMessages } from '../../messages/join-messages.ts';
import type { PurchaseWanted } from '../../payment/product-repository.port.ts';
import type { MembershipConfirmation } from '../../payment/purchase.ts';
import { ComputeCostNote } from '../../plans/compute-cost-note.ts';
import type { JoinAnswers } from '../../forms/join-agreement-form.ts';
import type { OpenTimesRepository } from '../../visit/open-times-repository.port.ts';
import { acceptsAppointments } from '../../visit/visit-configuration.ts';
import { checkVisitor } from '../shared/check-visitor.ts';
import { chooseClubById } from '../shared/club-choice.ts';
import { JoinAgreement } from '../shared/join-agreement.ts';
import { leadUseCases, type LeadUseCases } from '../lead/lead-flow.dependencies.ts';
import { VisitFlow } from '../shared/visit-flow.ts';
import { LeadRecorder, type LeadToRecord } from '../shared/lead-recorder.ts';
import type { OfferedPlans } from '../shared/offered-plans.ts';
import {
  type PaymentReturn,
  returnFromMembershipPayment,
  type ReturnFromPayment,
} from '../shared/payment-return.ts';
import { joinFields, resendConfirmation } from '../shared/membership-purchase.ts';
import {
  type CorporateJoinDependencies,
  type CorporateJoinSettings,
  defaultCorporateJoinSettings,
} from './corporate-join.dependencies.ts';
import { createCorporatePlans, preparePurchase, purchase } from './corporate-join.plans.ts';
import {
  companyInputOf,
  type CorporateJoinState,
  type CorporateJoinStep,
  reachableCorporateStep,
} from './corporate-join.state.ts';
import {
  type CorporateJoinContext,
  type CorporateJoinSnapshot,
  type CorporateJoinStore,
  createCorporateJoinContext,
} from './corporate-join.store.ts';
import { CorporateVerification } from './corporate-join.verification.ts';

export class CorporateJoin extends VisitFlow<
  CorporateJoinState,
  CorporateJoinStep,
  CorporateJoinSnapshot
> {
  readonly #flow: CorporateJoinContext;
  readonly #store: CorporateJoinStore;
  readonly #recorder: LeadRecorder<CorporateContact>;
  /** The club's plans: which is chosen, from which day on, and with which promo code. */
  readonly plans: OfferedPlans;
  /** The agreement step: its answers, and the signature. */
  readonly agreement: JoinAgreement;
  readonly #verification: CorporateVerification;
  readonly #payment: ReturnFromPayment<MembershipConfirmation>;

  constructor(dependencies: CorporateJoinDependencies) {
    addMessages(joinMessages);
    const flow = createCorporateJoinContext(dependencies);
    const recorder = new LeadRecorder<CorporateContact>({
      ...flow,
      contact: () =>
        checkCorporateContact(
          companyInputOf(flow.store.state),
          flow.settings.nameRule,
          phoneParser(flow.store),
        ).contact,
      send: (lead) => sendLead(flow, lead),
    });
    super(flow, joinFields(flow), recorder);
    this.#flow = flow;
    this.#store = flow.store;
    this.#recorder = recorder;
    this.plans = createCorporatePlans(flow);
    this.agreement = new JoinAgreement({
      ...flow,
      employer: () => employerOf(flow.store.state),
      loadPlans: () => this.plans.refresh(),
      pay: () => this.#sign(),
      onUnverified: () => this.#confirmAgain(),
    });
    this.#verification = new CorporateVerification(flow, recorder, this.plans);
    this.#payment = returnFromMembershipPayment(flow);
  }

  /** Restores or starts the flow, and handles the payment's outcome. */
  async enter(entry: CorporateJoinEntry = {}): Promise<void> {
    const store = this.#store;
    this.arrive();
    if (entry.facilityId != null && store.state.selectedFacility === null) {
      await chooseClubById(this.#flow, entry.facilityId);
    }
    this.plans.arriveWithPromo(entry.promo ?? null);
    const { confirmationToken = null, payment = null } = entry;
    if (entry.employer != null) void this.#findEmployer(entry.employer);
    if (entry.invited === true) this.chooseInvitation(true);
    await this.#payment.takeIn({ confirmationToken, payment });
    store.update({ ready: true });
    const prefilled = checkVisitor(this.#flow, { key: 'processing' });
    await this.configuration.load();
    const { state } = store;
    // After a declined card, the payment leads back to choose another plan.
    const step = payment === 'declined' && state.step === 6 ? 2 : state.step;
    store.replace({ ...state, step: reachableCorporateStep(state, step) });
    await this.openStep();
    if (store.state.selectedFacility === null) await this.clubs.suggest(null);
    await prefilled;
  }

  /** On the plan step, loads the club's plans while the back end learns of the club. */
  override async chooseClub(club: Club): Promise<void> {
    if (this.#store.state.step !== 2) await super.chooseClub(club);
    else if (await this.clubs.take(club)) {
      await Promise.all([this.plans.open(), this.clubs.recordClub(club)]);
    }
  }

  /** Submits the form ('Get Started'). */
  submit(): Promise<void> {
    const { canSubmit } = this.getSnapshot();
    return this.submitForm('starting', canSubmit, () => this.#verification.start());
  }

  /** True: the visitor has an invitation code instead of a work mailbox, and needs no company email. */
  chooseInvitation(isInvited: boolean): void {
    const { store } = this.#flow;
    const { isInvited: before, step } = store.state;
    if (!store.getSnapshot().takesInvitations || before === isInvited || step > 1) return;
    store.update({ codeError: null, alert: null });
    store.change({ type: 'invitation-chosen', isInvited });
  }

  changeInvitation(text: string): void {
    this.#verification.typeInvitation(text);
  }

  submitInvitation(): Promise<void> {
    return this.#store.once('inviting', () => this.#verification.useInvitation());
  }

  /** Keeps only the digits of the typed or pasted text, and submits the fourth. Returns the digits to show. */
  changeCode(text: string): string {
    if (this.#verification.type(text)) void this.submitCode();
    return this.#store.session.code;
  }

  submitCode(): Promise<void> {
    return this.#store.once('verifying', () => this.#verification.verify());
  }

  resendCode(): Promise<void> {
    return this.#store.once('resending', () => this.#verification.resend());
  }

  /** Goes to the agreement, or to the payment application if nothing is signed ('Purchase membership'). */
  purchase(): Promise<void> {
    const store = this.#store;
    return store.once('purchasing', async () => {
      if (!(await this.plans.isReady())) return;
      if (!(await preparePurchase(this.#flow, this.#recorder))) return;
      await this.agreement.load();
      if (!this.agreement.isSkipped()) store.change({ type: 'step-revisited', step: 6 });
      // Otherwise the visitor sees another price first.
      else if (store.session.alert === null) await this.#pay(null);
    });
  }

  retryConfirmation(): Promise<void> {
    return this.#store.once('confirming', () => this.#payment.read());
  }

  resendConfirmation(): Promise<void> {
    return this.#store.once('mailing', () => resendConfirmation(this.#flow));
  }

  /** Continues to a visit ('Want to visit the club first?'). */
  visitFirst(): Promise<void> {
    return this.#store.once('scheduling', async () => {
      if (await this.#acceptVisit()) await this.openStep();
    });
  }

  /** Goes from the visit back to the plans. */
  async backToPlans(): Promise<void> {
    this.#store.change({ type: 'step-revisited', step: 2 });
    await this.openStep();
  }

  override close(): void {
    this.#verification.close();
    super.close();
  }

  protected override async openStep(): Promise<void> {
    const { step } = this.#store.state;
    if (step === 2) await this.plans.open();
    // It loads the plans itself.
    if (step === 6) await this.agreement.load();
    if (this.visit.isShown()) await this.visit.open();
  }

  async #sign(): Promise<void> {
    if (!(await this.plans.isReady())) return;
    if (!(await preparePurchase(this.#flow, this.#recorder))) return;
    const answers = await this.agreement.answers();
    if (answers === undefined || this.#store.session.alert !== null) return;
    await this.#pay(answers);
  }

  async #pay(answers: JoinAnswers | null): Promise<void> {
    const begun = await purchase(this.#flow, { answers, plans: this.plans });
    switch (begun) {
      case 'unverified':
        this.#confirmAgain();
        return;
      case 'agreement-over':
        await this.agreement.renew();
        this.#store.change({ type: 'step-revisited', step: 6 });
        return;
      case 'failed':
        // Without a promo code that was refused, there is another text to sign.
        await this.agreement.load();
        return;
      default:
        return;
    }
  }

  /** Another request for a code took the place of this one's, from another device for example. */
  #confirmAgain(): void {
    this.#store.change({ type: 'verification-lost' });
    this.#store.update({ alert: { key: 'confirmAgain' } });
  }

  /** Only names the employer on the form, so the form doesn't wait for it. */
  async #findEmployer(slug: string): Promise<void> {
    const found = await this.#flow.employers?.find(slug);
    if (found?.ok === true) this.#store.update({ employer: found.val });
  }

  /** A club without visits gets the lead, and an advisor will call. Returns false, with a message, if that failed. */
  async #acceptVisit(): Promise<boolean> {
    const { store } = this.#flow;
    const club = store.state.selectedFacility;
    const config = await this.configuration.load();
    if (club === null || config === null) {
      store.update({ alert: { key: 'processing' } });
      return false;
    }
    const accepts = acceptsAppointments(config, club.facilityId);
    const isKnown = accepts && store.state.hasCreatedLead;
    const recorded = isKnown ? null : await this.#recorder.record(club);
    if (recorded?.err === true) {
      store.update({ alert: limitMessage(recorded.val, { key: 'processing' }) });
      return false;
    }
    store.change({ type: 'lead-accepted', accepts });
    return true;
  }
}

/** The unvalidated parameters of the page's address. */
export interface CorporateJoinEntry extends Partial<PaymentReturn> {
  readonly facilityId?: string | null;
  /** A promo code to apply. */
  readonly promo?: string | null;
  /** The slug of the employer whose page led here. */
  readonly employer?: string | null;
  /** True for a visitor who wants to enter an invitation code. */
  readonly invited?: boolean;
}

function employerOf({
  corporateAccountId,
  corporateContactId,
}: CorporateJoinState): PurchaseWanted['corporate'] {
  return corporateAccountId === null || corporateContactId === null
    ? null
    : { corporateAccountId, corporateContactId };
}

async function sendLead(
  { corporateLeads, settings, logger }: CorporateJoinContext,
  lead: LeadToRecord<CorporateContact>,
): Promise<Result<CreatedLead, CallFailure>> {
  const { transactionId, contact, club, outreachCode, sourceUrl, userLocation } = lead;
  const { receiveTextAlerts, subscribeToNewsletter: newsletter, visitSkipped } = lead;
  const request = {
    transactionId,
    contact,
    outreachCode,
    sourceUrl,
    userLocation,
    receiveTextAlerts,
    facilityId: club.facilityId,
    answers: consentAnswers(settings.consents, { newsletter, textAlerts: receiveTextAlerts }),
    ctaLabel: settings.ctaLabel,
    isAbandonedLead: true,
    ...(visitSkipped === true && { visitSkipped }),
  };
  const answer = lead.exists
    ? await corporateLeads.update(request)
    : await corporateLeads.create(request);
  if (answer.err) logger.error('corporate-lead-failed', { failure: answer.val.kind });
  return answer.map((created) => ({ ...created, associationToken: null }));
}

/** The back end and platform of a corporate join. */
export interface CorporateJoinPorts extends Omit<
  CorporateJoinDependencies,
  keyof LeadUseCases | 'costNote' | 'clubs' | 'activity' | 'settings'
> {
  readonly clubs: ClubRepository;
  readonly openTimes: OpenTimesRepository;
}

/** Creates a corporate join from these ports, for use without a container. */
export function createCorporateJoin(
  ownPorts: CorporateJoinPorts,
  ownSettings: Partial<CorporateJoinSettings> = {},
): { readonly flow: CorporateJoin; readonly clubs: ClubDirectory; readonly activity: Activity } {
  const ports = guardPorts(ownPorts, ownPorts.logger);
  const settings = { ...defaultCorporateJoinSettings, ...ownSettings };
  const clubs = new ClubDirectory(ports.clubs);
  const activity = new Activity(ports.clock);
  const useCases = leadUseCases(ports, settings.consents);
  const costNote = new ComputeCostNote(settings.normalInitiation);
  const flow = new CorporateJoin({ ...ports, ...useCases, costNote, clubs, activity, settings });
  return { flow, clubs, activity };
}
