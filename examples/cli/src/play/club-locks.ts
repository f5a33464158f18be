/** Lets one run at a time use a club. */
export class ClubLocks {
  readonly #tails = new Map<string, Promise<void>>();

  /** Runs `work` while holding all of these clubs. They are locked in a fixed order, which prevents deadlocks. */
  async hold<T>(facilityIds: readonly string[], work: () => Promise<T>): Promise<T> {
    const releases: (() => void)[] = [];
    for (const id of [...new Set(facilityIds)].toSorted()) {
      // One after the other, to keep the order.
      // oxlint-disable-next-line no-await-in-loop
      releases.push(await this.#take(id));
    }
    try {
      return await work();
    } finally {
      for (const release of releases) release();
    }
  }

  async #take(id: string): Promise<() => void> {
    const before = this.#tails.get(id);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#tails.set(id, promise);
    await before;
    return resolve;
  }
}
