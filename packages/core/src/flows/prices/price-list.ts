import type { ClubDirectory } from '../../clubs/club-directory.ts';
import { type Club, selectedClubCookie } from '../../clubs/club.ts';
import { likelyClub } from '../../clubs/likely-club.ts';
import type { Clock, CookieJar, Logger, Visitor } from '../../kernel/platform.port.ts';
import type { Money } from '../../kernel/money.ts';
import { createObservable } from '../../kernel/observable.ts';
import type { ComputeCostNote } from '../../plans/compute-cost-note.ts';
import type { PlanRepository } from '../../plans/plan-repository.port.ts';
import { fillPlaceholders, openingOf, type PlanOffer, type PlanTerms } from '../../plans/plan.ts';
import { listPlans, type OfferedPlan } from '../shared/offered-plans.ts';

export interface PriceListDependencies {
  readonly clubs: ClubDirectory;
  readonly plans: PlanRepository;
  readonly costNote: ComputeCostNote;
  readonly clock: Pick<Clock, 'now'>;
  readonly cookies: Pick<CookieJar, 'read'>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly visitor: Pick<Visitor, 'country' | 'timeZone'>;
}

export interface PriceListSnapshot {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Whose prices these are; null until it's known. */
  readonly club: Club | null;
  /** The club's plans, as the join shows them. Empty if it sells none online. */
  readonly plans: readonly OfferedPlan[];
  /** The lowest monthly fee; null without plans. */
  readonly from: Money | null;
  readonly terms: PlanTerms | null;
  /** ISO date of the opening of a club that isn't open yet; null if it's open or the day isn't known. */
  readonly opensOn: string | null;
  /** How many days a free trial pass of the club is valid; null if it has none. */
  readonly trialDays: number | null;
}

const start: PriceListSnapshot = {
  status: 'idle',
  club: null,
  plans: [],
  from: null,
  terms: null,
  opensOn: null,
  trialDays: null,
};

/** What memberships cost at a club, for pages that sell. The amounts are those of the join's plans. */
export class PriceList {
  readonly #dependencies: PriceListDependencies;
  readonly #view = createObservable(start);
  #current: AbortController | null = null;
  #wanted: string | null = null;

  constructor(dependencies: PriceListDependencies) {
    this.#dependencies = dependencies;
  }

  readonly getSnapshot = (): PriceListSnapshot => this.#view.get();

  readonly subscribe = (listener: () => void): (() => void) => this.#view.subscribe(listener);

  /**
   * Loads the prices of a club. Without an id, or with one that no club has, it's the club that the visitor most likely
   * means; without an id, prices that another page has loaded stay.
   */
  async open(facilityId: string | null): Promise<void> {
    const { status } = this.#view.get();
    const isWanted = facilityId === null || facilityId === this.#wanted;
    if (isWanted && (status === 'ready' || status === 'loading')) return;
    this.#wanted = facilityId;
    await this.#load();
  }

  /** Loads again after a failure. */
  async retry(): Promise<void> {
    await this.#load();
  }

  async #load(): Promise<void> {
    this.#current?.abort();
    const current = new AbortController();
    this.#current = current;
    const { clubs, plans, logger } = this.#dependencies;
    // The earlier club's prices stay until the new ones arrive.
    this.#view.set({ ...this.#view.get(), status: 'loading' });
    await clubs.load();
    if (this.#current !== current) return;
    const club = this.#clubOf(clubs.getSnapshot().clubs);
    if (club === null) {
      this.#view.set({ ...start, status: 'failed' });
      return;
    }
    const answer = await plans.ofClub({ club, memberId: null }, { signal: current.signal });
    if (this.#current !== current) return;
    if (answer.err) {
      logger.warn('prices-failed', { failure: answer.val.kind });
      this.#view.set({ ...start, status: 'failed', club });
      return;
    }
    this.#show(club, fillPlaceholders(answer.val, club));
  }

  #show(club: Club, offer: PlanOffer): void {
    const { costNote, clock } = this.#dependencies;
    const { recommendedPlanId, terms, trialDays } = offer;
    const plans = listPlans(offer.plans, null, {
      costNote,
      club,
      recommendedPlanId,
      now: clock.now(),
      startDate: null,
    });
    const [from = null] = plans
      .map(({ bill }) => bill.monthly)
      .toSorted((a, b) => a.minorUnits - b.minorUnits);
    const opensOn = openingOf(offer)?.day ?? null;
    this.#view.set({ status: 'ready', club, plans, from, terms, opensOn, trialDays });
  }

  #clubOf(clubs: readonly Club[]): Club | null {
    const { cookies, visitor } = this.#dependencies;
    const isKnown = clubs.some((club) => club.facilityId === this.#wanted);
    const facilityId = isKnown ? this.#wanted : cookies.read(selectedClubCookie);
    const [timeZone, country] = [visitor.timeZone(), visitor.country()];
    return likelyClub(clubs, { facilityId, timeZone, country });
  }
}
