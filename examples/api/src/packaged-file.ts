import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

/**
 * The path of a file that a package exports. The build puts these files into `files` beside the bundled server
 * (scripts/lib/build.mjs), which then runs without any package.
 */
export function packagedFile(specifier: string): string {
  const beside = join(import.meta.dirname, 'files', basename(specifier));
  return existsSync(beside) ? beside : createRequire(import.meta.url).resolve(specifier);
}
