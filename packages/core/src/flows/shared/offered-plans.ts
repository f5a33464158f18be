import type { Message } from '../../messages/catalog.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Result } from '../../kernel/result.ts';
import type { ComputeCostNote, CostNote } from '../../plans/compute-cost-note.ts';
import type { Plan, PlanOffer } from '../../plans/plan.ts';

/** The plans that a flow shows. */
export interface PlansOnOffer {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly plans: readonly Plan[];
  /** True if the club isn't open yet and sells at presale prices. */
  readonly isPresale: boolean;
  /** ISO date of the club's opening; null if unknown. */
  readonly openDate: string | null;
}

/** Plan state that is shown but not stored. */
export interface PlansSession {
  /** Null until the plans are requested. */
  readonly offered: PlansOnOffer | null;
  /** The message below the plans. */
  readonly planError: Message | null;
  readonly refusals: number;
}

/** A plan in the list. */
export interface OfferedPlan {
  readonly plan: Plan;
  readonly chosen: boolean;
  /** The notes next to the price: the first payment and the commitment. */
  readonly notes: readonly CostNote[];
  /** True for the first plan, which has the button to change the club. */
  readonly changesClub: boolean;
}

/** The part of a flow's store that its plans need. */
export interface PlansStore {
  readonly state: { readonly plan: Plan | null };
  readonly session: PlansSession;
  update(part: Partial<PlansSession>): void;
  change(event: { readonly type: 'plan-chosen'; readonly plan: Plan }): void;
}

/** A request for plans. */
export interface PlansQuestion {
  /** Identifies club and visitor. While it's the same, the previous plans stay visible until the response arrives. */
  readonly about: string;
  readonly ask: (signal: AbortSignal) => Promise<Result<PlanOffer, CallFailure>>;
}

/** Loads the plans on offer and lets the visitor choose one. All flows that sell memberships share this. */
export class OfferedPlans {
  readonly #store: PlansStore;
  #current: AbortController | null = null;
  #loadedFor = '';

  constructor(store: PlansStore) {
    this.#store = store;
  }

  /** True if the shown plans are the response to this request. */
  isShown(about: string): boolean {
    return about === this.#loadedFor && this.#store.session.offered?.status === 'ready';
  }

  /**
   * Loads the plans. A newer request discards the response of an older one, which then returns null. `onOffer` is
   * called with the offer once it's loaded.
   */
  async open(
    { about, ask }: PlansQuestion,
    onOffer: (offer: PlanOffer) => void,
  ): Promise<Result<PlanOffer, CallFailure> | null> {
    const store = this.#store;
    this.#current?.abort();
    const current = new AbortController();
    this.#current = current;
    const before = about === this.#loadedFor ? store.session.offered : null;
    this.#loadedFor = about;
    store.update({ offered: { ...(before ?? none), status: 'loading' }, planError: null });
    const answer = await ask(current.signal);
    if (this.#current !== current) return null;
    if (answer.err) {
      store.update({ offered: { ...none, status: 'failed' } });
      return answer;
    }
    const { plans, isPresale, facilityOpenDate: openDate } = answer.val;
    store.update({
      offered: { status: 'ready', plans, isPresale: isPresale === true, openDate },
    });
    onOffer(answer.val);
    return answer;
  }

  /** Shows no plans, because no club is chosen. Discards a pending response. */
  clear(): void {
    this.#current?.abort();
    this.#current = null;
    this.#loadedFor = '';
    this.#store.update({ offered: null, planError: null });
  }

  /** Chooses a plan and returns it; null if the list doesn't have it. */
  choose(planId: string): Plan | null {
    const store = this.#store;
    const plan = store.session.offered?.plans.find((one) => one.planId === planId) ?? null;
    if (plan === null) return null;
    store.update({ planError: null });
    store.change({ type: 'plan-chosen', plan });
    return plan;
  }

  /**
   * True if the chosen plan is confirmed as offered. Otherwise shows what is missing, or calls `again` to reload the
   * plans.
   */
  async isReady(again: () => Promise<unknown>): Promise<boolean> {
    const store = this.#store;
    if (store.state.plan === null) {
      store.update({ planError: { key: 'planRequired' }, refusals: store.session.refusals + 1 });
    } else if (store.session.offered?.status === 'failed') await again();
    return store.state.plan !== null && store.session.offered?.status === 'ready';
  }
}

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

/** The chosen plan in the club's current offer; null if it's no longer there. */
export function findOffered(
  plans: readonly Plan[],
  chosen: Pick<Plan, 'planId'> | null,
): Plan | null {
  return plans.find(({ planId }) => planId === chosen?.planId) ?? null;
}

const none: Omit<PlansOnOffer, 'status'> = { plans: [], isPresale: false, openDate: null };
