import {
  createHttpAccountRepository,
  createHttpClient,
  createHttpEmployerRepository,
  createHttpRepositories,
  type Fetch,
  type HttpClient,
  type HttpRepositories,
} from '@foyer/adapters-http';
import { type Clock, type LeadFlowSettings, Ok } from '@foyer/core';
import { CheckMembership } from '@foyer/core/account';
import { ClubDirectory } from '@foyer/core/clubs';
import type { MemberSession } from '@foyer/core/kernel';
import type { VisitorCheck } from '@foyer/core/lead';
import { AccountSession, type WebViewMessages } from '@foyer/core/session';

import { foyerNow, paymentCookie, scenarioAccountClient } from './back-end.ts';
import { type FlowAt, flowAt, type FlowPorts, type PageKind, type SeenFlow } from './flow-at.ts';
import type { InMemoryBackEnd } from './in-memory-back-end.ts';
import { placeAt } from './site.ts';

/** An open page of the site in a tab. */
export interface OpenPage {
  /** True when nothing is under way. Throws the first bug that came up. */
  isIdle(): boolean;
  /** True if the address belongs to another page, because the visitor has moved on. */
  isLeftFor(address: string): boolean;
  close(): void;
}

/**
 * The pending work of a page. Like in a browser, it ends with the page: timers are canceled, and later responses
 * reach nobody.
 */
export class PageLife {
  readonly #timers = new Set<() => void>();
  #isOpen = true;
  #calls = 0;
  #actions = 0;
  #bug: Error | null = null;

  /** A clock whose timers belong to the page. */
  clockOf(clock: Clock): Clock {
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

  /** A client whose calls belong to the page. */
  clientOf(client: HttpClient): HttpClient {
    return {
      ...client,
      send: async (...call) => {
        this.#calls += 1;
        const answer = await client.send(...call);
        this.#calls -= 1;
        return this.#isOpen ? answer : never;
      },
    };
  }

  /** Tracks an action of the visitor. Anything it throws is a bug and fails the run. */
  track(action: Promise<unknown>): void {
    this.#actions += 1;
    action
      .catch((error: unknown) => {
        this.#bug ??= error instanceof Error ? error : new Error(String(error));
      })
      .finally(() => {
        this.#actions -= 1;
      });
  }

  /** True if no work is pending. Throws the first bug that occurred. */
  isIdle(): boolean {
    if (this.#bug !== null) throw this.#bug;
    return this.#actions === 0 && this.#calls === 0;
  }

  end(): void {
    this.#isOpen = false;
    for (const cancel of this.#timers) cancel();
  }
}

const never = new Promise<never>(() => {});

/** What a page with a flow needs: the browser and a connection to the back end. */
export interface PageOptions extends Omit<
  FlowPorts,
  keyof HttpRepositories | 'employers' | 'visitor'
> {
  readonly visitor: FlowPorts['visitor'] & { page: string };
  readonly webView: WebViewMessages;
  readonly kind: PageKind;
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** What the lead flow's page calls instead of HTTP; null for HTTP. */
  readonly inMemory: InMemoryBackEnd | null;
  /** For the length of pauses before a retry. */
  readonly random: () => number;
  readonly settings: Partial<LeadFlowSettings>;
}

/** The page with the flow at the current address. */
export class Page implements OpenPage {
  readonly kind: PageKind;
  readonly at: FlowAt;
  readonly #life = new PageLife();
  readonly #stopSession: () => void;
  #stopHistory: () => void = () => {};

  constructor(options: PageOptions) {
    const { navigation, settings, visitor, kind, baseUrl, fetch } = options;
    const { inMemory, random, webView, logger, cookies, localStore } = options;
    const clock = this.#life.clockOf(options.clock);
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
    const session = new AccountSession({ cookies, clock, navigation, webView, localStore });
    this.#stopSession = session.open();
    const accounts = createHttpAccountRepository(
      this.#life.clientOf(
        scenarioAccountClient({ baseUrl, fetch, clock, random, logger, session }),
      ),
    );
    const { url: address } = placeAt(navigation.current());
    visitor.page = address.href;
    const repositories = {
      ...createHttpRepositories(client, { cookies, logger }),
      employers: createHttpEmployerRepository(client),
      ...(kind === 'lead' && inMemory?.repositories),
    };
    const ports = {
      ...options,
      ...repositories,
      memberSession: eitherOf(options.memberSession, session),
      checkMembership: checkOf(
        options.memberSession,
        new CheckMembership(accounts, new ClubDirectory(repositories.clubs), logger),
      ),
      clock,
    };
    this.kind = kind;
    this.at = flowAt(kind, address, ports, settings);
    this.#syncHistoryOnceReady();
    this.track(this.at.enter());
  }

  /** What the flow shows now. */
  get shown(): SeenFlow {
    return this.at.flow.getSnapshot();
  }

  isLeftFor(address: string): boolean {
    return placeAt(address).kind !== this.kind;
  }

  track(action: Promise<unknown>): void {
    this.#life.track(action);
  }

  isIdle(): boolean {
    return this.#life.isIdle() && this.at.activity.count() === 0;
  }

  showsLoader(): boolean {
    return this.at.activity.isVisible();
  }

  close(): void {
    this.at.flow.close();
    this.#stopHistory();
    this.#stopSession();
    this.#life.end();
  }

  /** The address follows the flow as soon as the flow has read how the visitor arrived. */
  #syncHistoryOnceReady(): void {
    const unsubscribe = this.at.flow.subscribe(() => {
      if (!this.at.flow.getSnapshot().ready) return;
      unsubscribe();
      this.#stopHistory = this.at.syncHistory();
    });
  }
}

/** A scenario may declare the visitor signed in, or the visitor may sign in. */
function eitherOf(declared: MemberSession, session: MemberSession): MemberSession {
  return { expiresAt: () => declared.expiresAt() ?? session.expiresAt() };
}

/** A member whom the scenario declared has no account to check. */
function checkOf(declared: MemberSession, check: VisitorCheck): VisitorCheck {
  return {
    execute: async (form) =>
      declared.expiresAt() === null ? check.execute(form) : Ok({ key: 'alreadyMember' }),
  };
}
