import { randomInt, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { type Clock, type IdSource, Temporal } from '@foyer/core';

export const systemClock: Clock = {
  now: () => Temporal.Instant.fromEpochMilliseconds(Date.now()),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

/**
 * Version 7 UUIDs: the current millisecond, then 74 random bits. Rows created around the same time are close together
 * in an index.
 */
export const systemIds: IdSource = {
  next() {
    const at = Date.now().toString(16).padStart(12, '0');
    return `${at.slice(0, 8)}-${at.slice(8)}-7${randomUUID().slice(15)}`;
  },
};

/** The code of a system error, such as `ECONNREFUSED`; null for any other error. */
export function errorCode(error: unknown): string | null {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : null;
}

/** `K7QM-2XAD`: 5 random bits a letter, without letters and digits that look alike. */
export function randomCode(groups: number, groupLength = 4): string {
  const group = (): string =>
    Array.from({ length: groupLength }, () => letters.charAt(randomInt(letters.length))).join('');
  return Array.from({ length: groups }, group).join('-');
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * The path of a file that a package exports. The build puts these files into `files` beside the bundled server
 * (scripts/lib/build.mjs), which then runs without any package.
 */
export function packagedFile(specifier: string): string {
  const beside = join(import.meta.dirname, 'files', basename(specifier));
  return existsSync(beside) ? beside : createRequire(import.meta.url).resolve(specifier);
}
