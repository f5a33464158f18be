import {
  createHttpClient,
  type Fetch,
  type HttpClient,
  HttpClubRepository,
  HttpConsentLog,
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
  composeLeadFlow,
  type FlowPage,
  keepStepsInHistory,
  type LeadFlow,
  type LeadFlowPorts,
  type LeadFlowSettings,
  type Navigation,
} from '@foyer/core';

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

/**
 * A page with the lead flow on it, wired as the web front end wires it. Leaving it ends it as a browser ends a page:
 * its timers are gone, and answers still on their way reach nobody.
 */
export class Page {
  readonly flow: LeadFlow;
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
    const { flow, clubs, activity } = composeLeadFlow(
      {
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
      },
      settings,
    );
    this.flow = flow;
    this.fetched = flow.preload();
    this.clubs = clubs;
    this.#activity = activity;
    this.#followHistoryOnceReady(navigation, address.pathname);
    const asked = (name: string): string | null => address.searchParams.get(name);
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

  #followHistoryOnceReady(navigation: Navigation, pathname: string): void {
    const stopWaiting = this.flow.subscribe(() => {
      if (!this.flow.getSnapshot().ready) return;
      stopWaiting();
      this.#stopHistory = keepStepsInHistory(this.flow, navigation, pageAt(pathname));
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

/** The page of the site that a path belongs to, which may name a step of the flow. */
function pageAt(pathname: string): FlowPage {
  const inline: FlowPage = { path: '/membership', kind: 'inline' };
  const owner = [inline, bookingPage].find(
    ({ path }) => pathname === path || pathname.startsWith(`${path}/`),
  );
  return owner ?? { path: pathname, kind: 'embedding' };
}
