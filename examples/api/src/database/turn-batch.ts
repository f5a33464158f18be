/** Hands on together what comes in the same turn of the event loop; each hears of its own. */
export class TurnBatch<Row, Stored> {
  readonly #write: WriteAll<Row, Stored>;
  #waiting: Waiting<Row, Stored>[] = [];

  constructor(write: WriteAll<Row, Stored>) {
    this.#write = write;
  }

  /** Resolves once the row is written; fails by itself, whatever its neighbours do. */
  add(row: Row): Promise<Stored> {
    if (this.#waiting.length === 0) setImmediate(() => void this.#send());
    const { promise, resolve, reject } = Promise.withResolvers<Stored>();
    this.#waiting.push({ row, resolve, reject });
    return promise;
  }

  async #send(): Promise<void> {
    const all = this.#waiting;
    this.#waiting = [];
    try {
      const outcomes = await this.#write(all.map(({ row }) => row));
      for (const [index, { resolve, reject }] of all.entries()) {
        const outcome = outcomes[index];
        if (outcome?.status === 'fulfilled') resolve(outcome.value);
        else reject(outcome?.reason ?? new Error('A row was written and not returned.'));
      }
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  }
}

/** Writes rows, and tells what came of each, in their order. */
export type WriteAll<Row, Stored> = (
  rows: readonly Row[],
) => Promise<readonly PromiseSettledResult<Stored>[]>;

interface Waiting<Row, Stored> {
  readonly row: Row;
  readonly resolve: (stored: Stored) => void;
  readonly reject: (error: unknown) => void;
}
