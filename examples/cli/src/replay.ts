import { readFileSync } from 'node:fs';

import { Err, Ok, type Result } from '@foyer/core';

import type { ReplayOptions } from './options.ts';
import { openApiBackEnd } from './play/api-back-end.ts';
import type { BackEnds } from './play/back-ends.ts';
import { optimiseSooner } from './play/optimise-sooner.ts';
import { playAll } from './play/play-all.ts';
import { measure } from './report/measure.ts';
import { startProgress } from './report/progress.ts';
import { openSink } from './report/sink.ts';
import { writeError } from './report/standard-streams.ts';
import { findFiles } from './scenario/find-files.ts';
import { type Problem, problemText } from './scenario/problem.ts';
import { type ReadScenario, readScenarios } from './scenario/read-scenarios.ts';

/** `foyer replay`: reads, plays and reports. Answers the exit code. CL-04, CL-05 */
export async function replay(options: ReplayOptions): Promise<number> {
  const { repeat, concurrency, seed, bail } = options;
  const sink = await openSink(options);
  if (!sink.ok) return refuse(sink.val);
  const { reporter, write, close } = sink.val;
  const found = await readAll(options);
  if (!found.ok) return refuse(found.val);
  const { scenarios, problems } = found.val;
  if (problems.length > 0) {
    for (const problem of problems) writeError(`${problemText(problem)}\n`);
    write(reporter.onProblems(problems));
    const closed = await close();
    return closed.ok ? 2 : refuse(closed.val);
  }
  const opened = await openBackEnds(options);
  if (!opened.ok) return refuse(opened.val);
  const interruption = onInterrupt();
  const total = scenarios.length * (repeat ?? 1);
  optimiseSooner(total);
  const progress = startProgress(total, {
    // Of a single run there is nothing to tell, and asking takes a millisecond.
    isTerminal: total > 1 && process.stderr.isTTY,
    write: writeError,
    now: () => performance.now(),
  });
  let leftBehind = 0;
  const start = performance.now();
  const outcomes = await playAll(scenarios, {
    backEnds: opened.val,
    repeat: repeat ?? 1,
    concurrency,
    seed,
    bail,
    signal: interruption.signal,
    onLeftBehind(bookings) {
      leftBehind += bookings;
    },
    onOutcome(outcome) {
      progress.clear();
      write(reporter.onOutcome(outcome));
      progress.step(outcome.failure !== null);
    },
  });
  const seconds = (performance.now() - start) / 1000;
  progress.clear();
  interruption.stopListening();
  await opened.val.close();
  const measurement = repeat === null ? null : measure(outcomes, seconds);
  write(reporter.onEnd({ outcomes, measurement, seconds }));
  const closed = await close();
  if (!closed.ok) return refuse(closed.val);
  if (leftBehind > 0) {
    writeError(`${leftBehind} bookings could not be given back to the API.\n`);
  }
  if (interruption.signal.aborted) return 130;
  return outcomes.some(({ failure }) => failure !== null) ? 1 : 0;
}

function refuse(line: string): 2 {
  writeError(`${line}\n`);
  return 2;
}

interface Read {
  readonly scenarios: readonly ReadScenario[];
  readonly problems: readonly Problem[];
}

/** Every scenario of the named files that the filter lets through; fails where there is none to play. */
async function readAll({ named, filter }: ReplayOptions): Promise<Result<Read, string>> {
  const files = findFiles(named, process.cwd());
  if (!files.ok) return files;
  const read = await Promise.all(
    files.val.map(async ({ name, path }) => {
      try {
        return await readScenarios(name, readFileSync(path, 'utf8'));
      } catch (error) {
        return { scenarios: [], problems: [unreadable(name, error)] };
      }
    }),
  );
  const problems = read.flatMap((file) => file.problems);
  const all = read.flatMap((file) => file.scenarios);
  if (problems.length > 0) return Ok({ scenarios: [], problems });
  if (all.length === 0) return Err(`There is no scenario in ${named.join(', ')}.`);
  const wanted = filter?.toLowerCase() ?? '';
  const scenarios = all.filter(({ scenario }) => scenario.name.toLowerCase().includes(wanted));
  return scenarios.length === 0
    ? Err(`No scenario's name holds "${filter ?? ''}".`)
    : Ok({ scenarios, problems });
}

function unreadable(file: string, error: unknown): Problem {
  const seen = error instanceof Error ? error.message : String(error);
  return {
    file,
    line: null,
    column: null,
    message: 'this file can not be read',
    expected: 'a file that may be read',
    seen,
  };
}

async function openBackEnds({ api, wire }: ReplayOptions): Promise<Result<BackEnds, string>> {
  if (api !== null) return openApiBackEnd(api);
  // Loaded when it is needed: against a running API there is no use for one in here.
  const { openMemoryBackEnds } = await import('./play/memory-back-end.ts');
  return Ok(await openMemoryBackEnds({ overWire: wire }));
}

/** Ctrl-C lets the runs under way end and what was played be reported; a second one ends at once. */
function onInterrupt(): { readonly signal: AbortSignal; stopListening(): void } {
  const controller = new AbortController();
  const listener = (): void => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort();
  };
  process.on('SIGINT', listener);
  return {
    signal: controller.signal,
    stopListening: () => process.off('SIGINT', listener),
  };
}
