import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

import { Err, Ok, type Result } from '@foyer/core';

/** A file to read, with its name in reports. */
export interface FoundFile {
  readonly path: string;
  /** Relative to the working directory, with slashes. */
  readonly name: string;
}

const extensions = /\.(?:ya?ml|json)$/i;

/** Finds the files that the arguments name. A folder stands for all its YAML and JSON files, sorted by name. */
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
      .filter((file) => !isSkipped(relative(path, file)))
      .toSorted((one, other) => (one < other ? -1 : 1));
  } catch {
    return null;
  }
}

/** Installed packages and hidden folders are skipped. */
function isSkipped(path: string): boolean {
  return path.split(sep).some((part) => part === 'node_modules' || part.startsWith('.'));
}

function nameFrom(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}
