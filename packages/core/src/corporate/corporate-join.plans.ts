import { checkCorporateContact } from '../forms/corporate-contact-form.ts';
import { asksForNewsletter } from '../lead/consents.ts';
import { BeginPurchase } from '../payment/begin-purchase.ts';
import type { ProductRequest } from '../payment/product-repository.port.ts';
import type { CorporateJoinContext } from './corporate-join.context.ts';
import { companyEmailOf } from './corporate-join.state.ts';
import type { CorporateLeadRecorder } from './corporate-lead-recorder.ts';
import { LoadCorporatePlans } from './load-corporate-plans.ts';

/** The employer's plans, and buying one. Source: CJ-10 to CJ-13, CJ-19. */
export class CorporateJoinPlans {
  readonly #flow: CorporateJoinContext;
  readonly #recorder: CorporateLeadRecorder;
  readonly #loadPlans: LoadCorporatePlans;
  readonly #beginPurchase: BeginPurchase;
  #current: AbortController | null = null;
  /** For whom and where the plans that are shown were asked for. */
  #shownFor = '';

  constructor(flow: CorporateJoinContext, recorder: CorporateLeadRecorder) {
    this.#flow = flow;
    this.#recorder = recorder;
    const { corporate, products, cookies, logger } = flow;
    this.#loadPlans = new LoadCorporatePlans(corporate, logger);
    this.#beginPurchase = new BeginPurchase(products, cookies, logger);
  }

  /** Shows the plan step to someone whose code was right before. */
  async goTo(): Promise<void> {
    this.#flow.keeper.change({ type: 'plan-step-shown' });
    await this.open();
  }

  /** Asks for the plans at the chosen club; a later question makes an earlier one's answer void. CJ-12, CJ-19 */
  async open(): Promise<void> {
    const { keeper } = this.#flow;
    const { selectedFacility: club, corporateAccountId } = keeper.state;
    if (club === null || corporateAccountId === null) return;
    this.#current?.abort();
    const current = new AbortController();
    this.#current = current;
    const companyEmail = companyEmailOf(keeper.state);
    const wanted = `${club.facilityId} ${corporateAccountId} ${companyEmail}`;
    const before = wanted === this.#shownFor ? (keeper.session.offered?.plans ?? []) : [];
    this.#shownFor = wanted;
    keeper.update({ offered: { status: 'loading', plans: before }, planError: null });
    const answer = await this.#loadPlans.execute(
      { club, companyEmail, corporateAccountId },
      { signal: current.signal },
    );
    if (this.#current !== current) return;
    if (answer.err) {
      keeper.update({ offered: { status: 'failed', plans: [] } });
      return;
    }
    keeper.update({ offered: { status: 'ready', plans: answer.val.plans } });
    keeper.change({ type: 'plans-loaded', offer: answer.val, club }, { keep: false });
  }

  choose(planId: string): void {
    const { keeper } = this.#flow;
    const plan = keeper.session.offered?.plans.find((one) => one.planId === planId);
    if (plan === undefined) return;
    keeper.update({ planError: null });
    keeper.change({ type: 'plan-chosen', plan });
  }

  /** True once the chosen plan is known to be offered; what stands in the way is said, or asked for again. CJ-11 */
  async isReady(): Promise<boolean> {
    const { keeper } = this.#flow;
    if (keeper.state.plan === null) this.#refuse();
    else if (keeper.session.offered?.status === 'failed') await this.open();
    return keeper.state.plan !== null && keeper.session.offered?.status === 'ready';
  }

  #refuse(): void {
    const { keeper } = this.#flow;
    keeper.update({ planError: { key: 'planRequired' }, refusals: keeper.session.refusals + 1 });
  }

  /**
   * Hands over to the payment application. Nothing is bought by it: the visitor may come back and press again, and
   * what was paid for once, in whichever tab, is bought no more. Source: CJ-13, CJ-22, RT-09.
   */
  async purchase(): Promise<void> {
    const { keeper, navigation, settings } = this.#flow;
    const { selectedFacility: club, plan } = keeper.state;
    // Takes in what another tab has bought, also on a page that the browser kept for Back and that heard of nothing.
    if (plan !== null) keeper.change({ type: 'plan-chosen', plan });
    if (keeper.state.confirmation !== null) {
      keeper.update({ payment: 'paid' });
      return;
    }
    const isLeadCurrent =
      keeper.state.hasCreatedLead && keeper.state.recordedFacilityId === club?.facilityId;
    if (club !== null && !isLeadCurrent && !(await this.#recorder.record(club))) {
      keeper.update({ alert: { key: 'processing' } });
      return;
    }
    const request = this.#compose();
    if (request === null) return;
    await this.#recordChoice();
    const begun = await this.#beginPurchase.execute(request);
    if (begun.err) keeper.update({ alert: { key: 'processing' } });
    else navigation.load(settings.paymentAddress);
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
