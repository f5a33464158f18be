import {
  createHttpClient,
  type Fetch,
  type HttpClient,
  HttpClubRepository,
  HttpConsentLog,
  HttpCorporateLeadRepository,
  HttpCorporateRepository,
  HttpJoinContentRepository,
  HttpLeadRepository,
  HttpOpenTimesRepository,
  HttpPlanRepository,
  HttpProductRepository,
  HttpReferralRepository,
  HttpVisitConfigurationRepository,
} from '@foyer/adapters-http';
import type { Clock, LeadFlowPorts, LeadFlowSettings } from '@foyer/core';

import { type FlowAt, flowAt, type PageKind, pageKindAt } from './flow-at.ts';

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
 * A page with the flow on it that stands at its address, wired as the web front end wires it. Leaving it ends it as a
 * browser ends a page: its timers are gone, and answers still on their way reach nobody.
 */
export class Page {
  readonly flow: FlowAt['flow'];
  readonly visit: FlowAt['visit'];
  readonly lead: FlowAt['lead'];
  readonly corporate: FlowAt['corporate'];
  readonly join: FlowAt['join'];
  readonly clubs: FlowAt['clubs'];
  /** Fetching takes real time, which no clock of a scenario moves. */
  readonly fetched: Promise<void>;
  readonly #at: FlowAt;
  readonly kind: PageKind;
  readonly #timers = new Set<() => void>();
  #stopHistory: () => void = () => {};
  #open = true;
  #calls = 0;
  #doing = 0;
  #bug: Error | null = null;

  constructor(surroundings: Surroundings) {
    const { navigation, settings, visitor, baseUrl, fetch, random, ...ports } = surroundings;
    const { logger, cookies } = ports;
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
      corporateLeads: new HttpCorporateLeadRepository(client),
      plans: new HttpPlanRepository(client, cookies, { logger }),
      joinContent: new HttpJoinContentRepository(client),
      products: new HttpProductRepository(client),
      consentLog: new HttpConsentLog(client),
    };
    const at = flowAt(address, wired, settings);
    this.#at = at;
    this.kind = pageKindAt(address);
    this.flow = at.flow;
    this.visit = at.visit;
    this.lead = at.lead;
    this.corporate = at.corporate;
    this.join = at.join;
    this.clubs = at.clubs;
    this.fetched = at.fetched;
    this.#onceReady();
    this.does(at.enter());
  }

  /** True where the address is another flow's: the visitor has gone on. */
  isLeftFor(address: string): boolean {
    return pageKindAt(new URL(address, site)) !== this.kind;
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
    return this.#doing === 0 && this.#calls === 0 && this.#at.activity.count() === 0;
  }

  showsLoader(): boolean {
    return this.#at.activity.isVisible();
  }

  close(): void {
    this.#open = false;
    this.flow.close();
    this.#stopHistory();
    for (const cancel of this.#timers) cancel();
  }

  /** The address follows the flow as soon as that has taken in how the visitor came. */
  #onceReady(): void {
    const stopWaiting = this.flow.subscribe(() => {
      if (!this.flow.getSnapshot().ready) return;
      stopWaiting();
      this.#stopHistory = this.#at.keepHistory();
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
