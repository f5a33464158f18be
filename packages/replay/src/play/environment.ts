import {
  type Club,
  defaultLeadFlowSettings,
  type IdSource,
  type LeadFlowSettings,
} from '@foyer/core';
import type { SocialLogin } from '@foyer/core/account';
import { defaultCorporateJoinSettings } from '@foyer/core/corporate';
import type { LocationFailure } from '@foyer/core/kernel';
import {
  FakeAnalytics,
  FakeCookieJar,
  FakeGeolocation,
  FakeKeyValueStore,
  FakeLogger,
  FakeNavigation,
  FakeVisitor,
  SeededIdSource,
  seededRandom,
  VirtualClock,
} from '@foyer/core/testing';
import { FakeMemberSession, FakeWebViewMessages } from '@foyer/core/testing/members';

import type { Scenario } from '../scenario/scenario.schema.ts';
import type { Step } from '../scenario/step.schema.ts';
import { readMoment } from '../scenario/parts.schema.ts';
import type { BackEnd } from './back-end.ts';
import type { Connect } from './back-ends.ts';
import type { InMemoryBackEnd } from './in-memory-back-end.ts';
import { MemberPage } from './member-page.ts';
import type { Network } from './network.ts';
import { type OpenPage, Page } from './page.ts';
import type { Member, Run, Typed } from './run.ts';
import { placeAt } from './site.ts';

type TabName = NonNullable<Step['tab']>;

/** What a run depends on besides the scenario. */
export interface RunOptions {
  readonly connect: Connect;
  /** The scenario's clubs by the names it gives them. */
  readonly clubs: ReadonlyMap<string, Club>;
  /** The seed of everything random. */
  readonly seed: number;
  /** Ids that are unique across runs. By default, they depend on the seed. */
  readonly ids?: IdSource;
  /** The start of scenarios that set no clock, as an instant. Defaults to a Friday morning. */
  readonly start?: string;
}

/** The device's response after the visitor shared their location. */
export interface Located {
  readonly outcome: 'found' | LocationFailure['kind'];
  /** Names of the nearest clubs, nearest first. */
  readonly nearest: readonly string[];
}

/**
 * One visitor with a browser, a network and a clock, for one run. Runs share nothing, and the clock moves only on
 * request.
 */
export class Environment implements Run {
  readonly backEnd: BackEnd;
  readonly inMemory: InMemoryBackEnd | null;
  readonly clubs: ReadonlyMap<string, Club>;
  readonly random: () => number;
  /** For pauses before a retry. Separate, so that a failing network doesn't change the run's other choices. */
  readonly randomPause: () => number;
  readonly ids: IdSource;
  readonly clock: VirtualClock;
  readonly network: Network;
  readonly visitor: FakeVisitor;
  readonly geolocation: FakeGeolocation;
  readonly cookies: FakeCookieJar;
  readonly memberSession: FakeMemberSession;
  /** Messages from an app that shows the page in a web view. */
  readonly webView: FakeWebViewMessages = new FakeWebViewMessages();
  readonly analytics: FakeAnalytics = new FakeAnalytics();
  readonly logger: FakeLogger = new FakeLogger();
  readonly settings: Partial<LeadFlowSettings>;
  typed: Typed = {};
  located: Located | null = null;
  readonly productTokens: Set<string> = new Set();
  /** The address that the last payment returned to. */
  paidReturn: string | null = null;
  /** The payment page has refused the card, and says so. */
  isPaymentRefused = false;
  /** The visitor after joining. */
  member: Member | null = null;
  /** The new email address that the member requested last. */
  newEmail: string | null = null;
  /** The latest social login with a voucher. */
  voucher: SocialLogin | null = null;
  readonly othersTransactionIds: string[] = [];
  /** The current tab. */
  tab: Tab = new Tab(new FakeKeyValueStore());
  readonly #tabs = new Map<TabName, Tab>([['first', this.tab]]);

  constructor(scenario: Scenario, { connect, clubs, seed, ids, start }: RunOptions) {
    const { country = 'US', 'time-zone': timeZone = 'America/New_York' } = scenario.visitor ?? {};
    const { 'asks-zip-code': asksZipCode = false, source = 'page' } = scenario.settings ?? {};
    const { intent = 'both', variant, order, campaign = null } = scenario.settings ?? {};
    this.clubs = clubs;
    this.random = seededRandom(seed);
    this.randomPause = seededRandom(seed + 1);
    this.ids = ids ?? new SeededIdSource(seed);
    this.clock = new VirtualClock(scenario.clock ? readMoment(scenario.clock) : start);
    const { backEnd, network, inMemory } = connect(this.clock);
    this.backEnd = backEnd;
    this.network = network;
    this.inMemory = inMemory;
    this.visitor = new FakeVisitor({ country: country === 'unknown' ? null : country, timeZone });
    this.geolocation = new FakeGeolocation(this.clock);
    this.cookies = new FakeCookieJar(this.clock);
    this.memberSession = new FakeMemberSession(this.clock);
    this.settings = {
      asksZipCode,
      source,
      intent: intent === 'both' ? null : intent,
      ...(variant !== undefined && { variant }),
      ...(order !== undefined && { order }),
      outreach: { ...defaultLeadFlowSettings.outreach, campaign },
    };
  }

  /** The current page if it has a flow; otherwise null. */
  get page(): Page | null {
    return this.tab.page instanceof Page ? this.tab.page : null;
  }

  /** The current page if it's a member page; otherwise null. */
  get memberPage(): MemberPage | null {
    return this.tab.page instanceof MemberPage ? this.tab.page : null;
  }

  /** The open pages of all tabs. */
  get pages(): readonly OpenPage[] {
    return [...this.#tabs.values()].flatMap(({ page }) => page ?? []);
  }

  /** Switches to a tab. A new one is empty. */
  turnTo(name: TabName): void {
    this.tab = this.#tabs.get(name) ?? new Tab(this.tab.local.openTab());
    this.#tabs.set(name, this.tab);
  }

  /** Opens an address as if the visitor had typed it, which starts a new history. */
  open(path: string): void {
    const tab = this.tab;
    const navigation = new FakeNavigation(path, (address) => {
      // The page that navigates finishes its work before it's replaced.
      if (address === defaultCorporateJoinSettings.paymentAddress) tab.isAtPayment = true;
      else queueMicrotask(() => this.#load(tab));
    });
    tab.navigation = navigation;
    // The page of another flow replaces this one, like on the site.
    navigation.onChange(() => {
      if (!isElsewhere(tab, navigation)) return;
      queueMicrotask(() => {
        if (isElsewhere(tab, navigation)) this.#load(tab);
      });
    });
    this.reload();
  }

  /** Builds the page again over the same storage and history. */
  reload(): void {
    this.#load(this.tab);
  }

  #load(tab: Tab): void {
    tab.page?.close();
    tab.isAtPayment = false;
    const { navigation, local: localStore, session: sessionStore } = tab;
    const { kind } = placeAt(navigation.current());
    const { clock, cookies, ids, visitor, webView, logger, randomPause: random } = this;
    const shared = {
      clock,
      cookies,
      ids,
      visitor,
      webView,
      logger,
      random,
      navigation,
      localStore,
      sessionStore,
      baseUrl: this.backEnd.baseUrl,
      fetch: this.network.fetch,
    };
    if (kind === 'members') {
      tab.page = new MemberPage(shared);
      return;
    }
    const { analytics, inMemory, settings, geolocation, memberSession } = this;
    tab.page = new Page({
      ...shared,
      kind,
      analytics,
      inMemory,
      settings,
      geolocation,
      memberSession,
    });
  }
}

/** A tab of the visitor's browser. Tabs share local storage, but each has its own history and session storage. */
class Tab {
  readonly local: FakeKeyValueStore;
  readonly session: FakeKeyValueStore = new FakeKeyValueStore();
  navigation: FakeNavigation = new FakeNavigation('/');
  /** True on the payment page, which is another site. The visitor's page is one Back away. */
  isAtPayment = false;
  /** Null until the visitor opens one. */
  page: Page | MemberPage | null = null;

  constructor(local: FakeKeyValueStore) {
    this.local = local;
  }
}

function isElsewhere(tab: Tab, navigation: FakeNavigation): boolean {
  return tab.navigation === navigation && (tab.page?.isLeftFor(navigation.current()) ?? false);
}

/** Longer than any wait in the flows. A page that is still busy by then will never be idle. */
const longestMs = 60 * 60_000;

/**
 * Waits until the page is idle. Real responses come first, while time stands still. If only time is left to wait for,
 * advances to the next timer. Returns false if the page never becomes idle.
 */
export async function settle(env: Environment): Promise<boolean> {
  const { clock } = env;
  const end = clock.nowMs + longestMs;
  for (;;) {
    await env.network.settled();
    if (env.pages.every((page) => page.isIdle())) return true;
    if (clock.nowMs > end || !clock.advanceToNextTimer()) return false;
  }
}

/** Advances time by `ms`. Each timer runs at its own time, with all its consequences before the next one. */
export async function passTime(env: Environment, ms: number): Promise<void> {
  const { clock, network } = env;
  const end = clock.nowMs + ms;
  for (;;) {
    await network.settled();
    const left = end - clock.nowMs;
    const next = clock.nextTimerInMs;
    if (next === null || next > left) {
      clock.advance(left);
      break;
    }
    clock.advanceToNextTimer();
  }
  await network.settled();
}
