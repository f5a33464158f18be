// Part of `pnpm check`: everything that is shipped has a license that lets anyone use it. Tools for development aren't
// shipped.
import { execFileSync } from 'node:child_process';
import { pnpmCommand, root } from './lib/project.mjs';

/** Licenses under which Foyer can be shipped to anyone, for any purpose. */
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'Zlib',
  'Python-2.0',
  // Fonts.
  'OFL-1.1',
];

/** Vite writes style sheets with it. Nothing of it is in what it writes. */
const tools = /^lightningcss(?:-|$)/;

if (import.meta.main) {
  const [file, ...args] = [...pnpmCommand(), 'licenses', 'list', '--prod', '--json'];
  const found = JSON.parse(execFileSync(file, args, { cwd: root, encoding: 'utf8' }));
  const refused = refusedLicenses(found);
  for (const line of refused) console.error(line);
  console.log(`${Object.values(found).flat().length} packages, ${refused.length} refused.`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}

/**
 * The packages whose license isn't among the allowed ones, as `name: license`.
 * @param {Record<string, readonly {name: string}[]>} byLicense as `pnpm licenses list --json` prints it
 */
export function refusedLicenses(byLicense) {
  return Object.entries(byLicense).flatMap(([license, packages]) =>
    isAllowed(license)
      ? []
      : packages.filter(({ name }) => !tools.test(name)).map(({ name }) => `${name}: ${license}`),
  );
}

/**
 * Of an expression in SPDX's form, one choice of `OR` is enough. With an `AND`, every license in it counts: which are
 * choices depends on parentheses.
 */
function isAllowed(license) {
  const parts = license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
  const isFine = (part) => allowed.includes(part);
  return license.includes(' AND ') ? parts.every(isFine) : parts.some(isFine);
}
