import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { commandOf, inRoot, root } from './project.mjs';

const run = promisify(execFile);

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
