import { existsSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { projectNode } from './project.mjs';
import { readReport } from './reports.mjs';
import { logFile } from './stages.mjs';
import { duration, runLogged, shown, tailOf } from './step.mjs';

/**
 * Runs a stage and prints one line about it, preceded by the end of its log if it failed.
 * @returns {Promise<{passed: number, failed: number}>} how many tests passed and failed. A stage without tests counts
 *   as one failed test if it fails, and not at all if it passes. A runner that crashes adds one failed test.
 */
export async function runStage(
  { name, title, nodeArgs = [], file, args = [], env, report },
  { letsOthersFirst = false } = {},
) {
  const began = Date.now();
  if (report) rmSync(report, { force: true }); // removes an old report, which isn't about this run
  const log = logFile(name);
  const live = liveLine(title);
  const code = await runLogged(projectNode(), [...nodeArgs, file, ...args], {
    log,
    env: { NO_COLOR: '1', ...env },
    onLine: live.show,
    letsOthersFirst,
  });
  live.clear();
  const counts =
    report && existsSync(report)
      ? countOf(report)
      : { passed: 0, failed: 0, skipped: 0, retried: [] };
  const broken = code !== 0 && counts.failed === 0;
  const empty = report !== undefined && code === 0 && counts.passed + counts.failed === 0;
  const failed = counts.failed + (broken || empty ? 1 : 0);
  if (failed > 0) console.log(`\n${indented(tailOf(log, 60))}\n`);
  for (const title of counts.retried) console.log(`  passed only when tried again: ${title}`);
  console.log(line({ title, ms: Date.now() - began, log, report, counts, failed, empty }));
  return { passed: counts.passed, failed };
}

/**
 * Runs checks two at a time, since most use one core. Those with `readsTypes` wait for the first, which emits the types.
 * @returns {Promise<{passed: number, failed: number}>} the sums
 */
export async function runChecks([first, ...others]) {
  const sum = { passed: 0, failed: 0 };
  const run = async (stage) => {
    const { passed, failed } = await runStage(stage);
    sum.passed += passed;
    sum.failed += failed;
  };
  const types = run(first);
  // The slowest come last: they are the ones that wait.
  const left = others.toReversed();
  const runOthers = async () => {
    for (let stage = left.shift(); stage; stage = left.shift()) {
      if (stage.readsTypes) await types;
      await run(stage);
    }
  };
  await Promise.all([types.then(runOthers), runOthers()]);
  return sum;
}

function countOf(report) {
  const tests = readReport(report);
  const count = (status) => tests.filter((test) => test.status === status).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    retried: tests.filter((test) => test.retried).map((test) => test.title),
  };
}

function line({ title, ms, log, report, counts, failed, empty }) {
  const mark = failed > 0 ? '✗' : '✓';
  const parts = [`${mark} ${title.padEnd(34)} ${duration(ms).padStart(12)}`];
  if (report) parts.push(`${counts.passed} passed`);
  if (counts.failed > 0) parts.push(`${counts.failed} failed`);
  if (counts.skipped > 0) parts.push(`${counts.skipped} skipped`);
  if (empty) parts.push('no tests found');
  if (failed > 0) parts.push(`log: ${shown(log)}`);
  return parts.join('   ');
}

/**
 * On a terminal, shows the last line of the stage's output and keeps overwriting it; in a log, shows the stage's name
 * once.
 */
function liveLine(title) {
  if (!process.stdout.isTTY) return { show: undefined, clear: () => {} };
  const write = (text) => process.stdout.write(`\r\x1b[2K${text}`);
  write(`… ${title}`);
  return {
    show: (text) => {
      const plain = stripVTControlCharacters(text).trim();
      const room = (process.stdout.columns ?? 80) - title.length - 6;
      if (plain !== '' && room > 10) write(`… ${title}: ${plain.slice(0, room)}`);
    },
    clear: () => write(''),
  };
}

const indented = (text) => text.replaceAll(/^/gm, '    ');
