import { checkCorporateContact } from '../../forms/corporate-contact-form.ts';
import { asksForNewsletter } from '../../lead/consents.ts';
import { limitMessage } from '../../messages/failure-messages.ts';
import { BeginPurchase } from '../../payment/begin-purchase.ts';
import type { ProductRequest } from '../../payment/product-repository.port.ts';
import { OfferedPlans } from '../shared/offered-plans.ts';
import { type CorporateJoinContext, trackCorporateFailure } from './corporate-join.store.ts';
import { companyEmailOf } from './corporate-join.state.ts';
import type { RecordsLead } from '../shared/lead-recorder.ts';
import { LoadCorporatePlans } from '../../corporate/load-corporate-plans.ts';

/** The employer's plans and their purchase. */
export class CorporateJoinPlans {
  readonly #flow: CorporateJoinContext;
  readonly #recorder: RecordsLead;
  readonly #loadPlans: LoadCorporatePlans;
  readonly #beginPurchase: BeginPurchase;
  readonly #offered: OfferedPlans;

  constructor(flow: CorporateJoinContext, recorder: RecordsLead) {
    this.#flow = flow;
    this.#recorder = recorder;
    const { corporate, products, cookies, logger } = flow;
    this.#offered = new OfferedPlans(flow.store);
    this.#loadPlans = new LoadCorporatePlans(corporate, logger);
    this.#beginPurchase = new BeginPurchase(products, cookies, logger);
  }

  /** Shows the plan step to a visitor who was already verified. */
  async goTo(): Promise<void> {
    this.#flow.store.change({ type: 'plan-step-shown' });
    await this.open();
  }

  /** Loads the plans for the chosen club. */
  async open(): Promise<void> {
    const { store } = this.#flow;
    const { selectedFacility: club, corporateAccountId } = store.state;
    if (club === null || corporateAccountId === null) return;
    const companyEmail = companyEmailOf(store.state);
    const answer = await this.#offered.open(
      {
        about: `${club.facilityId} ${corporateAccountId} ${companyEmail}`,
        ask: (signal) =>
          this.#loadPlans.execute({ club, companyEmail, corporateAccountId }, { signal }),
      },
      (offer) => store.change({ type: 'plans-loaded', offer, club }, { persist: false }),
    );
    if (answer?.err === true) trackCorporateFailure(this.#flow, answer.val.kind);
  }

  choose(planId: string): void {
    const { store, analytics } = this.#flow;
    const before = store.state.plan?.planId;
    const plan = this.#offered.choose(planId);
    const facilityId = store.state.selectedFacility?.facilityId;
    if (plan === null || facilityId === undefined || plan.planId === before) return;
    analytics.record({ name: 'plan_selected', facilityId, planId: plan.planId });
  }

  /** True if the chosen plan is confirmed as offered. Otherwise shows what is missing, or loads the plans again. */
  isReady(): Promise<boolean> {
    return this.#offered.isReady(() => this.open());
  }

  /**
   * Goes to the payment application. Nothing is bought yet: the visitor may come back and press again. A paid
   * membership is never bought again, in any tab.
   */
  async purchase(): Promise<void> {
    const { store, navigation, settings, analytics } = this.#flow;
    const { selectedFacility: club, plan } = store.state;
    // Adopts a purchase from another tab. This also covers a page restored from the back/forward cache, which missed
    // all events.
    if (plan !== null) store.change({ type: 'plan-chosen', plan });
    if (store.state.confirmation !== null) {
      store.update({ payment: 'paid' });
      return;
    }
    const isLeadCurrent =
      store.state.hasCreatedLead && store.state.recordedFacilityId === club?.facilityId;
    const recorded = club === null || isLeadCurrent ? null : await this.#recorder.record(club);
    if (recorded?.err === true) {
      store.update({ alert: limitMessage(recorded.val, { key: 'processing' }) });
      return;
    }
    const request = this.#createFlow();
    if (request === null) return;
    await this.#recordChoice();
    const begun = await this.#beginPurchase.execute(request);
    if (begun.err) {
      trackCorporateFailure(this.#flow, begun.val.kind);
      store.update({ alert: limitMessage(begun.val, { key: 'processing' }) });
      return;
    }
    const { facilityId } = request.club;
    analytics.record({ name: 'purchase_begun', facilityId, planId: request.plan.planId });
    navigation.load(settings.paymentAddress);
  }

  /** Only for the records. The purchase names the plan again. */
  async #recordChoice(): Promise<void> {
    const { store, corporate, logger } = this.#flow;
    const { plan, leadTransactionId, corporateAccountId } = store.state;
    if (plan === null || leadTransactionId === null || corporateAccountId === null) return;
    const recorded = await corporate.choosePlan({
      transactionId: leadTransactionId,
      corporateAccountId,
      planId: plan.planId,
    });
    if (recorded.err) logger.warn('plan-choice-failed', { failure: recorded.val.kind });
  }

  #createFlow(): ProductRequest | null {
    const { store, settings, visitor } = this.#flow;
    const { state } = store;
    const { contact } = checkCorporateContact(state.contactInput);
    const { selectedFacility: club, plan, corporateAccountId, corporateContactId } = state;
    if (contact === null || club === null || plan === null) return null;
    if (corporateAccountId === null || corporateContactId === null) return null;
    const { firstName, lastName, email, phone, companyEmail } = contact;
    const asks = asksForNewsletter(settings.consents, club.country, visitor.country());
    return {
      corporate: {
        companyEmail,
        companyName: state.companyName ?? '',
        corporateAccountId,
        corporateAgreementId: state.corporateAgreementId,
        corporateContactId,
      },
      buyer: {
        ...{ firstName, lastName, email, phone },
        newsletter: asks ? state.subscribeToNewsletter : true,
      },
      isUserLoggedIn: false,
      club: { facilityId: club.facilityId, name: club.name },
      plan,
    };
  }
}
