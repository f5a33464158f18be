import { checkCorporateContact } from '../../forms/corporate-contact-form.ts';
import { asksForNewsletter } from '../../lead/consents.ts';
import { limitMessage } from '../../messages/failure-messages.ts';
import { BeginPurchase } from '../../payment/begin-purchase.ts';
import type { ProductRequest } from '../../payment/product-repository.port.ts';
import { OfferedPlans } from '../shared/offered-plans.ts';
import { type CorporateJoinContext, tellCorporateFailure } from './corporate-join.context.ts';
import { companyEmailOf } from './corporate-join.state.ts';
import type { RecordsLead } from '../shared/lead-recorder.ts';
import { LoadCorporatePlans } from '../../corporate/load-corporate-plans.ts';

/** The employer's plans, and buying one. Source: CJ-10 to CJ-13, CJ-19. */
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
    this.#offered = new OfferedPlans(flow.keeper);
    this.#loadPlans = new LoadCorporatePlans(corporate, logger);
    this.#beginPurchase = new BeginPurchase(products, cookies, logger);
  }

  /** Shows the plan step to someone whose code was right before. */
  async goTo(): Promise<void> {
    this.#flow.keeper.change({ type: 'plan-step-shown' });
    await this.open();
  }

  /** Asks for the plans at the chosen club. CJ-12, CJ-19 */
  async open(): Promise<void> {
    const { keeper } = this.#flow;
    const { selectedFacility: club, corporateAccountId } = keeper.state;
    if (club === null || corporateAccountId === null) return;
    const companyEmail = companyEmailOf(keeper.state);
    const answer = await this.#offered.open(
      {
        about: `${club.facilityId} ${corporateAccountId} ${companyEmail}`,
        ask: (signal) =>
          this.#loadPlans.execute({ club, companyEmail, corporateAccountId }, { signal }),
      },
      (offer) => keeper.change({ type: 'plans-loaded', offer, club }, { keep: false }),
    );
    if (answer?.err === true) tellCorporateFailure(this.#flow, answer.val.kind);
  }

  choose(planId: string): void {
    const { keeper, analytics } = this.#flow;
    const before = keeper.state.plan?.planId;
    const plan = this.#offered.choose(planId);
    const facilityId = keeper.state.selectedFacility?.facilityId;
    if (plan === null || facilityId === undefined || plan.planId === before) return;
    analytics.record({ name: 'plan_selected', facilityId, planId: plan.planId });
  }

  /** True once the chosen plan is known to be offered; what stands in the way is said, or asked for again. CJ-11 */
  isReady(): Promise<boolean> {
    return this.#offered.isReady(() => this.open());
  }

  /**
   * Hands over to the payment application. Nothing is bought by it: the visitor may come back and press again, and
   * what was paid for once, in whichever tab, is bought no more. Source: CJ-13, CJ-22, RT-09.
   */
  async purchase(): Promise<void> {
    const { keeper, navigation, settings, analytics } = this.#flow;
    const { selectedFacility: club, plan } = keeper.state;
    // Takes in what another tab has bought, also on a page that the browser kept for Back and that heard of nothing.
    if (plan !== null) keeper.change({ type: 'plan-chosen', plan });
    if (keeper.state.confirmation !== null) {
      keeper.update({ payment: 'paid' });
      return;
    }
    const isLeadCurrent =
      keeper.state.hasCreatedLead && keeper.state.recordedFacilityId === club?.facilityId;
    const recorded = club === null || isLeadCurrent ? null : await this.#recorder.record(club);
    if (recorded?.err === true) {
      keeper.update({ alert: limitMessage(recorded.val, { key: 'processing' }) });
      return;
    }
    const request = this.#compose();
    if (request === null) return;
    await this.#recordChoice();
    const begun = await this.#beginPurchase.execute(request);
    if (begun.err) {
      tellCorporateFailure(this.#flow, begun.val.kind);
      keeper.update({ alert: limitMessage(begun.val, { key: 'processing' }) });
      return;
    }
    const { facilityId } = request.club;
    analytics.record({ name: 'purchase_begun', facilityId, planId: request.plan.planId });
    navigation.load(settings.paymentAddress);
  }

  /** HT-18: for the books; the purchase says again which plan it is of. */
  async #recordChoice(): Promise<void> {
    const { keeper, corporate, logger } = this.#flow;
    const { plan, leadTransactionId, corporateAccountId } = keeper.state;
    if (plan === null || leadTransactionId === null || corporateAccountId === null) return;
    const recorded = await corporate.choosePlan({
      transactionId: leadTransactionId,
      corporateAccountId,
      planId: plan.planId,
    });
    if (recorded.err) logger.warn('plan-choice-failed', { failure: recorded.val.kind });
  }

  /** CK-03 */
  #compose(): ProductRequest | null {
    const { keeper, settings, visitor } = this.#flow;
    const { state } = keeper;
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
