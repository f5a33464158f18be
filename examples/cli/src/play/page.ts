import { createHttpClient, type Fetch } from '@foyer/adapters-http';
import {
  AccountSession,
  type Clock,
  type CookieJar,
  type LeadFlowPorts,
  type LeadFlowSettings,
  type MemberSession,
  type WebViewMessages,
} from '@foyer/core';

import type { ChainRepositories } from '../chain/chain-run.ts';
import { type FlowAt, flowAt, type PageKind } from './flow-at.ts';
import { flowRepositories } from './flow-repositories.ts';
import { type OpenPage, PageLife } from './page-life.ts';
import { placeAt } from './place-at.ts';

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
  readonly webView: WebViewMessages;
  /** Of the page at the address. */
  readonly kind: PageKind;
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** What the lead flow's page calls instead, where its back end is played in this process. */
  readonly chain: ChainRepositories | null;
  /** For the length of pauses before a retry. */
  readonly random: () => number;
  readonly settings: Partial<LeadFlowSettings>;
}

/** A page with the flow on it that stands at its address, wired as the web front end wires it. */
export class Page implements OpenPage {
  readonly flow: FlowAt['flow'];
  readonly visit: FlowAt['visit'];
  readonly lead: FlowAt['lead'];
  readonly corporate: FlowAt['corporate'];
  readonly join: FlowAt['join'];
  readonly clubs: FlowAt['clubs'];
  /** Fetching takes real time, which no clock of a scenario moves. */
  readonly fetched: Promise<void>;
  isFetched = false;
  readonly #at: FlowAt;
  readonly kind: PageKind;
  readonly #life = new PageLife();
  readonly #stopSession: () => void;
  #stopHistory: () => void = () => {};

  constructor(surroundings: Surroundings) {
    const { navigation, settings, visitor, kind, baseUrl, fetch } = surroundings;
    const { chain, random, webView, logger, cookies, localStore } = surroundings;
    const clock = this.#life.clockOf(surroundings.clock);
    const client = this.#life.clientOf(
      createHttpClient({
        baseUrl,
        fetch,
        clock,
        random,
        logger,
        headers: () => ({ ...foyerNow(clock), ...paymentCookie(cookies) }),
      }),
    );
    const session = new AccountSession({
      ...{ cookies, clock, navigation, webView, localStore },
    });
    this.#stopSession = session.open();
    const { url: address } = placeAt(navigation.current());
    visitor.page = address.href;
    this.kind = kind;
    const wired = {
      ...surroundings,
      memberSession: eitherOf(surroundings.memberSession, session),
      clock,
      ...flowRepositories(client, { cookies, logger }),
      ...(kind === 'lead' && chain),
    };
    const at = flowAt(kind, address, wired, settings);
    this.#at = at;
    this.flow = at.flow;
    this.visit = at.visit;
    this.lead = at.lead;
    this.corporate = at.corporate;
    this.join = at.join;
    this.clubs = at.clubs;
    this.fetched = this.#fetch(at.fetched);
    this.#onceReady();
    this.does(at.enter());
  }

  isLeftFor(address: string): boolean {
    return placeAt(address).kind !== this.kind;
  }

  does(work: Promise<unknown>): void {
    this.#life.does(work);
  }

  isQuiet(): boolean {
    return this.#life.isQuiet() && this.#at.activity.count() === 0;
  }

  showsLoader(): boolean {
    return this.#at.activity.isVisible();
  }

  close(): void {
    this.flow.close();
    this.#stopHistory();
    this.#stopSession();
    this.#life.end();
  }

  async #fetch(fetched: Promise<void>): Promise<void> {
    await fetched;
    this.isFetched = true;
  }

  /** The address follows the flow as soon as that has taken in how the visitor came. */
  #onceReady(): void {
    const stopWaiting = this.flow.subscribe(() => {
      if (!this.flow.getSnapshot().ready) return;
      stopWaiting();
      this.#stopHistory = this.#at.keepHistory();
    });
  }
}

/** A scenario may say of somebody that they are signed in, and somebody may sign in. LC-11 */
function eitherOf(said: MemberSession, session: MemberSession): MemberSession {
  return { expiresAt: () => said.expiresAt() ?? session.expiresAt() };
}

/** By which the payment application knows the browser again, and shows it what it paid for. */
export const browserCookie = 'foyer_payment_browser';

/** A browser sends it with every call; no script can read it. */
export function paymentCookie(cookies: CookieJar): Readonly<Record<string, string>> {
  const name = cookies.read(browserCookie);
  return name === null ? {} : { cookie: `${browserCookie}=${name}` };
}

/** The header by which a back end with developer tools takes a scenario's time for its own. */
export function foyerNow(clock: Clock): Readonly<Record<string, string>> {
  return { 'Foyer-Now': clock.now().toString() };
}
