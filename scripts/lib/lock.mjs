import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How often a holder touches its lock. After `staleMs` without a touch, the lock is free. */
const beatMs = 2_000;
const staleMs = 20_000;

/**
 * Runs `work` while no other process runs work with the same lock folder, so that two `npm start` in one clone
 * install and
 * build one after the other. Takes over a lock whose holder died or stopped touching it.
 * @param {() => void} onWait called once when another process holds the lock.
 */
export async function withLock(folder, work, onWait = () => {}) {
  mkdirSync(dirname(folder), { recursive: true });
  let isReported = false;
  while (!take(folder)) {
    if (!isReported) onWait();
    isReported = true;
    await wait(200);
  }
  const beat = setInterval(() => touch(folder), beatMs);
  beat.unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(folder, { recursive: true, force: true });
  }
}

function take(folder) {
  if (make(folder)) return own(folder);
  if (!isStale(folder)) return false;
  // If several processes see a stale lock, only one may remove it. Otherwise the second would remove the first one's
  // new lock.
  const clearing = `${folder}.clearing`;
  if (!make(clearing)) {
    if (age(clearing) > staleMs) rmSync(clearing, { recursive: true, force: true });
    return false;
  }
  try {
    if (!isStale(folder)) return false;
    rmSync(folder, { recursive: true, force: true });
    return make(folder) && own(folder);
  } finally {
    rmSync(clearing, { recursive: true, force: true });
  }
}

function make(folder) {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function own(folder) {
  writeFileSync(join(folder, 'pid'), String(process.pid));
  return true;
}

function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function isStale(folder) {
  return age(folder) > staleMs || !holderLives(folder);
}

/** Milliseconds since the folder was last touched; 0 if it's gone. */
function age(folder) {
  try {
    return Date.now() - statSync(folder).mtimeMs;
  } catch {
    return 0;
  }
}

function holderLives(folder) {
  try {
    const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
    if (pid === 0) return true; // just taken; its name isn't written yet
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH'; // not readable yet, or another user's process: it's alive
  }
}
