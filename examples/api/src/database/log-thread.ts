/** The thread of `log-keeper.ts`: told to, it works the log into the file, and says when little is left. */
import { setPriority } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

import type { LogLength, LogWork } from './log-keeper.ts';

/** Pages that those who write can wait for without noticing. */
const fewPages = 200;

/** While this works the log grows; each pass has less to do than the one before, unless the disk can't keep up. */
const mostPasses = 5;

// Those who wait for an answer come first. Elsewhere than on Linux it would be said of the whole process.
if (process.platform === 'linux') setPriority(10);

const file = new DatabaseSync(workerData as string);
file.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0');
const pass = file.prepare('PRAGMA wal_checkpoint(PASSIVE)');
const look = file.prepare('PRAGMA wal_checkpoint(NOOP)');

parentPort?.on('message', (work: LogWork) => {
  for (let passes = 1; passes <= mostPasses; passes += 1) {
    pass.get();
    if (work === 'rest') break;
    const { log, checkpointed } = look.get() as unknown as LogLength;
    if (log - checkpointed <= fewPages) break;
  }
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(work);
});
