/** The part of an SQLite connection that a group needs. */
export interface GroupFile {
  exec(text: string): void;
  readonly isTransaction: boolean;
}

/**
 * Writes that come in the same turn of the event loop share one transaction, and so one wait for the disk; whoever wrote
 * hears of it once that is committed and on the disk, and not before. While the disk takes its time, what the turns that
 * follow write becomes the next group. A write that fails is undone alone, and its failure, too, is told after the commit: what it ran into may
 * be a neighbour's. When the commit fails nothing of the group was written, and everyone in it hears so.
 */
export class GroupCommit {
  readonly #file: GroupFile;
  readonly #toDisk: () => Promise<void>;
  #group: Group | null = null;
  /** Committed, and not yet on their way to the disk. */
  #committed: Group[] = [];
  #isFlushing = false;
  #flushed: Promise<void> = Promise.resolve();
  /** True while somebody writes, over several statements perhaps: only one at a time does. */
  #taken = false;
  readonly #waiting: (() => void)[] = [];

  /** `toDisk` resolves when all that was committed before is on the disk, whatever happens to the machine then. */
  constructor(file: GroupFile, toDisk: () => Promise<void>) {
    this.#file = file;
    this.#toDisk = toDisk;
  }

  /** Runs one statement, which is all or nothing by itself. Resolves when it is committed. */
  async write<Value>(run: () => Value): Promise<Value> {
    if (this.#taken) await this.#turn();
    else this.#taken = true;
    let group: Group | null = null;
    let value: Value;
    try {
      group = this.#open();
      value = this.#run(group, run);
    } catch (error) {
      this.#give();
      await group?.ended;
      throw error;
    }
    this.#give();
    await group.ended;
    return value;
  }

  /** Runs statements one after the other, each all or nothing by itself. Resolves when they are committed, with what came of each. */
  writeEach<Value>(runs: readonly (() => Value)[]): Promise<PromiseSettledResult<Value>[]> {
    return this.write(() =>
      runs.map((run): PromiseSettledResult<Value> => {
        try {
          return { status: 'fulfilled', value: run() };
        } catch (reason) {
          // A full disk and its like: with the transaction the neighbours are gone as well.
          if (!this.#file.isTransaction) throw reason;
          return { status: 'rejected', reason };
        }
      }),
    );
  }

  /** Begins several statements that are written all or none. Nobody else writes until they are committed or taken back. */
  async begin(): Promise<GroupTransaction> {
    if (this.#taken) await this.#turn();
    else this.#taken = true;
    try {
      const group = this.#open();
      this.#run(group, () => {
        this.#file.exec('savepoint of_one');
      });
      return this.#transaction(group);
    } catch (error) {
      this.#give();
      throw error;
    }
  }

  /** Does something to the file while no transaction is open; who writes meanwhile waits for it. */
  async between(work: () => Promise<void>): Promise<void> {
    if (this.#taken) await this.#turn();
    else this.#taken = true;
    try {
      if (this.#group) this.#commit(this.#group);
      await work();
    } finally {
      this.#give();
    }
  }

  /** Commits what is open and waits for the disk, for who closes the file. */
  async close(): Promise<void> {
    if (this.#group) this.#commit(this.#group);
    await this.#flushed;
  }

  #transaction(group: Group): GroupTransaction {
    let done = false;
    const end = async (...texts: readonly string[]) => {
      if (done) return;
      done = true;
      try {
        if (group === this.#group)
          for (const text of texts) this.#run(group, () => this.#file.exec(text));
      } finally {
        this.#give();
      }
      await group.ended;
    };
    return {
      run: (work) => this.#run(group, work),
      commit: () => end('release of_one'),
      rollback: () => end('rollback to of_one', 'release of_one'),
    };
  }

  #run<Value>(group: Group, work: () => Value): Value {
    // Outside of its transaction a statement would be committed by itself.
    if (group !== this.#group) throw new Error('The transaction has ended.');
    try {
      return work();
    } catch (error) {
      // A full disk and its like end the whole transaction, not the statement alone.
      if (!this.#file.isTransaction) {
        this.#group = null;
        group.reject(error);
      }
      throw error;
    }
  }

  #open(): Group {
    if (this.#group) return this.#group;
    this.#file.exec('begin immediate');
    const group = newGroup();
    this.#group = group;
    // Once all that has arrived by now has had its say.
    setImmediate(() => {
      if (group !== this.#group) return;
      // Before the disk is free nobody would be answered sooner.
      if (this.#taken || this.#isFlushing) group.isDue = true;
      else this.#commit(group);
    });
    return group;
  }

  #commit(group: Group): void {
    this.#group = null;
    try {
      this.#file.exec('commit');
    } catch (error) {
      if (this.#file.isTransaction) this.#file.exec('rollback');
      group.reject(error);
      return;
    }
    this.#committed.push(group);
    if (!this.#isFlushing) this.#flushed = this.#flush();
  }

  async #flush(): Promise<void> {
    this.#isFlushing = true;
    while (this.#committed.length > 0) {
      const groups = this.#committed;
      this.#committed = [];
      try {
        // oxlint-disable-next-line no-await-in-loop
        await this.#toDisk();
        for (const group of groups) group.resolve();
      } catch (error) {
        for (const group of groups) group.reject(error);
      }
      if (this.#group?.isDue && !this.#taken) this.#commit(this.#group);
    }
    // At once, not when a promise says so: whoever gives the turn back in between looks at it.
    this.#isFlushing = false;
  }

  #turn(): Promise<void> {
    return new Promise((done) => {
      this.#waiting.push(done);
    });
  }

  /** Hands the turn to who waits longest. A group whose time has come is committed in between. */
  #give(): void {
    if (this.#group?.isDue && !this.#isFlushing) this.#commit(this.#group);
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }
}

/** Several statements, all or none. */
export interface GroupTransaction {
  run<Value>(work: () => Value): Value;
  /** Resolves when it is on the disk. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

interface Group {
  readonly ended: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
  /** True once it waits for nothing but the end of somebody's turn, or the disk. */
  isDue: boolean;
}

function newGroup(): Group {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Each of the group hears of it; none is left in it when the last was taken back.
  promise.catch(() => {});
  return { ended: promise, resolve, reject, isDue: false };
}
