import {
  createHttpClient,
  type Fetch,
  type HttpClient,
  HttpClubRepository,
  HttpConsentLog,
  HttpCorporateLeadRepository,
  HttpCorporateRepository,
  HttpLeadRepository,
  HttpOpenTimesRepository,
  HttpProductRepository,
  HttpReferralRepository,
  HttpVisitConfigurationRepository,
} from '@foyer/adapters-http';
import {
  type Activity,
  bookingPage,
  type Clock,
  type ClubDirectory,
  composeCorporateJoin,
  composeLeadFlow,
  corporateJoinPath,
  type CorporateJoin,
  type FlowPage,
  keepCorporateStepsInHistory,
  keepStepsInHistory,
  type LeadFlow,
  type LeadFlowPorts,
  type LeadFlowSettings,
} from '@foyer/core';

import type { SeenFlow } from './seen-flow.ts';

/** What a page of the site finds around it: the browser, and the way to a back end. */
export interface Surroundings extends Omit<
  LeadFlowPorts,
  | 'clubRepository'
  | 'openTimes'
  | 'leads'
  | 'configuration'
  | 'referrals'
  | 'corporate'
  | 'products'
  | 'consentLog'
  | 'visitor'
> {
  readonly visitor: LeadFlowPorts['visitor'] & { page: string };
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** For the length of pauses before a retry. */
  readonly random: () => number;
  readonly settings: Partial<LeadFlowSettings>;
}

/** What a visitor can do on the page of either flow. */
type SharedFlow = Pick<
  LeadFlow,
  | 'subscribe'
  | 'focusField'
  | 'changeField'
  | 'changePhone'
  | 'leaveField'
  | 'chooseClub'
  | 'findNearbyClubs'
  | 'setTextAlerts'
  | 'setNewsletter'
  | 'selectTime'
  | 'schedule'
  | 'skip'
  | 'edit'
  | 'retryTimes'
  | 'openReschedule'
  | 'closeReschedule'
  | 'cancel'
  | 'closeCancel'
  | 'goHome'
  | 'answerSurvey'
  | 'explainSurvey'
  | 'nextSurvey'
  | 'backSurvey'
  | 'stay'
  | 'leave'
  | 'startOver'
  | 'close'
> & { getSnapshot(): SeenFlow & { readonly ready: boolean } };

/**
 * A page with the lead flow on it, or with the corporate join where that stands, wired as the web front end wires it. Leaving it ends it as a browser ends a page:
 * its timers are gone, and answers still on their way reach nobody.
 */
export class Page {
  readonly flow: SharedFlow;
  /** Null on the corporate join's page. */
  readonly lead: LeadFlow | null;
  /** Null on every other page. */
  readonly corporate: CorporateJoin | null;
  readonly clubs: ClubDirectory;
  /** Done when the code of all steps is there: that takes real time, which no clock of a scenario moves. */
  readonly fetched: Promise<void>;
  readonly #activity: Activity;
  readonly #timers = new Set<() => void>();
  #stopHistory: () => void = () => {};
  #open = true;
  #calls = 0;
  #doing = 0;
  #bug: Error | null = null;

  constructor(surroundings: Surroundings) {
    const { navigation, settings, visitor, baseUrl, fetch, random, ...ports } = surroundings;
    const { logger } = ports;
    const clock = this.#clockOf(surroundings.clock);
    const client = this.#clientOf(
      createHttpClient({ baseUrl, fetch, clock, random, logger, headers: () => foyerNow(clock) }),
    );
    const address = new URL(navigation.current(), site);
    visitor.page = address.href;
    const wired = {
      ...ports,
      clock,
      navigation,
      visitor,
      clubRepository: new HttpClubRepository(client, { logger }),
      openTimes: new HttpOpenTimesRepository(client),
      leads: new HttpLeadRepository(client),
      configuration: new HttpVisitConfigurationRepository(client),
      referrals: new HttpReferralRepository(client),
      corporate: new HttpCorporateRepository(client),
      products: new HttpProductRepository(client),
      consentLog: new HttpConsentLog(client),
    };
    const asked = (name: string): string | null => address.searchParams.get(name);
    if (isCorporate(address.pathname)) {
      const corporateLeads = new HttpCorporateLeadRepository(client);
      const composed = composeCorporateJoin({ ...wired, corporateLeads }, corporateOf(settings));
      const { flow } = composed;
      this.flow = flow;
      this.lead = null;
      this.corporate = flow;
      this.clubs = composed.clubs;
      this.#activity = composed.activity;
      this.fetched = Promise.resolve();
      this.#onceReady(() => keepCorporateStepsInHistory(flow, navigation));
      this.does(
        flow.enter({
          facilityId: asked('facilityId'),
          confirmationToken: asked('confirmationToken'),
          payment: asked('payment'),
        }),
      );
      return;
    }
    const { flow, clubs, activity } = composeLeadFlow(wired, settings);
    this.flow = flow;
    this.lead = flow;
    this.corporate = null;
    this.fetched = flow.preload();
    this.clubs = clubs;
    this.#activity = activity;
    this.#onceReady(() => keepStepsInHistory(flow, navigation, pageAt(address.pathname)));
    this.does(
      flow.enter({
        path: address.pathname,
        facilityId: asked('facilityId'),
        firstName: asked('firstName'),
        lastName: asked('lastName'),
        email: asked('email'),
        location: asked('location'),
        referringId: asked('referringId'),
      }),
    );
  }

  /** Something that the visitor has set going here. What it throws is a bug, and fails the run. */
  does(work: Promise<unknown>): void {
    this.#doing += 1;
    void work
      .catch((error: unknown) => {
        this.#bug ??= error instanceof Error ? error : new Error(String(error));
      })
      .finally(() => {
        this.#doing -= 1;
      });
  }

  /** True when nothing is under way. Throws the first bug that came up. */
  isQuiet(): boolean {
    if (this.#bug !== null) throw this.#bug;
    return this.#doing === 0 && this.#calls === 0 && this.#activity.count() === 0;
  }

  showsLoader(): boolean {
    return this.#activity.isVisible();
  }

  close(): void {
    this.#open = false;
    this.flow.close();
    this.#stopHistory();
    for (const cancel of this.#timers) cancel();
  }

  /** The address follows the flow as soon as that has taken in how the visitor came. */
  #onceReady(keepHistory: () => () => void): void {
    const stopWaiting = this.flow.subscribe(() => {
      if (!this.flow.getSnapshot().ready) return;
      stopWaiting();
      this.#stopHistory = keepHistory();
    });
  }

  #clockOf(clock: Clock): Clock {
    return {
      now: () => clock.now(),
      after: (ms, run) => {
        const cancel = clock.after(ms, () => {
          this.#timers.delete(cancel);
          run();
        });
        this.#timers.add(cancel);
        return () => {
          this.#timers.delete(cancel);
          cancel();
        };
      },
    };
  }

  #clientOf(client: HttpClient): HttpClient {
    return {
      send: async (...call) => {
        this.#calls += 1;
        const answer = await client.send(...call);
        this.#calls -= 1;
        return this.#open ? answer : nobodyHears;
      },
    };
  }
}

/** The header by which a back end with developer tools takes a scenario's time for its own. */
export function foyerNow(clock: Clock): Readonly<Record<string, string>> {
  return { 'Foyer-Now': clock.now().toString() };
}

const site = 'https://www.club.example';

const nobodyHears = new Promise<never>(() => {});

function isCorporate(pathname: string): boolean {
  return pathname === corporateJoinPath || pathname.startsWith(`${corporateJoinPath}/`);
}

/** What both flows are configured with. */
function corporateOf({ variant, outreach }: Partial<LeadFlowSettings>) {
  return { ...(variant !== undefined && { variant }), ...(outreach !== undefined && { outreach }) };
}

/** The page of the site that a path belongs to, which may name a step of the flow. */
function pageAt(pathname: string): FlowPage {
  const inline: FlowPage = { path: '/membership', kind: 'inline' };
  const owner = [inline, bookingPage].find(
    ({ path }) => pathname === path || pathname.startsWith(`${path}/`),
  );
  return owner ?? { path: pathname, kind: 'embedding' };
}
