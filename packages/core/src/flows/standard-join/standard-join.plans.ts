import { isUnread } from '../shared/payment-return.ts';
import { LoadClubPlans } from '../../plans/load-club-plans.ts';
import { OfferedPlans } from '../shared/offered-plans.ts';
import type { PlanOffer } from '../../plans/plan.ts';
import { leaveForVisit } from './leave-for-visit.ts';
import { type StandardJoinContext, tellJoinFailure } from './standard-join.context.ts';

/** What the club offers, and choosing from it. Source: SJ-01 to SJ-03. */
export class StandardJoinPlans {
  readonly #flow: StandardJoinContext;
  readonly #offered: OfferedPlans;
  readonly #loadPlans: LoadClubPlans;

  constructor(flow: StandardJoinContext) {
    this.#flow = flow;
    this.#offered = new OfferedPlans(flow.keeper);
    this.#loadPlans = new LoadClubPlans(flow.plans, flow.logger);
  }

  /** Asks for the chosen club's plans, unless they are shown already. */
  async show(): Promise<void> {
    if (!this.#offered.isShown(this.#about())) await this.open();
  }

  /** Asks for the chosen club's plans. One that sells none online leads on to a visit, and says why. Source: SJ-02. */
  async open(): Promise<void> {
    const flow = this.#flow;
    const { keeper } = flow;
    const { selectedFacility: club, referrerDetails, plan: before } = keeper.state;
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
      tellJoinFailure(flow, answer.val.kind);
      return;
    }
    // Nobody is led away from a payment whose answer is still to be read.
    const stays = isUnread(keeper.session.payment);
    if (sellsNothing(answer.val) && !stays) leaveForVisit(flow, 'joinOffline');
    else if (before !== null && keeper.state.plan === null) {
      keeper.update({ planError: { key: 'planGone' } });
    }
  }

  choose(planId: string): void {
    const { keeper, analytics } = this.#flow;
    const before = keeper.state.plan?.planId;
    const plan = this.#offered.choose(planId);
    const facilityId = keeper.state.selectedFacility?.facilityId;
    if (plan === null || facilityId === undefined || plan.planId === before) return;
    analytics.record({ name: 'plan_selected', facilityId, planId: plan.planId });
  }

  /** True once the chosen plan is known to be the shown club's; what stands in the way is said, or asked for again. */
  async isReady(): Promise<boolean> {
    return this.#offered.isReady(() => this.open());
  }

  /** Nothing that the visitor did: a page that is only looked at is not kept. */
  #takeIn({ plans }: PlanOffer, facilityId: string): void {
    this.#flow.keeper.change({ type: 'plans-loaded', plans, facilityId }, { keep: false });
  }

  /** For whom and where. */
  #about(): string {
    const { selectedFacility, referrerDetails } = this.#flow.keeper.state;
    return `${selectedFacility?.facilityId ?? ''} ${referrerDetails?.memberId ?? ''}`;
  }
}

/** SJ-02: the club is offline for online joining by its own word, or has nothing to sell. */
function sellsNothing({ plans, facilityStatus }: PlanOffer): boolean {
  return plans.length === 0 || facilityStatus?.toLowerCase() === 'offline';
}
