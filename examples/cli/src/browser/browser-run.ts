import {
  type Club,
  defaultLeadFlowSettings,
  type IdSource,
  type LeadFlowSettings,
} from '@foyer/core';
import { SeededIdSource, seededRandom, VirtualClock } from '@foyer/core/testing';
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';

import type { BackEnd } from '../play/back-end.ts';
import type { FaultyNetwork } from '../play/faulty-network.ts';
import type { Run } from '../play/run.ts';
import type { Typed } from '../play/visitors.ts';
import { readMoment } from '../scenario/virtual-time.ts';
import type { Scenario } from '../scenario/scenario.schema.ts';
import type { Step } from '../scenario/step.schema.ts';
import { BrowserNetwork } from './browser-network.ts';

type TabName = NonNullable<Step['tab']>;

export interface BrowserRunOptions {
  /** Of this run alone, in the visitor's time zone, with the back end's address as its base URL. */
  readonly context: BrowserContext;
  readonly backEnd: BackEnd;
  readonly clubs: ReadonlyMap<string, Club>;
  readonly seed: number;
}

/** One visitor in a real browser, whose time stands still unless it is moved. CL-01, CL-02 */
export class BrowserRun implements Run {
  readonly context: BrowserContext;
  readonly backEnd: BackEnd;
  readonly clubs: ReadonlyMap<string, Club>;
  readonly random: () => number;
  readonly ids: IdSource;
  readonly clock: VirtualClock;
  readonly settings: Partial<LeadFlowSettings>;
  readonly roads: BrowserNetwork;
  readonly othersTransactionIds: string[] = [];
  readonly productTokens: Set<string> = new Set();
  /** The address to which a payment came back last. */
  paidReturn: string | null = null;
  typed: Typed = {};
  /** Names of the analytics events, in their order, from every page of the run. */
  readonly events: string[] = [];
  readonly #scenario: Scenario;
  readonly #tabs = new Map<TabName, Page>();
  #tab: TabName = 'first';

  constructor(scenario: Scenario, { context, backEnd, clubs, seed }: BrowserRunOptions) {
    this.#scenario = scenario;
    this.context = context;
    this.backEnd = backEnd;
    this.clubs = clubs;
    this.random = seededRandom(seed);
    // What lasts has seen the seed's ids in the run before.
    this.ids = backEnd.lasts ? { next: () => randomUUID() } : new SeededIdSource(seed);
    this.clock = scenario.clock ? new VirtualClock(readMoment(scenario.clock)) : new VirtualClock();
    this.roads = new BrowserNetwork(backEnd, this.clock);
    const { variant } = scenario.settings ?? {};
    this.settings = { variant: variant ?? defaultLeadFlowSettings.variant };
  }

  get network(): FaultyNetwork {
    return this.roads.calls;
  }

  /** The page that the visitor looks at; null before the first was opened. */
  get page(): Page | null {
    return this.#tabs.get(this.#tab) ?? null;
  }

  get pages(): readonly Page[] {
    return [...this.#tabs.values()];
  }

  /** Stops the browser's time, puts the network under it and listens for events. Before the first page. */
  async begin(): Promise<void> {
    const startMs = this.clock.now().epochMilliseconds;
    await this.context.clock.install({ time: startMs - 1000 });
    await this.context.clock.pauseAt(startMs);
    await this.roads.stretchUnder(this.context);
    await this.context.exposeFunction('foyerEventSeen', (name: string) => {
      this.events.push(name);
    });
    await this.context.addInitScript(listenToDataLayer);
  }

  turnTo(name: TabName): void {
    this.#tab = name;
  }

  /** The visitor types an address. */
  async open(path: string): Promise<void> {
    const known = this.page;
    const page = known ?? (await this.context.newPage());
    this.#tabs.set(this.#tab, page);
    const switches = switchesOf(this.#scenario);
    // As a product owner does it who looks at the other variant: the tab keeps what an address switched.
    if (known === null && switches !== '') await page.goto(`/privacy?${switches}`);
    await page.goto(path, { waitUntil: 'commit' });
  }

  /** Time goes on, for the browser and the back end alike. */
  async advance(ms: number): Promise<void> {
    this.clock.advance(ms);
    await this.context.clock.runFor(ms);
  }
}

function switchesOf({ settings = {} }: Scenario): string {
  const { variant, intent = 'both' } = settings;
  const query = new URLSearchParams();
  if (variant !== undefined) query.set('variant', variant);
  if (intent !== 'both') query.set('intent', intent);
  return query.toString();
}

/** Runs in the page: a tag manager that tells of each event. */
function listenToDataLayer(): void {
  const page = window as unknown as {
    dataLayer: { push: (...events: readonly { readonly event?: string }[]) => number };
    foyerEventSeen: (name: string) => void;
  };
  page.dataLayer = {
    push(...events) {
      for (const { event } of events) if (event !== undefined) page.foyerEventSeen(event);
      return events.length;
    },
  };
}
