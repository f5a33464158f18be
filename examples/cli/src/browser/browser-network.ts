import type { Clock } from '@foyer/core';
import { setImmediate } from 'node:timers/promises';
import type { BrowserContext, Request, Route } from 'playwright';

import { FaultyNetwork, foyerNow, type BackEnd } from '@foyer/replay/player';
import { paymentPath } from './page-objects.ts';

/**
 * The network between a browser and a back end. Calls go through the same faults as the core player's and carry the
 * scenario's time; everything else passes through.
 */
export class BrowserNetwork {
  readonly calls: FaultyNetwork;
  readonly #clock: Clock;
  /** The pending requests: `asks` waits for `calls`, `moves` proceeds by itself. */
  readonly #underWay = new Map<Request, 'asks' | 'moves'>();
  #waiting: (() => void)[] = [];
  #started = 0;

  constructor(backEnd: BackEnd, clock: Clock) {
    this.calls = new FaultyNetwork(backEnd.fetch, clock);
    this.#clock = clock;
  }

  async attachTo(context: BrowserContext): Promise<void> {
    context.on('request', (request) => this.#start(request));
    context.on('requestfinished', (request) => this.#end(request));
    context.on('requestfailed', (request) => this.#end(request));
    await context.route(/\/v6\//, (route) => this.#answer(route));
    await context.route(isOfPayment, (route) => this.#passThrough(route));
    await context.route(isSignal, (route) => route.fulfill({ status: 204 }));
  }

  /** How many requests have started so far. */
  get started(): number {
    return this.#started;
  }

  /** True while a call is pending that depends only on virtual time. */
  waitsForTime(): boolean {
    return this.#underWay.size > 0;
  }

  /** Resolves when nothing proceeds by itself anymore. */
  async quiet(): Promise<void> {
    for (;;) {
      // Each answer may be followed by another request.
      await this.calls.quiet();
      await setImmediate();
      if (this.calls.isBusy()) continue;
      if (![...this.#underWay.values()].includes('moves')) return;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const headers = { ...sentHeaders(request.headers()), ...foyerNow(this.#clock) };
    const body = request.postData();
    this.#mark(request, 'asks');
    try {
      const method = request.method();
      const answer = await this.calls.fetch(request.url(), {
        method,
        headers,
        ...(body !== null && { body }),
      });
      this.#mark(request, 'moves');
      await route.fulfill({
        status: answer.status,
        headers: answeredHeaders(answer.headers),
        body: await answer.text(),
      });
    } catch {
      this.#mark(request, 'moves');
      // The page may have canceled the request in the meantime.
      await route.abort('connectionreset').catch(() => undefined);
    }
  }

  /** The payment page is another site: faults don't apply, but its time is the scenario's. */
  async #passThrough(route: Route): Promise<void> {
    await route.continue({ headers: { ...route.request().headers(), ...foyerNow(this.#clock) } });
  }

  #start(request: Request): void {
    if (isSignal(new URL(request.url()))) return;
    this.#started += 1;
    this.#mark(request, 'moves');
  }

  #mark(request: Request, how: 'asks' | 'moves'): void {
    if (how === 'moves' && request.failure() !== null) return;
    this.#underWay.set(request, how);
    this.#notify();
  }

  #end(request: Request): void {
    this.#underWay.delete(request);
    this.#notify();
  }

  #notify(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/**
 * Pages request this path when they are asked whether they are idle. Playwright reports requests in order, so the
 * response means that all earlier requests are known.
 */
export const signalPath = '/the-page-is-idle';

function isSignal({ pathname }: URL): boolean {
  return pathname === signalPath;
}

function isOfPayment({ pathname }: URL): boolean {
  return pathname === paymentPath || pathname.startsWith(`${paymentPath}/`);
}

/** Headers that belong to a connection, or that this process adds by itself. */
const connectionHeaders =
  /^(?:host|connection|content-length|content-encoding|transfer-encoding|accept-encoding|sec-.*|:.*)$/;

function sentHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !connectionHeaders.test(name)),
  );
}

function answeredHeaders(headers: Headers): Record<string, string> {
  return sentHeaders(Object.fromEntries(headers));
}
