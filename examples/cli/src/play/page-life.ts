import type { HttpClient } from '@foyer/adapters-http';
import type { Clock } from '@foyer/core';

/** A page of the site that is open in a tab. */
export interface OpenPage {
  /** Fetching takes real time, which no clock of a scenario moves. */
  readonly fetched: Promise<void>;
  /** True once it is over. */
  readonly isFetched: boolean;
  /** True when nothing is under way. Throws the first bug that came up. */
  isQuiet(): boolean;
  /** True where the address is another page's: the visitor has gone on. */
  isLeftFor(address: string): boolean;
  close(): void;
}

/**
 * What is under way on a page, and ends with it as a browser ends a page: its timers are gone, and answers still on
 * their way reach nobody.
 */
export class PageLife {
  readonly #timers = new Set<() => void>();
  #open = true;
  #calls = 0;
  #doing = 0;
  #bug: Error | null = null;

  /** The clock, whose timers are the page's. */
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

  /** The client, whose calls are the page's. */
  clientOf(client: HttpClient): HttpClient {
    return {
      send: async (...call) => {
        this.#calls += 1;
        const answer = await client.send(...call);
        this.#calls -= 1;
        return this.#open ? answer : nobodyHears;
      },
    };
  }

  /** Something that the visitor has set going here. What it throws is a bug, and fails the run. */
  does(work: Promise<unknown>): void {
    this.#doing += 1;
    work.then(this.#onDone, this.#onBug);
  }

  readonly #onDone = (): void => {
    this.#doing -= 1;
  };

  readonly #onBug = (error: unknown): void => {
    this.#doing -= 1;
    this.#bug ??= error instanceof Error ? error : new Error(String(error));
  };

  /** True when nothing is under way. Throws the first bug that came up. */
  isQuiet(): boolean {
    if (this.#bug !== null) throw this.#bug;
    return this.#doing === 0 && this.#calls === 0;
  }

  end(): void {
    this.#open = false;
    for (const cancel of this.#timers) cancel();
  }
}

const nobodyHears = new Promise<never>(() => {});
