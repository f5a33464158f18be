import {
  type Club,
  defaultCorporateJoinSettings,
  defaultLeadFlowSettings,
  type IdSource,
  type LeadFlowSettings,
  type SocialLogin,
} from '@foyer/core';
import {
  FakeAnalytics,
  FakeCookieJar,
  FakeGeolocation,
  FakeKeyValueStore,
  FakeLogger,
  FakeMemberSession,
  FakeNavigation,
  FakeVisitor,
  FakeWebViewMessages,
  SeededIdSource,
  seededRandom,
  VirtualClock,
} from '@foyer/core/testing';

import type { ChainRun } from '../chain/chain-run.ts';
import { readMoment } from '../scenario/virtual-time.ts';
import type { Scenario } from '../scenario/scenario.schema.ts';
import type { Step } from '../scenario/step.schema.ts';
import type { BackEnd } from './back-end.ts';
import type { PageKind } from './flow-at.ts';
import type { Located } from './located.ts';
import type { Member } from './member.ts';
import { MemberPage } from './member-page.ts';
import type { Network } from './network.ts';
import { Page } from './page.ts';
import type { OpenPage } from './page-life.ts';
import { placeAt } from './place-at.ts';
import type { Reach } from './reach.ts';
import { rememberByText } from './remember-by-text.ts';
import type { Run } from './run.ts';
import { Tab } from './tab.ts';
import type { Typed } from './visitors.ts';

type TabName = NonNullable<Step['tab']>;

/** What decides a run, beside the scenario. */
export interface RunOptions {
  readonly reach: Reach;
  /** The scenario's clubs by the names it gives them. */
  readonly clubs: ReadonlyMap<string, Club>;
  /** For all that is left to chance. */
  readonly seed: number;
  /** Ids that no other run has; by the seed where none is given. */
  readonly ids?: IdSource;
}

/**
 * One visitor with a browser, a network and a clock, for one run. Everything in it is the run's own, and time stands
 * still unless it is moved. CL-01, CL-02
 */
export class World implements Run {
  readonly backEnd: BackEnd;
  readonly chain: ChainRun | null;
  readonly clubs: ReadonlyMap<string, Club>;
  readonly random: () => number;
  /** For the length of pauses before a retry: how often the network fails changes no other choice. */
  readonly randomPause: () => number;
  readonly ids: IdSource;
  readonly clock: VirtualClock;
  readonly network: Network;
  readonly visitor: FakeVisitor;
  readonly geolocation: FakeGeolocation;
  readonly cookies: FakeCookieJar;
  readonly memberSession: FakeMemberSession;
  /** What an app around the page posts to it. AC-01 */
  readonly webView: FakeWebViewMessages = new FakeWebViewMessages();
  readonly analytics: FakeAnalytics = new FakeAnalytics();
  readonly logger: FakeLogger = new FakeLogger();
  readonly settings: Partial<LeadFlowSettings>;
  /** What the visitor filled in last, box by box. */
  typed: Typed = {};
  located: Located | null = null;
  /** The product tokens of purchases that the visitor paid for or tried to. */
  readonly productTokens: Set<string> = new Set();
  /** The address to which a payment came back last. */
  paidReturn: string | null = null;
  /** Whom the visitor has become by joining. */
  member: Member | null = null;
  /** The new email address that they asked for last. */
  newEmail: string | null = null;
  /** What a social login's provider vouched for last. */
  voucher: SocialLogin | null = null;
  /** Transactions under which other visitors booked. */
  readonly othersTransactionIds: string[] = [];
  readonly #tabs = new Map<TabName, Tab>();
  /** The one that the visitor looks at. */
  #tab = new Tab(new FakeKeyValueStore());

  constructor(scenario: Scenario, { reach, clubs, seed, ids }: RunOptions) {
    const { country = 'US', 'time-zone': timeZone = 'America/New_York' } = scenario.visitor ?? {};
    const { 'asks-zip-code': asksZipCode = false, source = 'page' } = scenario.settings ?? {};
    const { intent = 'both', variant, campaign = null } = scenario.settings ?? {};
    this.clubs = clubs;
    this.random = seededRandom(seed);
    this.randomPause = seededRandom(seed + 1);
    this.ids = ids ?? new SeededIdSource(seed);
    this.clock = scenario.clock ? new VirtualClock(momentOf(scenario.clock)) : new VirtualClock();
    const { backEnd, network, chain } = reach(this.clock);
    this.backEnd = backEnd;
    this.network = network;
    this.chain = chain;
    this.visitor = new FakeVisitor({ country: country === 'unknown' ? null : country, timeZone });
    this.geolocation = new FakeGeolocation(this.clock);
    this.cookies = new FakeCookieJar(this.clock);
    this.memberSession = new FakeMemberSession(this.clock);
    this.settings = {
      asksZipCode,
      source,
      intent: intent === 'both' ? null : intent,
      ...(variant !== undefined && { variant }),
      outreach: { ...defaultLeadFlowSettings.outreach, campaign },
    };
    this.#tabs.set('first', this.#tab);
  }

  /** The page with a flow that the visitor looks at; null where it is another one, or none. */
  get page(): Page | null {
    return this.#tab.page instanceof Page ? this.#tab.page : null;
  }

  /** The page of members' that the visitor looks at; null where it is another one, or none. */
  get memberPage(): MemberPage | null {
    return this.#tab.page instanceof MemberPage ? this.#tab.page : null;
  }

  get navigation(): FakeNavigation {
    return this.#tab.navigation;
  }

  get local(): FakeKeyValueStore {
    return this.#tab.local;
  }

  get session(): FakeKeyValueStore {
    return this.#tab.session;
  }

  /** The visitor is at the payment application; their page is one Back away. RT-09 */
  get isAtPayment(): boolean {
    return this.#tab.isAtPayment;
  }

  /** Every page that is open, in whatever tab. */
  get pages(): readonly OpenPage[] {
    const pages: OpenPage[] = [];
    for (const { page } of this.#tabs.values()) if (page !== null) pages.push(page);
    return pages;
  }

  /** The visitor turns to a tab; one that is not there yet is opened, and is empty. */
  turnTo(name: TabName): void {
    this.#tab = this.#tabs.get(name) ?? new Tab(this.local.openTab());
    this.#tabs.set(name, this.#tab);
  }

  /** The visitor types an address: a history with one entry. */
  open(path: string): void {
    const tab = this.#tab;
    const navigation = new FakeNavigation(path, (address) => {
      // A page that is loaded anew is there when what loads it is done.
      if (address === defaultCorporateJoinSettings.paymentAddress) tab.isAtPayment = true;
      else queueMicrotask(() => this.#load(tab));
    });
    tab.navigation = navigation;
    // Another flow's page takes the place of this one, as on the site.
    navigation.onChange(() => {
      if (!isElsewhere(tab, navigation)) return;
      queueMicrotask(() => {
        if (isElsewhere(tab, navigation)) this.#load(tab);
      });
    });
    this.reload();
  }

  /** The page is built anew over the same storage and history. */
  reload(): void {
    this.#load(this.#tab);
  }

  #load(tab: Tab): void {
    tab.page?.close();
    tab.isAtPayment = false;
    const { kind } = placeAt(tab.navigation.current());
    tab.page = kind === 'members' ? this.#memberPage(tab) : this.#flowPage(tab, kind);
  }

  #memberPage({ navigation, local, session }: Tab): MemberPage {
    const { clock, cookies, ids, webView, logger, randomPause: random } = this;
    return new MemberPage({
      ...{ clock, cookies, ids, navigation, webView, logger, random },
      ...{ localStore: local, sessionStore: session },
      ...{ baseUrl: this.backEnd.baseUrl, fetch: this.network.fetch },
    });
  }

  #flowPage({ navigation, local, session }: Tab, kind: PageKind): Page {
    const { clock, ids, analytics, logger, visitor } = this;
    const { geolocation, cookies, memberSession, webView } = this;
    return new Page({
      kind,
      localStore: local,
      sessionStore: session,
      cookies,
      memberSession,
      webView,
      geolocation,
      navigation,
      clock,
      ids,
      analytics,
      logger,
      visitor,
      baseUrl: this.backEnd.baseUrl,
      fetch: this.network.fetch,
      chain: this.chain?.repositories ?? null,
      random: this.randomPause,
      settings: this.settings,
    });
  }
}

const momentOf = rememberByText(readMoment);

function isElsewhere(tab: Tab, navigation: FakeNavigation): boolean {
  return tab.navigation === navigation && (tab.page?.isLeftFor(navigation.current()) ?? false);
}
