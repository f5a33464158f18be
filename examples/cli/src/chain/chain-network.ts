import type { Fetch } from '@foyer/adapters-http';

import type { Faults } from '../play/faults.ts';
import type { Network } from '../play/network.ts';
import type { CallName } from '../scenario/call-names.ts';
import type { ChainRun } from './chain-run.ts';

/**
 * No network at all: a page calls the chain in this process. What would go over a wire, and what a scenario wants to go
 * wrong on it, can't be had here, and says so: the scenario is played through the reference API then.
 */
export class ChainNetwork implements Network {
  readonly transactionIds: Set<string> = new Set();
  readonly feedbackIds: ReadonlySet<string> = new Set();
  readonly exchangeMs: readonly number[] = noExchange;
  isMissed = false;
  readonly #chain: ChainRun;

  constructor(chain: ChainRun) {
    this.#chain = chain;
  }

  get sent(): Readonly<Record<CallName, number>> {
    return this.#chain.sent;
  }

  get answered(): number {
    return this.#chain.requests;
  }

  readonly fetch: Fetch = () => {
    this.isMissed = true;
    return Promise.reject(new TypeError('There is no wire here.'));
  };

  setFaults(faults: Faults): void {
    if (faults.size > 0) this.isMissed = true;
  }

  goesOnAtOnce(): void {
    this.isMissed = true;
  }

  /** Node runs its next tick when every promise that waits for nothing outside has settled. */
  settled(): Promise<void> {
    return new Promise((resolve) => process.nextTick(resolve));
  }
}

const noExchange: readonly number[] = [];
