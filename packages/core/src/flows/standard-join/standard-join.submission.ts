import type { Club } from '../../clubs/club.ts';
import { checkJoinContact } from '../../forms/join-contact-form.ts';
import { asksForNewsletter } from '../../lead/consents.ts';
import type { Contact } from '../../lead/lead.ts';
import type { LeadRecorder } from '../shared/lead-recorder.ts';
import { formMessage, limitMessage } from '../../messages/failure-messages.ts';
import { BeginPurchase } from '../../payment/begin-purchase.ts';
import type { ProductRequest } from '../../payment/product-repository.port.ts';
import { type StandardJoinContext, trackJoinFailure } from './standard-join.store.ts';
import type { StandardJoinPlans } from './standard-join.plans.ts';

/** Handles Next on the details: records the lead and goes to the payment application. */
export class StandardJoinSubmission {
  readonly #flow: StandardJoinContext;
  readonly #recorder: LeadRecorder<Contact>;
  readonly #plans: StandardJoinPlans;
  readonly #beginPurchase: BeginPurchase;

  constructor(
    flow: StandardJoinContext,
    recorder: LeadRecorder<Contact>,
    plans: StandardJoinPlans,
  ) {
    this.#flow = flow;
    this.#recorder = recorder;
    this.#plans = plans;
    const { products, cookies, logger } = flow;
    this.#beginPurchase = new BeginPurchase(products, cookies, logger);
  }

  /**
   * Nothing is bought yet: the visitor may come back and press again. A paid membership is never bought again, in any
   * tab.
   */
  async send(): Promise<void> {
    const { store } = this.#flow;
    if (this.#isMember()) return;
    if (!(await this.#plans.isReady())) {
      if (store.state.plan !== null) store.update({ alert: { key: 'processing' } });
      return;
    }
    const club = store.state.selectedFacility;
    if (club === null || !(await this.#recordLead(club))) return;
    await this.#purchase();
  }

  /**
   * True for a signed-in member, or if another tab bought a membership. The latter also covers a page restored from
   * the back/forward cache.
   */
  #isMember(): boolean {
    const { store, memberSession, clock } = this.#flow;
    const signedInUntil = memberSession.expiresAt();
    if (signedInUntil !== null && signedInUntil.epochMilliseconds > clock.now().epochMilliseconds) {
      store.update({ alert: { key: 'alreadyMember' } });
      return true;
    }
    store.change({ type: 'step-revisited', step: store.state.step });
    if (store.state.confirmation === null) return false;
    store.update({ payment: 'paid' });
    return true;
  }

  async #recordLead(club: Club): Promise<boolean> {
    const { store, analytics } = this.#flow;
    const isNew = !store.state.hasCreatedLead;
    const recorded = await this.#recorder.record(club, 'join');
    if (recorded.err) {
      store.update({ alert: formMessage(recorded.val, { key: 'leadFailed' }) });
      return false;
    }
    if (isNew) {
      analytics.record({ name: 'lead_created', facilityId: club.facilityId, intent: 'join' });
    }
    return true;
  }

  async #purchase(): Promise<void> {
    const { store, navigation, settings, analytics } = this.#flow;
    const request = this.#createFlow();
    if (request === null) return;
    const begun = await this.#beginPurchase.execute(request);
    if (begun.err) {
      trackJoinFailure(this.#flow, begun.val.kind);
      store.update({ alert: limitMessage(begun.val, { key: 'processing' }) });
      return;
    }
    const { facilityId } = request.club;
    analytics.record({ name: 'purchase_begun', facilityId, planId: request.plan.planId });
    navigation.load(settings.paymentAddress);
  }

  /** The purchase has no employer. */
  #createFlow(): ProductRequest | null {
    const { store, settings, visitor } = this.#flow;
    const { contactInput, selectedFacility: club, plan, subscribeToNewsletter } = store.state;
    const { contact } = checkJoinContact(contactInput);
    if (contact === null || club === null || plan === null) return null;
    const { firstName, lastName, email, phone } = contact;
    const asks = asksForNewsletter(settings.consents, club.country, visitor.country());
    return {
      corporate: null,
      buyer: {
        ...{ firstName, lastName, email, phone },
        newsletter: asks ? subscribeToNewsletter : true,
      },
      isUserLoggedIn: false,
      club: { facilityId: club.facilityId, name: club.name },
      plan,
    };
  }
}
