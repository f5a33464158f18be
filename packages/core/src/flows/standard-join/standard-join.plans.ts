import { isUnread } from '../shared/payment-return.ts';
import { LoadClubPlans } from '../../plans/load-club-plans.ts';
import { OfferedPlans } from '../shared/offered-plans.ts';
import type { PlanOffer } from '../../plans/plan.ts';
import { type StandardJoinContext, trackJoinFailure } from './standard-join.store.ts';
import type { MessageKey } from '../../messages/catalog.ts';
import { scheduleMessageKey } from '../draft/handoff.ts';
import { storeHandoff } from '../draft/handoff.ts';
import { leadDraftOf } from '../draft/lead-draft.ts';

/** The club's plans, and choosing one. */
export class StandardJoinPlans {
  readonly #flow: StandardJoinContext;
  readonly #offered: OfferedPlans;
  readonly #loadPlans: LoadClubPlans;

  constructor(flow: StandardJoinContext) {
    this.#flow = flow;
    this.#offered = new OfferedPlans(flow.store);
    this.#loadPlans = new LoadClubPlans(flow.plans, flow.logger);
  }

  /** Loads the chosen club's plans unless they are already shown. */
  async show(): Promise<void> {
    if (!this.#offered.isShown(this.#about())) await this.open();
  }

  /** Loads the chosen club's plans. A club that sells none online leads to a visit, with a message. */
  async open(): Promise<void> {
    const flow = this.#flow;
    const { store } = flow;
    const { selectedFacility: club, referrerDetails, plan: before } = store.state;
    if (club === null) {
      this.#offered.clear();
      return;
    }
    const memberId = referrerDetails?.memberId ?? null;
    const answer = await this.#offered.open(
      {
        about: this.#about(),
        ask: (signal) => this.#loadPlans.execute({ club, memberId }, { signal }),
      },
      (offer) => this.#takeIn(offer, club.facilityId),
    );
    if (answer === null) return;
    if (answer.err) {
      trackJoinFailure(flow, answer.val.kind);
      return;
    }
    // While a payment's outcome is unknown, the visitor must stay on the page.
    const stays = isUnread(store.session.payment);
    if (sellsNothing(answer.val) && !stays) leaveForVisit(flow, 'joinOffline');
    else if (before !== null && store.state.plan === null) {
      store.update({ planError: { key: 'planGone' } });
    }
  }

  choose(planId: string): void {
    const { store, analytics } = this.#flow;
    const before = store.state.plan?.planId;
    const plan = this.#offered.choose(planId);
    const facilityId = store.state.selectedFacility?.facilityId;
    if (plan === null || facilityId === undefined || plan.planId === before) return;
    analytics.record({ name: 'plan_selected', facilityId, planId: plan.planId });
  }

  /**
   * True if the chosen plan is confirmed as the shown club's. Otherwise shows what is missing, or loads the plans
   * again.
   */
  async isReady(): Promise<boolean> {
    return this.#offered.isReady(() => this.open());
  }

  /** Not stored, because loading isn't an action of the visitor. */
  #takeIn({ plans }: PlanOffer, facilityId: string): void {
    this.#flow.store.change({ type: 'plans-loaded', plans, facilityId }, { persist: false });
  }

  /** Identifies club and referring member. */
  #about(): string {
    const { selectedFacility, referrerDetails } = this.#flow.store.state;
    return `${selectedFacility?.facilityId ?? ''} ${referrerDetails?.memberId ?? ''}`;
  }
}

/**
 * Goes to the booking of a visit with everything the visitor entered. `why` is a message for that page. If set, the
 * current history entry is replaced, so that Back skips this page.
 */
export function leaveForVisit(flow: StandardJoinContext, why: MessageKey | null): void {
  const { store, sessionStore, logger, navigation, settings } = flow;
  storeHandoff(flow, {
    to: 'lead',
    lead: leadDraftOf(store.state),
    visit: null,
    account: null,
  });
  const facilityId = store.state.selectedFacility?.facilityId ?? '';
  const address = settings.bookingPath.replace('{facilityId}', facilityId);
  if (why === null) {
    navigation.push(address);
    return;
  }
  const left = sessionStore.write(scheduleMessageKey, why);
  // Without storage, the visitor reaches the right page but doesn't see the reason.
  if (left.err) logger.warn('schedule-message-not-left', { failure: left.val.kind });
  navigation.replace(address);
}

/** True if the club reports itself offline for online joining, or has no plans. */
function sellsNothing({ plans, facilityStatus }: PlanOffer): boolean {
  return plans.length === 0 || facilityStatus?.toLowerCase() === 'offline';
}
