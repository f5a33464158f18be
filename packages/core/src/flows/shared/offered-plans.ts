import type { Analytics, Clock, Logger } from '../../kernel/platform.port.ts';
import type { Message } from '../../messages/catalog.ts';
import type { Club } from '../../clubs/club.ts';
import type { CallFailure, Result } from '../../kernel/result.ts';
import type { Money } from '../../kernel/money.ts';
import type { ProductRepository } from '../../payment/product-repository.port.ts';
import { Temporal } from '../../kernel/temporal.ts';
import type { ComputeCostNote, CostNote } from '../../plans/compute-cost-note.ts';
import { planBill, type PlanBill, type StartWindow } from '../../plans/plan-bill.ts';
import {
  fillPlaceholders,
  moneyOf,
  type Plan,
  type PlanCost,
  type PlanOffer,
  type PlanTerms,
} from '../../plans/plan.ts';
import {
  isPromoFor,
  longestPromoCode,
  normalizePromoCode,
  plansWithPromo,
  type PromoCode,
} from '../../plans/promo.ts';
import {
  newPromoSession,
  promoError,
  promoRefusal,
  type PromoSession,
  startDateError,
  type StartDateSnapshot,
  startDateSnapshot,
  startDays,
} from './plan-fields.ts';

export interface PlansOnOffer {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly plans: readonly Plan[];
  /** True if the club isn't open yet and sells at presale prices. */
  readonly isPresale: boolean;
  /** ISO date of the club's opening; null if unknown. */
  readonly openDate: string | null;
  readonly recommendedPlanId: string | null;
  /** The terms of all the plans; null if the back end doesn't say. */
  readonly terms: PlanTerms | null;
  /** How many days a free trial pass of the club is valid; null if it has none. */
  readonly trialDays: number | null;
  /** What a day pass of the club costs; null if it sells none. */
  readonly dayPassPrice: Money | null;
}

/** Plan state that is shown but not stored. */
export interface PlansSession {
  /** Null until the plans are requested. */
  readonly offered: PlansOnOffer | null;
  /** The message below the plans. */
  readonly planError: Message | null;
  /** True once the start date was left or refused, so that its error may be shown. */
  readonly isStartChecked: boolean;
  readonly promo: PromoSession;
  readonly refusals: number;
}

export interface OfferedPlan {
  readonly plan: Plan;
  readonly chosen: boolean;
  readonly bill: PlanBill;
  /** The notes next to the price: the first payment and the commitment. */
  readonly notes: readonly CostNote[];
  readonly isRecommended: boolean;
  /** What an employee pays less than everyone else; null if nothing. */
  readonly saving: PlanSaving | null;
}

/** Amounts above zero; null for no saving. */
export interface PlanSaving {
  readonly monthly: Money | null;
  readonly firstYear: Money | null;
}

interface PlansQuestion {
  /** Identifies club and visitor. While it's the same, the previous plans stay visible until the response arrives. */
  readonly about: string;
  readonly club: Club;
  readonly ask: (signal: AbortSignal) => Promise<Result<PlanOffer, CallFailure>>;
  readonly onOffer: (offer: PlanOffer) => void;
}

interface PlansContext {
  readonly store: {
    readonly state: {
      readonly plan: Plan | null;
      readonly startDate: string | null;
      readonly promoCode: string | null;
      readonly selectedFacility: { readonly facilityId: string; readonly timeZone: string } | null;
    };
    readonly session: PlansSession;
    update(part: Partial<PlansSession & { readonly alert: Message | null }>): void;
    change(
      event:
        | { readonly type: 'plan-chosen'; readonly plan: Plan }
        | { readonly type: 'start-chosen'; readonly startDate: string | null }
        | { readonly type: 'promo-chosen'; readonly promoCode: string | null },
      options?: { readonly persist: boolean },
    ): void;
  };
  readonly analytics: Analytics;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly products: Pick<ProductRepository, 'promo'>;
  readonly trackFailure: (failure: string) => void;
  /** The request for the visitor's plans; null while no club is chosen. */
  readonly question: () => PlansQuestion | null;
}

/** Loads the plans on offer and lets the visitor choose one. All flows that sell memberships share this. */
export class OfferedPlans {
  readonly #flow: PlansContext;
  #current: AbortController | null = null;
  #loadedFor = '';

  constructor(flow: PlansContext) {
    this.#flow = flow;
  }

  /** Loads the plans unless they are already shown. */
  async show(): Promise<void> {
    const isShown =
      this.#flow.question()?.about === this.#loadedFor &&
      this.#flow.store.session.offered?.status === 'ready';
    if (!isShown) await this.open();
  }

  /** Loads the plans. A newer request discards the response of an older one. */
  async open(): Promise<void> {
    const { store, question, logger, trackFailure } = this.#flow;
    this.#current?.abort();
    this.#current = null;
    const asked = question();
    if (asked === null) {
      this.#loadedFor = '';
      store.update({ offered: null, planError: null });
      return;
    }
    const { about, club, ask, onOffer } = asked;
    const current = new AbortController();
    this.#current = current;
    const before = about === this.#loadedFor ? store.session.offered : null;
    this.#loadedFor = about;
    store.update({ offered: { ...(before ?? none), status: 'loading' }, planError: null });
    const { promoCode } = store.state;
    const [answer, promo] = await Promise.all([
      ask(current.signal),
      this.#askPromo(club, current.signal),
    ]);
    if (this.#current !== current) return;
    if (answer.err) {
      logger.error('plans-failed', { failure: answer.val.kind });
      store.update({ offered: { ...none, status: 'failed' } });
      trackFailure(answer.val.kind);
      return;
    }
    const filled = fillPlaceholders(answer.val, club);
    // A code that was removed meanwhile stays removed.
    const checked = store.state.promoCode === promoCode ? promo : null;
    const offer = { ...filled, plans: this.#takePromo(filled.plans, checked) };
    store.update({
      offered: {
        status: 'ready',
        plans: offer.plans,
        isPresale: offer.isPresale === true,
        openDate: offer.facilityOpenDate,
        recommendedPlanId: offer.recommendedPlanId,
        terms: offer.terms,
        trialDays: offer.trialDays,
        dayPassPrice: offer.dayPassPrice,
      },
    });
    onOffer(offer);
    // A day that this club doesn't offer isn't the visitor's mistake.
    if (this.#startError() !== null) {
      store.change({ type: 'start-chosen', startDate: null }, { persist: false });
    }
  }

  /** Loads the plans again. Says so if the chosen one has lost its held price or its promo code. */
  async refresh(): Promise<void> {
    const { store } = this.#flow;
    const before = store.state;
    await this.open();
    const { plan, promoCode } = store.state;
    const lostPrice = before.plan?.heldUntil !== undefined && plan?.heldUntil === undefined;
    const lostCode = before.promoCode !== null && promoCode === null;
    const alert = lostCode
      ? store.session.promo.error
      : lostPrice && plan !== null
        ? ({ key: 'heldPriceEnded' } as const)
        : null;
    if (alert !== null) store.update({ alert });
  }

  choose(planId: string): void {
    const { store, analytics } = this.#flow;
    const { plan: before, selectedFacility } = store.state;
    const plan = store.session.offered?.plans.find((one) => one.planId === planId);
    if (plan === undefined) return;
    store.update({ planError: null });
    store.change({ type: 'plan-chosen', plan });
    if (selectedFacility === null || planId === before?.planId) return;
    analytics.record({ name: 'plan_selected', facilityId: selectedFacility.facilityId, planId });
  }

  /** A code in the address. It's checked with the plans. */
  arriveWithPromo(text: string | null): void {
    const promoCode = normalizePromoCode(text ?? '').slice(0, longestPromoCode);
    if (promoCode !== '') this.#flow.store.change({ type: 'promo-chosen', promoCode });
  }

  /** Applies a typed code to all plans that it's for. */
  async applyPromo(typed: string): Promise<void> {
    const { store, question, trackFailure } = this.#flow;
    const code = normalizePromoCode(typed);
    const { promo, offered } = store.session;
    if (promo.isChecking || offered?.status !== 'ready') return;
    if (code === '') {
      store.update({ promo: promoRefusal({ key: 'promoRequired' }) });
      return;
    }
    const asked = question();
    if (asked === null) return;
    const { about, club } = asked;
    store.update({ promo: { ...newPromoSession, isChecking: true } });
    const answer = await this.#flow.products.promo({ code, facilityId: club.facilityId });
    const now = store.session.offered;
    // The plans of another club check the code themselves.
    if (question()?.about !== about || now?.status !== 'ready') {
      store.update({ promo: newPromoSession });
      return;
    }
    if (answer.err) trackFailure(answer.val.kind);
    this.#showPrices(now, this.#takePromo(now.plans, answer));
  }

  removePromo(): void {
    const { store } = this.#flow;
    const { offered } = store.session;
    store.change({ type: 'promo-chosen', promoCode: null });
    store.update({ promo: newPromoSession });
    if (offered !== null) this.#showPrices(offered, plansWithPromo(offered.plans, null));
  }

  /** An ISO date, or what was typed. Its error is hidden until the visitor leaves the field. */
  chooseStart(text: string): void {
    const { store } = this.#flow;
    const isEarliest = text === this.#startDays()?.first;
    store.update({ isStartChecked: false });
    store.change({ type: 'start-chosen', startDate: isEarliest ? null : text });
  }

  leaveStart(): void {
    this.#flow.store.update({ isStartChecked: true });
  }

  /**
   * True if the chosen plan is confirmed as offered, from the chosen day on. Otherwise shows what is missing, or loads the
   * plans again.
   */
  async isReady(): Promise<boolean> {
    const { store } = this.#flow;
    if (store.state.plan === null) {
      store.update({ planError: { key: 'planRequired' }, refusals: store.session.refusals + 1 });
    } else if (store.session.offered?.status === 'failed') await this.open();
    if (this.#startError() !== null) {
      store.update({ isStartChecked: true, refusals: store.session.refusals + 1 });
      return false;
    }
    return store.state.plan !== null && store.session.offered?.status === 'ready';
  }

  /** Null without a code. */
  #askPromo(club: Club, signal: AbortSignal): ReturnType<ProductRepository['promo']> | null {
    const { store, products } = this.#flow;
    const { promoCode: code } = store.state;
    return code === null ? null : products.promo({ code, facilityId: club.facilityId }, { signal });
  }

  /** The plans at their prices with the code. One that changes no price, or was refused, is dropped with a message. */
  #takePromo(
    plans: readonly Plan[],
    answer: Awaited<ReturnType<ProductRepository['promo']>> | null,
  ): readonly Plan[] {
    const { store, logger } = this.#flow;
    if (answer === null) return plansWithPromo(plans, null);
    const refused = answer.ok ? promoProblem(plans, answer.val) : promoError(answer.val);
    if (answer.err) logger.warn('promo-not-applied', { failure: answer.val.kind });
    const isKept = answer.err && answer.val.kind !== 'promo-refused';
    if (answer.ok && refused === null) {
      store.change({ type: 'promo-chosen', promoCode: answer.val.code });
      store.update({ promo: { ...newPromoSession, applied: answer.val } });
      return plansWithPromo(plans, answer.val);
    }
    // A code that couldn't be checked is checked again with the next plans.
    if (!isKept) store.change({ type: 'promo-chosen', promoCode: null });
    if (refused !== null) store.update({ promo: promoRefusal(refused) });
    return plansWithPromo(plans, null);
  }

  #showPrices(offered: PlansOnOffer, plans: readonly Plan[]): void {
    const { store } = this.#flow;
    store.update({ offered: { ...offered, plans } });
    const chosen = findOffered(plans, store.state.plan);
    if (chosen !== null) store.change({ type: 'plan-chosen', plan: chosen });
  }

  #startDays(): StartWindow | null {
    const { state, session } = this.#flow.store;
    const context = { now: this.#flow.clock.now(), club: state.selectedFacility };
    return startDays(session.offered?.plans[0], todayAt(context));
  }

  #startError(): Message | null {
    return startDateError(this.#startDays(), this.#flow.store.state.startDate);
  }
}

/** The status of the list, and the message below it or in its place. */
export function plansStatus({
  offered,
  planError,
}: Pick<PlansSession, 'offered' | 'planError'>): Pick<PlansOnOffer, 'status'> & {
  readonly message: Message | null;
} {
  if (offered === null) return { status: 'loading', message: null };
  const { status } = offered;
  return { status, message: status === 'failed' ? { key: 'processing' } : planError };
}

/** The field for the first day; null if there is nothing to choose. */
export function shownStart(
  { offered, isStartChecked }: Pick<PlansSession, 'offered' | 'isStartChecked'>,
  at: Pick<PlanListContext, 'now' | 'club' | 'startDate'>,
): StartDateSnapshot | null {
  const days = startDays(offered?.plans[0], todayAt(at));
  return startDateSnapshot(days, at.startDate, isStartChecked);
}

/** Why the code changes no price; null if it does. */
function promoProblem(plans: readonly Plan[], promo: PromoCode): Message | null {
  if (plansWithPromo(plans, promo).some(({ cost }) => cost.promo !== undefined)) return null;
  const isForOne = plans.some((plan) => isPromoFor(promo, plan));
  return { key: isForOne ? 'promoNoBetter' : 'promoOtherPlans' };
}

/** What the list of plans depends on besides the plans. */
export interface PlanListContext {
  readonly costNote: ComputeCostNote;
  readonly now: Temporal.Instant;
  /** The plans' club, which decides what day it is. */
  readonly club: Pick<Club, 'timeZone'> | null;
  /** The chosen first day, an ISO date or what was typed; null for the earliest one. */
  readonly startDate: string | null;
  readonly recommendedPlanId: string | null;
}

function todayAt({ now, club }: Pick<PlanListContext, 'now' | 'club'>): Temporal.PlainDate {
  return now.toZonedDateTimeISO(club?.timeZone ?? 'UTC').toPlainDate();
}

export function listPlans(
  plans: readonly Plan[],
  chosen: Pick<Plan, 'planId'> | null,
  { costNote, startDate, recommendedPlanId, ...at }: PlanListContext,
): readonly OfferedPlan[] {
  const today = todayAt(at);
  return plans.map((plan) => {
    const isRefused = startDateError(startDays(plan, today), startDate) !== null;
    const startsOn = startDate === null || isRefused ? today : Temporal.PlainDate.from(startDate);
    const bill = planBill(plan.cost, today, startsOn);
    return {
      plan,
      bill,
      isRecommended: plan.planId === recommendedPlanId,
      saving:
        plan.publicCost && savingOf(bill, planBill(plan.publicCost, today, startsOn), plan.cost),
      chosen: plan.planId === chosen?.planId,
      notes: costNote.execute(bill, plan),
    };
  });
}

function savingOf(bill: PlanBill, everyones: PlanBill, cost: PlanCost): PlanSaving | null {
  const less = (of: 'monthly' | 'firstYear'): Money | null => {
    const minorUnits = everyones[of].minorUnits - bill[of].minorUnits;
    return minorUnits > 0 ? moneyOf(cost, minorUnits) : null;
  };
  const saving = { monthly: less('monthly'), firstYear: less('firstYear') };
  return saving.monthly === null && saving.firstYear === null ? null : saving;
}

/** The chosen plan in the club's current offer; null if it's no longer there. */
export function findOffered(
  plans: readonly Plan[],
  chosen: Pick<Plan, 'planId'> | null,
): Plan | null {
  return plans.find(({ planId }) => planId === chosen?.planId) ?? null;
}

const none: Omit<PlansOnOffer, 'status'> = {
  plans: [],
  isPresale: false,
  openDate: null,
  recommendedPlanId: null,
  terms: null,
  trialDays: null,
  dayPassPrice: null,
};
