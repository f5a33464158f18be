import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { Err, Ok, type Result } from '@foyer/core';
import type { TestModule } from 'vitest/node';

import type { ReplayOptions } from '../options.ts';
import { checkDeveloperTools } from '../play/back-ends.ts';
import { type Program, replay } from '../replay.ts';

/** Checks an API: its ports with the contract suites, then the scenarios over HTTP. Returns the exit code. */
export async function conform(options: ReplayOptions, program: Program): Promise<number> {
  const { api, named } = options;
  if (api === null) return 2;
  const baseUrl = api.replace(/\/+$/, '');
  const tools = (await checkDeveloperTools({ baseUrl, fetch })).ok;
  const ran = await runSuites(baseUrl, tools);
  if (!ran.ok) {
    process.stderr.write(`${ran.val}\n`);
    return 2;
  }
  const lacking = Object.entries(needs).filter(([name]) => !(tools && hooked.includes(name)));
  const leftOut = lacking.map(([name, need]) => `– ${name}: left out: needs ${need}`);
  // The other reporters write one document, which these lines would break.
  const stream = options.reporter === 'pretty' ? process.stdout : process.stderr;
  stream.write(`${[...ran.val.lines, ...leftOut].join('\n')}\n`);
  if (named.length === 0) return ran.val.passed ? 0 : 1;
  stream.write('\n');
  const played = await replay(options, program, { needsTools: false });
  return ran.val.passed || played === 130 ? played : 1;
}

/** What the suites of the other ports need, beyond the calls of the API. */
const needs: Readonly<Record<string, string>> = {
  consentLog: 'GET /dev/consents',
  products: 'POST /dev/products and the payment page',
  classes: 'a class category that a club offers (describeContract)',
  content: 'the slug of a promotion (describeContract)',
  plans: 'a referring member and the visitor’s cookies (describeContract)',
  referrals: 'two members who refer friends (describeContract)',
  corporate: 'a partner’s email address, and a clock that can be moved (describeContract)',
  corporateLeads: 'a partner’s email address and its mail (describeContract)',
  clubServices: 'a trial pass and its last day (describeContract)',
  gifts: 'a clock that can be moved (describeContract)',
  ...Object.fromEntries(
    ['accounts', 'agreements', 'changes', 'membership', 'registrations', 'signIns', 'training'].map(
      (name) => [name, 'members that are restored before each test (describeContract)'],
    ),
  ),
};

/** The ports whose suites run if the API has test hooks. */
const hooked = ['consentLog', 'products'];

interface Ran {
  readonly passed: boolean;
  /** A line for each suite, and the failures below it. */
  readonly lines: readonly string[];
}

async function runSuites(baseUrl: string, tools: boolean): Promise<Result<Ran, string>> {
  const file = fileURLToPath(import.meta.url).replace(/conform(\.[jt]s)$/, 'conform.suites$1');
  if (!existsSync(file)) {
    return Err('A bundle has no contract suites: run conform with `npx foyer-replay`.');
  }
  const vitest = await import('vitest/node').catch(() => null);
  if (vitest === null) return Err('The contract suites need Vitest: npm install --save-dev vitest');
  const runner = await vitest.startVitest('test', [], {
    config: false,
    watch: false,
    include: [file],
    exclude: [],
    reporters: [{}],
    testTimeout: 30_000,
    // Node loads everything itself, with the conditions of this process.
    server: { deps: { external: [/./] } },
    execArgv: process.execArgv,
    env: { FOYER_CONFORM_API: baseUrl, FOYER_CONFORM_TOOLS: tools ? '1' : '' },
  });
  const modules = runner.state.getTestModules();
  await runner.close();
  return Ok({
    passed: modules.length > 0 && modules.every((module) => module.state() === 'passed'),
    lines: modules.flatMap(linesOf),
  });
}

function linesOf(module: TestModule): readonly string[] {
  const errors = module.errors().map(({ message }) => `✗ ${message}`);
  const suites = [...module.children.suites()].flatMap((suite) => {
    const tests = [...suite.children.allTests()];
    const failed = tests.filter((test) => test.result().state === 'failed');
    const passed = `${tests.length - failed.length} passed`;
    const failures = failed.flatMap((test) => [
      `    ${test.name}`,
      ...(test.result().errors ?? []).map(({ message }) => `      ${message}`),
    ]);
    return failed.length === 0
      ? [`✓ ${suite.name}: ${passed}`]
      : [`✗ ${suite.name}: ${passed}, ${failed.length} failed`, ...failures];
  });
  return [...errors, ...suites];
}
