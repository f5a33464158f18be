import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shown } from './step.mjs';

/** A hash of the names and contents of the files, and of `extra`. */
export function hashOf(files, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of files.toSorted()) {
    hash.update(`\0${shown(file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** True if `stamp` contains exactly this hash. */
export function isCurrent(stamp, hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/** Records the hash of the inputs that the stamped output was made from. */
export function writeStamp(stamp, hash) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** All files below a folder for which `wanted(name, isFolder)` is true. Skips rejected folders entirely. */
export function filesBelow(folder, wanted = () => true) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!wanted(entry.name, entry.isDirectory())) return [];
    if (entry.isDirectory()) return filesBelow(path, wanted);
    return entry.isFile() ? [path] : [];
  });
}
