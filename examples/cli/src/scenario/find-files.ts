import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

import { Err, Ok, type Result } from '@foyer/core';

/** A file to read: where it is, and how it is called in reports. */
export interface FoundFile {
  readonly path: string;
  /** Relative to the folder that the command was given in, with slashes. */
  readonly name: string;
}

const extensions = /\.(?:ya?ml|json)$/i;

/**
 * The files that the arguments mean: a file as it is, a folder with everything below it that is YAML or JSON, in the
 * order of the names. An argument that is neither fails.
 */
export function findFiles(
  named: readonly string[],
  folder: string,
): Result<readonly FoundFile[], string> {
  const found = new Map<string, FoundFile>();
  for (const argument of named) {
    const path = resolve(folder, argument);
    const files = filesOf(path);
    if (files === null) return Err(`There is no file or folder ${argument}.`);
    for (const file of files) found.set(file, { path: file, name: nameFrom(folder, file) });
  }
  return Ok([...found.values()]);
}

function filesOf(path: string): readonly string[] | null {
  try {
    if (!statSync(path).isDirectory()) return [path];
    const below = readdirSync(path, { recursive: true, withFileTypes: true });
    return below
      .filter((entry) => entry.isFile() && extensions.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !isAside(relative(path, file)))
      .toSorted((one, other) => (one < other ? -1 : 1));
  } catch {
    return null;
  }
}

/** What is installed or hidden holds nobody's scenarios. */
function isAside(path: string): boolean {
  return path.split(sep).some((part) => part === 'node_modules' || part.startsWith('.'));
}

function nameFrom(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}
