/** Scenarios as Vitest tests: `@foyer/replay/vitest`. */
import '@foyer/core/temporal';
import { afterAll, beforeAll, describe, it } from 'vitest';

import { type BackEnds, openApiBackEnd, openInMemoryBackEnds } from './play/back-ends.ts';
import type { OpenOwnBackEnd } from './play/in-memory-back-end.ts';
import { type Outcome, playAll } from './play/play-all.ts';
import { readAll } from './replay.ts';
import { problemText } from './scenario/problem.ts';

export interface ReplayTests {
  /** Your own ports; the rest are in memory. */
  readonly ports?: OpenOwnBackEnd;
  /** Address of a running API instead. Without developer tools, it leaves out the scenarios that need them. */
  readonly api?: string;
  /** Decides everything random. Defaults to 1. */
  readonly seed?: number;
}

/**
 * Makes a test of each scenario. What the back end doesn't offer is skipped, with the reason.
 *
 * @param files Files and folders, from the working directory.
 *
 * @example
 * replay(['scenarios'], { ports: ({ clock }) => ({ ports: crmPorts(new Crm(clock)) }) });
 */
export function replay(files: readonly string[], { ports, api, seed = 1 }: ReplayTests = {}): void {
  const { scenarios, problems } = readAll({ named: files, filter: null }).unwrap();
  if (problems.length > 0) throw new Error(problems.map(problemText).join('\n'));
  let backEnds: BackEnds | null = null;

  describe('scenarios', () => {
    beforeAll(async () => {
      const opened =
        api === undefined
          ? await openInMemoryBackEnds({ own: ports ?? null })
          : await openApiBackEnd(api, { needsTools: false });
      if (opened.err) throw new Error(opened.val);
      backEnds = opened.val;
    });
    afterAll(() => backEnds?.close());

    for (const scenario of scenarios) {
      // A failed expectation of the scenario throws.
      // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title
      it(scenario.scenario.name, async ({ skip, signal }) => {
        if (backEnds === null) throw new Error('The back end opens before the tests.');
        const [outcome] = await playAll([scenario], {
          backEnds,
          seed,
          signal,
          repeat: 1,
          concurrency: 1,
          bail: false,
          onOutcome: () => {},
          onLeftBehind: () => {},
        });
        if (outcome?.leftOut != null) skip(`needs ${outcome.leftOut}`);
        if (outcome?.failure != null) throw failed(outcome, outcome.failure);
      });
    }
  });
}

function failed({ file }: Outcome, failure: NonNullable<Outcome['failure']>): Error {
  const { line, message, expected, seen } = failure;
  return new Error(`${file}:${line}: ${message}\n  expected: ${expected}\n  seen:     ${seen}`);
}
