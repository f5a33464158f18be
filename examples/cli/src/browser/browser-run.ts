import {
  type Club,
  defaultLeadFlowSettings,
  type IdSource,
  type LeadFlowSettings,
} from '@foyer/core';
import { SeededIdSource, seededRandom, VirtualClock } from '@foyer/core/testing';
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';

import {
  Mismatch,
  readMoment,
  type BackEnd,
  type FaultyNetwork,
  type Run,
  type Scenario,
  type Step,
  type Typed,
} from '@foyer/replay/player';
import { BrowserNetwork, signalPath } from './browser-network.ts';

type TabName = NonNullable<Step['tab']>;

export interface BrowserRunOptions {
  /** A context for this run only, in the visitor's time zone, with the back end's address as its base URL. */
  readonly context: BrowserContext;
  readonly backEnd: BackEnd;
  readonly clubs: ReadonlyMap<string, Club>;
  readonly seed: number;
}

/** One visitor in a real browser, with a clock that moves only on request. */
export class BrowserRun implements Run {
  readonly context: BrowserContext;
  readonly backEnd: BackEnd;
  readonly clubs: ReadonlyMap<string, Club>;
  readonly random: () => number;
  readonly ids: IdSource;
  readonly clock: VirtualClock;
  readonly settings: Partial<LeadFlowSettings>;
  readonly traffic: BrowserNetwork;
  readonly othersTransactionIds: string[] = [];
  readonly productTokens: Set<string> = new Set();
  /** The address that the last payment returned to. */
  paidReturn: string | null = null;
  typed: Typed = {};
  /** Names of the analytics events of every page, in order. */
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
    // A persistent back end knows the seed's ids from earlier runs.
    this.ids = backEnd.isPersistent ? { next: () => randomUUID() } : new SeededIdSource(seed);
    this.clock = scenario.clock ? new VirtualClock(readMoment(scenario.clock)) : new VirtualClock();
    this.traffic = new BrowserNetwork(backEnd, this.clock);
    const { variant } = scenario.settings ?? {};
    this.settings = { variant: variant ?? defaultLeadFlowSettings.variant };
  }

  get network(): FaultyNetwork {
    return this.traffic.calls;
  }

  /** The current page; null before the first one is opened. */
  get page(): Page | null {
    return this.#tabs.get(this.#tab) ?? null;
  }

  get pages(): readonly Page[] {
    return [...this.#tabs.values()];
  }

  /** Stops the browser's time, attaches the network and listens for events. Call it before the first page. */
  async begin(): Promise<void> {
    const startMs = this.clock.now().epochMilliseconds;
    await this.context.clock.install({ time: startMs - 1000 });
    await this.context.clock.pauseAt(startMs);
    await this.traffic.attachTo(this.context);
    await this.context.exposeFunction('foyerEventSeen', (name: string) => {
      this.events.push(name);
    });
    await this.context.addInitScript(listenToDataLayer);
    await this.context.addInitScript(speak, languageOf(this.#scenario));
    await this.context.addInitScript(switchOn, switchesOf(this.#scenario));
    // A button that isn't there fails its step instead of the whole test.
    this.context.setDefaultTimeout(15_000);
  }

  turnTo(name: TabName): void {
    this.#tab = name;
  }

  /** The visitor types an address. */
  async open(path: string): Promise<void> {
    const page = this.page ?? (await this.context.newPage());
    this.#tabs.set(this.#tab, page);
    await page.goto(path, { waitUntil: 'commit' });
  }

  /** Advances the time of the browser and the back end. */
  async advance(ms: number): Promise<void> {
    this.clock.advance(ms);
    await this.context.clock.runFor(ms);
  }
}

/** The query that sets a scenario's settings for a tab of the site. It can't set the source of a lead. */
export function switchesOf({ settings = {} }: Pick<Scenario, 'settings'>): string {
  const { variant, intent = 'both', order, campaign, source = 'page' } = settings;
  if (source !== 'page') {
    throw new Mismatch([], 'this can’t be played in a browser', 'the source page', source);
  }
  const experiments = [
    ...(settings['asks-zip-code'] === true ? ['zip-code-instead-of-company-email'] : []),
    ...(order === 'times-first' ? ['times-first'] : []),
    ...(campaign === undefined ? [] : [`join-code-campaign:${campaign}`]),
  ].join();
  const query = new URLSearchParams();
  if (variant !== undefined) query.set('variant', variant);
  if (intent !== 'both') query.set('intent', intent);
  if (experiments !== '') query.set('experiment', experiments);
  return query.toString();
}

/** The browser's language, by whose region the site guesses the visitor's country. */
export function languageOf({ visitor = {} }: Pick<Scenario, 'visitor'>): string {
  const { country = 'US' } = visitor;
  return country === 'unknown' ? 'en' : `en-${country}`;
}

/** Runs in the page. The languages that the visitor reads stay, so that the site is in American English. */
function speak(language: string): void {
  Object.defineProperty(navigator, 'language', { value: language });
}

/** Runs in the page: stores the settings as the site does when an address has them. */
function switchOn(query: string): void {
  // A new tab has no storage.
  if (location.origin === 'null') return;
  for (const [name, value] of new URLSearchParams(query)) {
    sessionStorage.setItem(`foyer.${name}`, value);
  }
}

/** Runs in the page: a tag manager that reports each event. */
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

/** How long a page must be idle, in virtual ms. Longer than any purely visual delay. */
const idleMs = 500;
/** Longer than any wait of a page, in virtual ms. */
const longestMs = 120_000;

/**
 * Waits for responses while time stands still, and advances time while something waits for it, until the page is idle
 * for `idleMs`. Returns false if it never is.
 */
export async function settleInBrowser(run: BrowserRun): Promise<boolean> {
  let isIdle = false;
  for (let passed = 0; passed < longestMs;) {
    const busy = await settleCalls(run);
    if (!busy && isIdle) return true;
    isIdle = !busy;
    const stepMs = busy && !run.traffic.waitsForTime() ? 100 : idleMs;
    passed += stepMs;
    await run.advance(stepMs);
  }
  return false;
}

/** Advances time by `ms`, in smaller steps while something is pending. */
export async function passTimeInBrowser(run: BrowserRun, ms: number): Promise<void> {
  let busy = await settleCalls(run);
  for (let left = ms; left > 0;) {
    const stepMs = Math.min(left, busy ? 10_000 : 60_000);
    left -= stepMs;
    await run.advance(stepMs);
    busy = await settleCalls(run);
  }
}

/**
 * Waits for real responses and their consequences, while time stands still. Returns true if something is still
 * pending: a call that depends on time, or a page that shows that it's busy.
 */
export async function settleCalls({ traffic, pages }: BrowserRun): Promise<boolean> {
  for (;;) {
    // Pages may have started another request.
    await traffic.quiet();
    const { started } = traffic;
    const busy = await Promise.all(pages.map(isBusy));
    if (traffic.started === started) return traffic.waitsForTime() || busy.includes(true);
  }
}

/** Matches what a page shows while it's busy. */
const busySelector = '[aria-busy="true"], [data-busy], .foyer-skeleton';

/**
 * Runs a few turns of the page's event loop, to finish all immediate work and make its requests known. Returns true
 * if the page is still loading or shows that it's busy.
 */
async function isBusy(page: Page): Promise<boolean> {
  try {
    return await page.evaluate(
      async ([selector, signal]) => {
        for (let turn = 0; turn < 4; turn += 1) {
          await new Promise<void>((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve());
            port1.start();
            port2.postMessage(null);
          });
        }
        // A page whose policy blocks this request can't make other requests either.
        await fetch(signal).catch(() => undefined);
        return document.readyState !== 'complete' || document.querySelector(selector) !== null;
      },
      [busySelector, signalPath] as const,
    );
  } catch {
    // The page navigated in the meantime.
    await page.waitForLoadState();
    return true;
  }
}
