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
  it('counts nothing when it has no tests and passes', async () => {
    expect(await stage('')).toEqual({ passed: 0, failed: 0 });
    expect(printed.join('\n')).toMatch(/^✓ A stage/);
  });

  it('counts as one failure when it has no tests and fails, and shows the end of its output', async () => {
    expect(await stage('console.error("two errors"); process.exit(2);')).toEqual({
      passed: 0,
      failed: 1,
    });
    expect(printed.join('\n')).toMatch(/two errors[^]*✗ A stage/);
  });

  it('counts each of its tests', async () => {
    expect(await stage(report(['passed', 'passed', 'failed', 'todo'], 1))).toEqual({
      passed: 2,
      failed: 1,
    });
    expect(printed.join('\n')).toMatch(/2 passed +1 failed +1 skipped/);
  });

  it('names each test that passed only on a retry', async () => {
    const tests = [{ status: 'flaky' }];
    const body = { suites: [{ title: 'a', specs: [{ title: 'books a visit', tests }] }] };
    expect(await stage(runner(body, 0))).toEqual({ passed: 1, failed: 0 });
    expect(printed.join('\n')).toMatch(/tried again: a books a visit[^]*✓ A stage/);
  });

  it('counts one failure when its runner crashes', async () => {
    expect(await stage(report(['passed'], 1))).toEqual({ passed: 1, failed: 1 });
  });

  it('counts one failure when it finds no tests', async () => {
    expect(await stage(report([], 0))).toEqual({ passed: 0, failed: 1 });
  });

  it('does not use the report of a previous run', async () => {
    await stage(report(['passed'], 0));
    expect(await stage('process.exit(1);', { withReport: true })).toEqual({ passed: 0, failed: 1 });
  });
});

it('the checks that read the types start once the first has ended, and the failures of all are added up', async () => {
  const built = JSON.stringify(join(folder, 'built'));
  const check = (name, code, readsTypes = false) => {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, `import { existsSync, writeFileSync } from 'node:fs';\n${code}`);
    return { name: `check-of-a-test-${name}`, title: name, file, args: [], readsTypes };
  };
  const needsIt = `process.exit(existsSync(${built}) ? 0 : 1);`;
  const checks = [
    check('build', `writeFileSync(${built}, '');`),
    check('one', needsIt, true),
    check('two', 'process.exit(1);'),
    check('three', needsIt, true),
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

/** A runner that reports tests with these outcomes and exits with `exit`. */
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
