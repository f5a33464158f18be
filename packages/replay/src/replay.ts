import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { Err, Ok, type Result } from '@foyer/core';
import { VirtualClock } from '@foyer/core/testing';
import { pathToFileURL } from 'node:url';

import type { ReplayOptions } from './options.ts';
import { type BackEnds, type InMemoryOptions, openApiBackEnd } from './play/back-ends.ts';
import { playAll } from './play/play-all.ts';
import { createReporter, type Reporter } from './report/create-reporter.ts';
import { measure } from './report/measure.ts';
import { type Problem, problemText } from './scenario/problem.ts';
import { type ReadFile, readScenarios } from './scenario/read-scenarios.ts';
import type { OpenOwnBackEnd } from './play/in-memory-back-end.ts';

/** The command around a replay: this package's own, or one with more back ends. */
export interface Program {
  readonly name: string;
  readonly version: string;
  readonly openInMemory: (
    options: Pick<InMemoryOptions, 'own' | 'wire'>,
  ) => Promise<Result<BackEnds, string>>;
}

/** Reads, plays and reports. Returns the exit code. Without `needsTools`, an API's missing developer tools leave scenarios out. */
export async function replay(
  options: ReplayOptions,
  program: Program,
  { needsTools = true }: { readonly needsTools?: boolean } = {},
): Promise<number> {
  const { api, ports, wire, repeat, concurrency, seed, bail } = options;
  const sink = await openSink(options);
  if (!sink.ok) return refuse(sink.val);
  const { reporter, write, close } = sink.val;
  const found = readAll(options);
  if (!found.ok) return refuse(found.val);
  const { scenarios, problems } = found.val;
  if (problems.length > 0) {
    for (const problem of problems) process.stderr.write(`${problemText(problem)}\n`);
    write(reporter.onProblems(problems));
    const closed = await close();
    return closed.ok ? 2 : refuse(closed.val);
  }
  const own = ports === null ? Ok(null) : await loadPorts(ports);
  if (!own.ok) return refuse(own.val);
  const opened =
    api === null
      ? await program.openInMemory({ wire, own: own.val })
      : await openApiBackEnd(api, { needsTools });
  if (!opened.ok) return refuse(opened.val);
  const interruption = onInterrupt();
  const total = scenarios.length * (repeat ?? 1);
  const progress = startProgress(total, {
    isTerminal: process.stderr.isTTY,
    write: (text) => process.stderr.write(text),
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
    process.stderr.write(`${leftBehind} bookings could not be cancelled in the API.\n`);
  }
  if (interruption.signal.aborted) return 130;
  if (outcomes.every(({ leftOut }) => leftOut !== null)) {
    return refuse(
      'Nothing was played: every scenario was left out. The report says what each one needs.',
    );
  }
  return outcomes.some(({ failure }) => failure !== null) ? 1 : 0;
}

function refuse(line: string): 2 {
  process.stderr.write(`${line}\n`);
  return 2;
}

/** The scenarios of the files that match the filter. Fails if there are none. */
export function readAll({
  named,
  filter,
}: Pick<ReplayOptions, 'named' | 'filter'>): Result<ReadFile, string> {
  const files = findFiles(named, process.cwd());
  if (!files.ok) return files;
  const read = files.val.map(({ name, path }) => {
    try {
      return readScenarios(name, readFileSync(path, 'utf8'));
    } catch (error) {
      return { scenarios: [], problems: [unreadable(name, error)] };
    }
  });
  const problems = read.flatMap((file) => file.problems);
  const all = read.flatMap((file) => file.scenarios);
  if (problems.length > 0) return Ok({ scenarios: [], problems });
  if (all.length === 0) return Err(`There is no scenario in ${named.join(', ')}.`);
  const wanted = filter?.toLowerCase() ?? '';
  const scenarios = all.filter(({ scenario }) => scenario.name.toLowerCase().includes(wanted));
  return scenarios.length === 0
    ? Err(`No scenario's name contains "${filter ?? ''}".`)
    : Ok({ scenarios, problems });
}

function unreadable(file: string, error: unknown): Problem {
  const seen = error instanceof Error ? error.message : String(error);
  const message = 'this file can’t be read';
  return { file, line: null, column: null, message, expected: 'a file that may be read', seen };
}

/** Ctrl-C stops the current runs and reports the results so far. A second one exits immediately. */
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

/** A file to read, with its name in reports. */
interface FoundFile {
  readonly path: string;
  /** Relative to the working directory, with slashes. */
  readonly name: string;
}

const extensions = /\.(?:ya?ml|json)$/i;

/** Finds the files that the arguments name. A folder stands for all its YAML and JSON files, sorted by name. */
function findFiles(named: readonly string[], folder: string): Result<readonly FoundFile[], string> {
  const found = new Map<string, FoundFile>();
  for (const argument of named) {
    const path = resolve(folder, argument);
    const files = filesOf(path);
    if (files === null) return Err(`There is no file or folder ${argument}.`);
    for (const file of files) found.set(file, { path: file, name: nameFrom(folder, file) });
  }
  return Ok([...found.values()]);
}

function filesOf(path: string): readonly string[] | null {
  try {
    if (!statSync(path).isDirectory()) return [path];
    const below = readdirSync(path, { recursive: true, withFileTypes: true });
    return below
      .filter((entry) => entry.isFile() && extensions.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !isSkipped(relative(path, file)))
      .toSorted((one, other) => (one < other ? -1 : 1));
  } catch {
    return null;
  }
}

/** Installed packages and hidden folders are skipped. */
function isSkipped(path: string): boolean {
  return path.split(sep).some((part) => part === 'node_modules' || part.startsWith('.'));
}

function nameFrom(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}

/** The destination of a report: standard output as it's written, or a file at the end. */
interface Sink {
  readonly reporter: Reporter;
  readonly write: (text: string) => unknown;
  /** Fails if the file can't be written. */
  readonly close: () => Promise<Result<void, string>>;
}

/** First checks that the file can be written, so that no replay is wasted. */
async function openSink({
  reporter,
  output,
  repeat,
}: ReplayOptions): Promise<Result<Sink, string>> {
  const repeats = repeat !== null;
  if (output === null) {
    const colors = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
    return Ok({
      reporter: createReporter(reporter, { colors, repeats }),
      write: (text) => process.stdout.write(text),
      close: () => Promise.resolve(Ok(undefined)),
    });
  }
  const path = resolve(output);
  const writable = await writeText(path, '');
  if (!writable.ok) return writable;
  let report = '';
  return Ok({
    reporter: createReporter(reporter, { colors: false, repeats }),
    write: (text) => {
      report += text;
    },
    close: () => writeText(path, report),
  });
}

async function writeText(path: string, text: string): Promise<Result<void, string>> {
  try {
    await writeFile(path, text);
    return Ok(undefined);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return Err(`The report can’t be written: ${reason}`);
  }
}

/** Loads the module of `--ports` and opens it once. The error is one line for the user. */
async function loadPorts(file: string): Promise<Result<OpenOwnBackEnd, string>> {
  try {
    const { default: open } = (await import(pathToFileURL(resolve(file)).href)) as {
      default?: OpenOwnBackEnd;
    };
    const opened: unknown = typeof open === 'function' && open({ clock: new VirtualClock() });
    return open !== undefined && typeof Reflect.get(Object(opened), 'ports') === 'object'
      ? Ok(open)
      : Err(`${file} must export a function by default: ({ clock }) => ({ ports: { … } }).`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return Err(
      message.includes('Unknown file extension')
        ? `Node ${process.versions.node} can't load TypeScript: name a .js or .mjs file instead of ${file}, or use Node 24.`
        : `${file} can’t be loaded: ${message}`,
    );
  }
}

/** The progress of a long replay, on standard error: a live line on a terminal, otherwise occasional plain lines. */
export interface Progress {
  /** Call it after each run. */
  step(hasFailed: boolean): void;
  /** Removes the live line to make room for the report. It reappears automatically. */
  clear(): void;
}

/** The shortest time between two lines, in ms. */
const pauseMs = { live: 100, plain: 2_000 };

export function startProgress(total: number, { isTerminal, write, now }: ProgressOutput): Progress {
  const pause = isTerminal ? pauseMs.live : pauseMs.plain;
  let done = 0;
  let failed = 0;
  let lastAt = now();
  let isShown = false;
  const clear = (): void => {
    if (isShown) write('\r\u001b[2K');
    isShown = false;
  };
  return {
    step(hasFailed) {
      done += 1;
      if (hasFailed) failed += 1;
      if (now() - lastAt < pause || done === total) return;
      lastAt = now();
      const line = `${done} of ${total} played, ${failed} failed`;
      clear();
      write(isTerminal ? line : `${line}\n`);
      isShown = isTerminal;
    },
    clear,
  };
}

export interface ProgressOutput {
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}
