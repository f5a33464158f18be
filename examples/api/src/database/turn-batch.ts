/** Rows that come in the same turn of the event loop are written by one statement. */
export class TurnBatch<Row, Stored> {
  readonly #write: (rows: readonly Row[]) => Promise<readonly Stored[]>;
  readonly #sameKey: (row: Row) => string;
  readonly #waiting: Waiting<Row, Stored>[] = [];

  /**
   * `write` writes all or none, and answers in the order of the rows. `sameKey` tells the rows that one statement can't
   * hold both of: the later goes with the next.
   */
  constructor(
    write: (rows: readonly Row[]) => Promise<readonly Stored[]>,
    sameKey: (row: Row) => string,
  ) {
    this.#write = write;
    this.#sameKey = sameKey;
  }

  /** Resolves once the row is written; fails by itself, whatever its neighbours do. */
  add(row: Row): Promise<Stored> {
    if (this.#waiting.length === 0) setImmediate(() => void this.#send());
    const { promise, resolve, reject } = Promise.withResolvers<Stored>();
    this.#waiting.push({ row, resolve, reject });
    return promise;
  }

  async #send(): Promise<void> {
    const all = this.#waiting.splice(0);
    const first = new Map<string, Waiting<Row, Stored>>();
    const later: Waiting<Row, Stored>[] = [];
    for (const one of all) {
      const key = this.#sameKey(one.row);
      if (first.has(key)) later.push(one);
      else first.set(key, one);
    }
    await this.#writeAll([...first.values()]);
    if (later.length === 0) return;
    const isFirst = this.#waiting.length === 0;
    this.#waiting.unshift(...later);
    if (isFirst) await this.#send();
  }

  async #writeAll(batch: readonly Waiting<Row, Stored>[]): Promise<void> {
    try {
      const stored = await this.#write(batch.map(({ row }) => row));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const row = stored[index];
        if (row === undefined) reject(new Error('A row was written and not returned.'));
        else resolve(row);
      }
    } catch (error) {
      const [only] = batch;
      // Whose row it was the engine does not say: each is tried by itself.
      if (batch.length === 1) only?.reject(error);
      else await Promise.all(batch.map((one) => this.#writeAll([one])));
    }
  }
}

interface Waiting<Row, Stored> {
  readonly row: Row;
  readonly resolve: (stored: Stored) => void;
  readonly reject: (error: unknown) => void;
}
