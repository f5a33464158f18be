import type { Clock } from '@foyer/core';
import type { BrowserContext, Request, Route } from 'playwright';

import type { BackEnd } from '../play/back-end.ts';
import { FaultyNetwork } from '../play/faulty-network.ts';
import { foyerNow } from '../play/page.ts';
import { paymentPath } from './screen.ts';

/**
 * The network between a browser and a back end: calls go through the same faults as those of the core's player, and
 * carry the scenario's time; all else goes straight through. CL-03
 */
export class BrowserNetwork {
  readonly calls: FaultyNetwork;
  readonly #clock: Clock;
  /** Every request under way, and whether it waits for an answer of the network above or moves by itself. */
  readonly #underWay = new Map<Request, 'asks' | 'moves'>();
  #waiting: (() => void)[] = [];
  #begun = 0;

  constructor(backEnd: BackEnd, clock: Clock) {
    this.calls = new FaultyNetwork(backEnd.fetch, clock);
    this.#clock = clock;
  }

  async stretchUnder(context: BrowserContext): Promise<void> {
    context.on('request', (request) => this.#begin(request));
    context.on('requestfinished', (request) => this.#forget(request));
    context.on('requestfailed', (request) => this.#forget(request));
    await context.route(/\/v6\//, (route) => this.#answer(route));
    await context.route(isOfPayment, (route) => this.#letThrough(route));
    await context.route(isSignal, (route) => route.fulfill({ status: 204 }));
  }

  /** How many requests were begun so far. */
  get begun(): number {
    return this.#begun;
  }

  /** True while a call is under way that only time, or nothing, will answer. */
  waitsForTime(): boolean {
    return this.#underWay.size > 0;
  }

  /** Resolves once nothing moves any more. */
  async quiet(): Promise<void> {
    for (;;) {
      // Each answer may be followed by another request.
      // oxlint-disable-next-line no-await-in-loop
      await this.calls.quiet();
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setImmediate(resolve));
      if (this.calls.isBusy()) continue;
      if (![...this.#underWay.values()].includes('moves')) return;
      // oxlint-disable-next-line no-await-in-loop
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
      // A request that the page gave up meanwhile has nobody to be cut off from.
      await route.abort('connectionreset').catch(() => undefined);
    }
  }

  /** The payment application is another site, which the page's faults are no part of; its time is the scenario's. RT-09 */
  async #letThrough(route: Route): Promise<void> {
    await route.continue({ headers: { ...route.request().headers(), ...foyerNow(this.#clock) } });
  }

  #begin(request: Request): void {
    if (isSignal(new URL(request.url()))) return;
    this.#begun += 1;
    this.#mark(request, 'moves');
  }

  #mark(request: Request, how: 'asks' | 'moves'): void {
    if (how === 'moves' && request.failure() !== null) return;
    this.#underWay.set(request, how);
    this.#tell();
  }

  #forget(request: Request): void {
    this.#underWay.delete(request);
    this.#tell();
  }

  #tell(): void {
    for (const go of this.#waiting.splice(0)) go();
  }
}

/**
 * What a page asks for last when it is asked whether it is at rest: requests are told of in their order, so whatever it
 * has begun before is known when this is answered.
 */
export const signalPath = '/the-page-is-at-rest';

function isSignal({ pathname }: URL): boolean {
  return pathname === signalPath;
}

function isOfPayment({ pathname }: URL): boolean {
  return pathname === paymentPath || pathname.startsWith(`${paymentPath}/`);
}

/** What a connection has of its own, or what the client here adds by itself. */
const ofTheConnection =
  /^(?:host|connection|content-length|content-encoding|transfer-encoding|accept-encoding|sec-.*|:.*)$/;

function sentHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofTheConnection.test(name)),
  );
}

function answeredHeaders(headers: Headers): Record<string, string> {
  return sentHeaders(Object.fromEntries(headers));
}
