import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shown } from './step.mjs';

/** One hash over the names and contents of the files, and over `extra`. */
export function hashOf(files, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of files.toSorted()) {
    hash.update(`\0${shown(file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** True when `stamp` was written for exactly this hash. */
export function isCurrent(stamp, hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/** Remembers that what the stamp stands for was made from this hash. */
export function writeStamp(stamp, hash) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** Every file below a folder for which `wanted(name, isFolder)` holds, folders that it refuses left out whole. */
export function filesBelow(folder, wanted = () => true) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!wanted(entry.name, entry.isDirectory())) return [];
    if (entry.isDirectory()) return filesBelow(path, wanted);
    return entry.isFile() ? [path] : [];
  });
}
