import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

/** Works the write-ahead log into the database file, so that it begins anew. */
export interface LogKeeper {
  /** To be told of each commit, before another transaction begins. */
  afterCommit(): void;
  close(): Promise<void>;
}

/**
 * Pages of 4 KiB that the log grows by before it is worked into the file: each page is written once, however often it changed
 * since. By itself SQLite would do so sixteen times as often, and whoever commits then would wait for all of it.
 */
const longPages = 16_000;

/** Where SQLite lends a hand itself, within a commit, should the thread not come along. */
export const tooLongPages = 4 * longPages;

/** Commits from one look at the log to the next; a group of leads is some 70 pages. */
const commitsBetweenLooks = 32;

/** While the first brings nearly all to the disk, the log grows by what the second brings; that takes no time to speak of. */
const rounds = 2;

/**
 * Keeps the log of `writer`, the file at `path`, short, by a thread that is started once there is something to do. Most of
 * the work it does beside those who write; for the last pages they wait, since only a log that is all worked in begins
 * anew. What is committed is on the disk in any case: nothing depends on when this is done.
 */
export function keepLog(
  path: string,
  writer: DatabaseSync,
  { between, toDisk, long = longPages }: LogKeeping,
): LogKeeper {
  const look = writer.prepare('PRAGMA wal_checkpoint(NOOP)');
  let commits = 0;
  let isAtWork = false;
  let isClosed = false;
  let thread: Worker | null = null;
  let answered = () => {};

  async function shorten(): Promise<void> {
    isAtWork = true;
    try {
      thread ??= start();
      for (let round = 0; round < rounds; round += 1) {
        // oxlint-disable-next-line no-await-in-loop
        await ask('most');
        if (isClosed) return;
        // With the last pages SQLite waits for all of the file: what is there already nobody has to wait for then.
        // oxlint-disable-next-line no-await-in-loop
        await toDisk();
      }
      await between(() => ask('rest'));
    } catch {
      // A disk that fails: the next commit runs into it too, and tells those who wait for it.
    } finally {
      isAtWork = false;
    }
  }

  function ask(work: LogWork): Promise<void> {
    if (!thread) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    answered = resolve;
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage(work);
    return promise;
  }

  function start(): Worker {
    const extension = import.meta.filename.endsWith('.ts') ? 'ts' : 'js';
    const file = join(import.meta.dirname, `${threadName}.${extension}`);
    const made = new Worker(file, { workerData: path });
    made.unref();
    made.on('message', () => {
      answered();
    });
    // The next long log gets another thread.
    made.on('error', () => {});
    made.on('exit', () => {
      thread = null;
      answered();
    });
    return made;
  }

  return {
    afterCommit() {
      commits += 1;
      if (isAtWork || commits % commitsBetweenLooks !== 0 || writer.isTransaction) return;
      const { log, checkpointed } = look.get() as unknown as LogLength;
      if (log - checkpointed >= long) void shorten();
    },
    async close() {
      isClosed = true;
      await thread?.terminate();
    },
  };
}

/** What a log is kept short with. */
export interface LogKeeping {
  /** Does something while nobody writes. */
  readonly between: (work: () => Promise<void>) => Promise<void>;
  /** Resolves when what was written to the database file is on the disk. */
  readonly toDisk: () => Promise<void>;
  /** Pages that the log grows by before it is worked in; 64 MB by default. */
  readonly long?: number;
}

/** What the thread is told: to work in what is there until little is left, or just what is there. */
export type LogWork = 'most' | 'rest';

/** As the pragma tells it, in pages. */
export interface LogLength {
  readonly log: number;
  readonly checkpointed: number;
}

const threadName = 'log-thread';
