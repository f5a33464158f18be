import type { Message } from '../../messages/catalogue.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Result } from '../../kernel/result.ts';
import type { ComputeCostNote, CostNote } from '../../plans/compute-cost-note.ts';
import type { Plan, PlanOffer } from '../../plans/plan.ts';

/** The plans that a flow shows. */
export interface PlansOnOffer {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly plans: readonly Plan[];
  /** The club is not open yet, and sells at its founders' prices. */
  readonly isPresale: boolean;
  /** ISO date of the club's opening; null where nobody said. */
  readonly openDate: string | null;
}

/** What a flow that sells plans shows of them and does not keep. */
export interface PlansSession {
  /** Null until they were asked for. */
  readonly offered: PlansOnOffer | null;
  /** The line under the plans. CJ-11 */
  readonly planError: Message | null;
  readonly refusals: number;
}

/** A plan as it stands in the list. CJ-10, SJ-01 */
export interface OfferedPlan {
  readonly plan: Plan;
  readonly chosen: boolean;
  /** What stands beside the price: what the first payment holds, and for how long one commits. PL-01 to PL-04 */
  readonly notes: readonly CostNote[];
  /** The first plan has the button that changes the club. CJ-10 */
  readonly changesClub: boolean;
}

/** As much of a flow's keeper as its plans concern. */
export interface PlansKeeper {
  readonly state: { readonly plan: Plan | null };
  readonly session: PlansSession;
  update(part: Partial<PlansSession>): void;
  change(event: { readonly type: 'plan-chosen'; readonly plan: Plan }): void;
}

/** One question for plans. */
export interface PlansQuestion {
  /** For whom and where: while it is the same, what was shown before stays until the answer is there. */
  readonly about: string;
  readonly ask: (signal: AbortSignal) => Promise<Result<PlanOffer, CallFailure>>;
}

/** The plans that are offered, asked for and chosen from, whichever flow sells them. Source: CJ-10 to CJ-12, SJ-01, SJ-03. */
export class OfferedPlans {
  readonly #keeper: PlansKeeper;
  #current: AbortController | null = null;
  #shownFor = '';

  constructor(keeper: PlansKeeper) {
    this.#keeper = keeper;
  }

  /** True while the plans that are shown are the answer to this question. */
  isShown(about: string): boolean {
    return about === this.#shownFor && this.#keeper.session.offered?.status === 'ready';
  }

  /**
   * Asks; a later question makes an earlier one's answer void, and then null is the answer. `onOffer` takes the offer
   * in before anyone sees it as ready.
   */
  async open(
    { about, ask }: PlansQuestion,
    onOffer: (offer: PlanOffer) => void,
  ): Promise<Result<PlanOffer, CallFailure> | null> {
    const keeper = this.#keeper;
    this.#current?.abort();
    const current = new AbortController();
    this.#current = current;
    const before = about === this.#shownFor ? keeper.session.offered : null;
    this.#shownFor = about;
    keeper.update({ offered: { ...(before ?? none), status: 'loading' }, planError: null });
    const answer = await ask(current.signal);
    if (this.#current !== current) return null;
    if (answer.err) {
      keeper.update({ offered: { ...none, status: 'failed' } });
      return answer;
    }
    const { plans, isPresale, facilityOpenDate: openDate } = answer.val;
    keeper.update({
      offered: { status: 'ready', plans, isPresale: isPresale === true, openDate },
    });
    onOffer(answer.val);
    return answer;
  }

  /** Shows nothing: there is no club to ask. An answer that is still out is void. */
  clear(): void {
    this.#current?.abort();
    this.#current = null;
    this.#shownFor = '';
    this.#keeper.update({ offered: null, planError: null });
  }

  /** Takes a plan of the list; what is not in it is none. Answers the plan that was taken. */
  choose(planId: string): Plan | null {
    const keeper = this.#keeper;
    const plan = keeper.session.offered?.plans.find((one) => one.planId === planId) ?? null;
    if (plan === null) return null;
    keeper.update({ planError: null });
    keeper.change({ type: 'plan-chosen', plan });
    return plan;
  }

  /** True once the chosen plan is known to be offered; what stands in the way is said, or asked for `again`. CJ-11 */
  async isReady(again: () => Promise<unknown>): Promise<boolean> {
    const keeper = this.#keeper;
    if (keeper.state.plan === null) {
      keeper.update({ planError: { key: 'planRequired' }, refusals: keeper.session.refusals + 1 });
    } else if (keeper.session.offered?.status === 'failed') await again();
    return keeper.state.plan !== null && keeper.session.offered?.status === 'ready';
  }
}

/** The plans as a list to choose from. */
export function listPlans(
  plans: readonly Plan[],
  chosen: Pick<Plan, 'planId'> | null,
  costNote: ComputeCostNote,
): readonly OfferedPlan[] {
  return plans.map((plan, index) => ({
    plan,
    chosen: plan.planId === chosen?.planId,
    notes: costNote.execute(plan.cost, { isStandardJoin: true }),
    changesClub: index === 0,
  }));
}

/** The chosen plan as the club offers it now; null where it does so no more. CJ-11 */
export function findOffered(
  plans: readonly Plan[],
  chosen: Pick<Plan, 'planId'> | null,
): Plan | null {
  return plans.find(({ planId }) => planId === chosen?.planId) ?? null;
}

const none: Omit<PlansOnOffer, 'status'> = { plans: [], isPresale: false, openDate: null };
