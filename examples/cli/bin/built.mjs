import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const repository = join(import.meta.dirname, '..', '..', '..');

/** When the command was built, and from which files of this repository. */
export const stampName = 'foyer.inputs.json';

/**
 * The address of the command as `pnpm build` has built it; null where it is not built, or where a file that went into it
 * has changed since.
 */
export function builtCommand(folder = join(import.meta.dirname, '..', 'dist')) {
  try {
    const { began, inputs } = JSON.parse(readFileSync(join(folder, stampName), 'utf8'));
    const isCurrent = inputs.every((path) => statSync(resolve(repository, path)).mtimeMs < began);
    return isCurrent ? pathToFileURL(join(folder, 'foyer.main.js')).href : null;
  } catch {
    return null;
  }
}
