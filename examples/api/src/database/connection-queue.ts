import { DatabaseBusyError } from './engine-error.ts';

/** How long a statement waits for the connection, in ms. */
export const longestWaitMs = 5_000;

/** Grants the connection to one user at a time, in order of arrival. */
export class ConnectionQueue {
  #isTaken = false;
  readonly #waiting = new Set<() => void>();

  /** Fails with a `DatabaseBusyError` when the wait takes too long. */
  async enter(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(proceed);
        reject(new DatabaseBusyError('A transaction kept the database for too long.'));
      }, longestWaitMs);
      const proceed = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.add(proceed);
    });
  }

  leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#isTaken = false;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
