import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runChecks, runStage } from './run-stage.mjs';

let folder;
let printed;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-stage-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text) => printed.push(text));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a stage of npm test', () => {
  it('without tests counts as nothing when it passes', async () => {
    expect(await stage('')).toEqual({ passed: 0, failed: 0 });
    expect(printed.join('\n')).toMatch(/^✓ A stage/);
  });

  it('without tests counts as one failed when it fails, and shows the end of what it said', async () => {
    expect(await stage('console.error("two errors"); process.exit(2);')).toEqual({
      passed: 0,
      failed: 1,
    });
    expect(printed.join('\n')).toMatch(/two errors[^]*✗ A stage/);
  });

  it('with tests counts each of them', async () => {
    expect(await stage(report(['passed', 'passed', 'failed', 'todo'], 1))).toEqual({
      passed: 2,
      failed: 1,
    });
    expect(printed.join('\n')).toMatch(/2 passed +1 failed +1 skipped/);
  });

  it('names each journey that passed only when it was tried again', async () => {
    const tests = [{ status: 'flaky' }];
    const body = { suites: [{ title: 'a', specs: [{ title: 'books a visit', tests }] }] };
    expect(await stage(runner(body, 0))).toEqual({ passed: 1, failed: 0 });
    expect(printed.join('\n')).toMatch(/tried again: a books a visit[^]*✓ A stage/);
  });

  it('that breaks beside its tests is one failed', async () => {
    expect(await stage(report(['passed'], 1))).toEqual({ passed: 1, failed: 1 });
  });

  it('that finds no test is one failed: nothing was shown', async () => {
    expect(await stage(report([], 0))).toEqual({ passed: 0, failed: 1 });
  });

  it('does not take the last run’s report for its own', async () => {
    await stage(report(['passed'], 0));
    expect(await stage('process.exit(1);', { withReport: true })).toEqual({ passed: 0, failed: 1 });
  });
});

it('the first check ends before the others start, and the failures of all are added up', async () => {
  const built = JSON.stringify(join(folder, 'built'));
  const check = (name, code) => {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, `import { existsSync, writeFileSync } from 'node:fs';\n${code}`);
    return { name: `check-of-a-test-${name}`, title: name, file, args: [] };
  };
  const needsIt = `process.exit(existsSync(${built}) ? 0 : 1);`;
  const checks = [
    check('build', `writeFileSync(${built}, '');`),
    check('one', needsIt),
    check('two', 'process.exit(1);'),
    check('three', needsIt),
  ];
  expect(await runChecks(checks)).toEqual({ passed: 0, failed: 1 });
});

function stage(code, { withReport = code.includes('report.json') } = {}) {
  const file = join(folder, 'runner.mjs');
  writeFileSync(file, code);
  return runStage({
    name: 'stage-of-a-test',
    title: 'A stage',
    file,
    args: [],
    ...(withReport ? { report: join(folder, 'report.json') } : {}),
  });
}

/** A runner that writes a report of tests with these outcomes and exits with `exit`. */
function report(statuses, exit) {
  const assertionResults = statuses.map((status) => ({ ancestorTitles: [], title: 't', status }));
  return runner({ testResults: [{ name: 'f', status: 'passed', assertionResults }] }, exit);
}

function runner(report, exit) {
  const body = JSON.stringify(report);
  const path = JSON.stringify(join(folder, 'report.json'));
  return `import { writeFileSync } from 'node:fs';
    writeFileSync(${path}, ${JSON.stringify(body)});
    process.exit(${exit});`;
}
