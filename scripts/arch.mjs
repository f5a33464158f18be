// `pnpm arch`: checks the import rules. Fails on a forbidden import, and if a folder wasn't scanned.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { commandOf, inRoot, root, workspaceFolders } from './lib/project.mjs';
import { shown } from './lib/step.mjs';

const run = promisify(execFile);

if (import.meta.main) {
  const { files, violations } = await cruise();
  for (const { rule, from, to, why } of violations) {
    console.error(`${from} → ${to}\n  ${rule}: ${why}\n`);
  }
  // With an incompatible TypeScript the cruiser sees no files and finds no violations.
  const unseen = workspaceFolders()
    .map(shown)
    .map((folder) => folder.replaceAll('\\', '/'))
    .filter((folder) => !files.some((file) => file.startsWith(`${folder}/`)));
  for (const folder of unseen) console.error(`No source file of ${folder} was scanned.`);
  console.log(`${files.length} files, ${violations.length} forbidden imports.`);
  process.exitCode = violations.length + unseen.length > 0 ? 1 : 0;
}

/**
 * Checks the folders by the rules of .dependency-cruiser.mjs.
 * @param {string} [cwd] the tree to check: this repository, or one that a test seeded.
 * @returns {Promise<{files: string[], violations: {rule: string, from: string, to: string, why: string}[]}>} the
 *   source files seen, and each import that a rule forbids.
 */
export async function cruise(folders = ['packages', 'examples'], cwd = root) {
  const args = ['--config', inRoot('.dependency-cruiser.mjs'), '--output-type', 'json', ...folders];
  const { stdout } = await run(
    process.execPath,
    [commandOf('dependency-cruiser', 'depcruise'), ...args],
    { cwd, maxBuffer: 256 * 1024 * 1024 },
  ).catch((error) => {
    if (error.stdout?.startsWith('{')) return error; // its exit code is the number of violations
    throw error;
  });
  const { modules, summary } = JSON.parse(stdout);
  const why = new Map(summary.ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment]));
  return {
    files: modules.map((module) => module.source).filter((path) => !path.includes('node_modules')),
    violations: summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      why: why.get(rule.name) ?? '',
    })),
  };
}
