import { parseArgs } from 'node:util';

import { Err, Ok, type Result } from '@foyer/core';

import { didYouMean } from './scenario/problem.ts';

export const reporterNames = ['pretty', 'json', 'junit', 'tap'] as const;
export type ReporterName = (typeof reporterNames)[number];

/** The options of a replay. */
export interface ReplayOptions {
  /** Files and folders from the command line. */
  readonly named: readonly string[];
  /** Address of a running API; null plays in memory. */
  readonly api: string | null;
  /** Module with your own ports; null plays on the in-memory back end alone. */
  readonly ports: string | null;
  /** Plays in-memory scenarios over the reference API's HTTP, including those that don't need it. */
  readonly wire: boolean;
  readonly reporter: ReporterName;
  /** File for the report; null is standard output. */
  readonly output: string | null;
  /** How often to play each scenario; null without `--repeat`, which means once. */
  readonly repeat: number | null;
  readonly concurrency: number;
  readonly seed: number;
  /** Plays only scenarios whose name contains this text, ignoring case. */
  readonly filter: string | null;
  readonly bail: boolean;
}

export type Command =
  | { readonly kind: 'help' | 'version' | 'schema' }
  | { readonly kind: 'replay' | 'conform'; readonly options: ReplayOptions };

/** The text of `--help`, for the command of this name. */
export const help = (
  name: string,
): string => `Plays scenarios of Foyer's flows in virtual time and reports which went as expected.

  ${name} <files or folders> [options]
  ${name} conform [files or folders] --api URL
                      checks the API with the contract suites, then plays the scenarios; needs vitest
  ${name} schema
                      prints the format's JSON Schema

  --api URL           against a running API with developer tools; in memory without it
  --ports FILE        in memory, on the ports that this module opens
  --wire              in memory, every scenario over the API's HTTP, not only those that need it
  --reporter NAME     pretty (default), json, junit, tap
  --output FILE       write the report to this file instead of standard output
  --filter TEXT       only scenarios whose name contains this text
  --repeat N          play each scenario N times; prints throughput and latency
  --concurrency M     play M at the same time (default 1)
  --seed S            whole number that decides everything random (default 1)
  --bail              stop after the first failure
  --help, --version

  Exit codes: 0 all as expected, 1 an expectation failed, 2 a file or an option is wrong, or
  nothing could be played.
  The format: https://github.com/foyer-clubs/foyer/blob/main/docs/scenarios.md
`;

/** Reads the command line. The error is one line for the user. */
export function readCommand(args: readonly string[]): Result<Command, string> {
  const read = parse(args);
  if (!read.ok) return read;
  const { values, positionals } = read.val;
  if (values.help === true) return Ok({ kind: 'help' });
  if (values.version === true) return Ok({ kind: 'version' });
  const [command, ...named] = positionals;
  if (command === 'schema') return Ok({ kind: 'schema' });
  if (command === 'conform') return readConform(values, named);
  if (command === undefined) return Err('Name files or folders with scenarios.');
  return readReplay(values, positionals);
}

const known = {
  api: { type: 'string' },
  ports: { type: 'string' },
  wire: { type: 'boolean' },
  reporter: { type: 'string' },
  output: { type: 'string' },
  repeat: { type: 'string' },
  concurrency: { type: 'string' },
  seed: { type: 'string' },
  filter: { type: 'string' },
  bail: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

function parse(args: readonly string[]): Result<ReturnType<typeof parseKnown>, string> {
  try {
    return Ok(parseKnown(args));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const option = /Unknown option '--?([^']+)'/.exec(message)?.[1];
    return Err(
      option === undefined
        ? message
        : `Unknown option --${option}${didYouMean(option, Object.keys(known))}`,
    );
  }
}

// The return type is what parseArgs makes of the table above.
function parseKnown(args: readonly string[]) {
  return parseArgs({ args: [...args], options: known, allowPositionals: true });
}

function readReplay(
  values: ReturnType<typeof parseKnown>['values'],
  named: readonly string[],
): Result<Command, string> {
  const {
    api = null,
    ports = null,
    output = null,
    filter = null,
    bail = false,
    wire = false,
  } = values;
  const reporter = reporterNames.find((name) => name === (values.reporter ?? 'pretty'));
  if (reporter === undefined) {
    const hint = didYouMean(values.reporter ?? '', reporterNames);
    return Err(`--reporter is one of ${reporterNames.join(', ')}, not "${values.reporter}"${hint}`);
  }
  if (api !== null && !(URL.canParse(api) && /^https?:$/.test(new URL(api).protocol))) {
    return Err(`--api is an address such as http://localhost:4173, not "${api}".`);
  }
  if (ports !== null && api !== null) return Err('Either --ports or --api.');
  if (ports !== null && wire) return Err('Either --ports or --wire.');
  const repeat = wholeNumber('--repeat', values.repeat ?? '1', 1);
  if (!repeat.ok) return repeat;
  const concurrency = wholeNumber('--concurrency', values.concurrency ?? '1', 1);
  if (!concurrency.ok) return concurrency;
  const seed = wholeNumber('--seed', values.seed ?? '1', 0);
  if (!seed.ok) return seed;
  return Ok({
    kind: 'replay',
    options: {
      named,
      api,
      ports,
      wire,
      reporter,
      output,
      repeat: values.repeat === undefined ? null : repeat.val,
      concurrency: concurrency.val,
      seed: seed.val,
      filter,
      bail,
    },
  });
}

function readConform(
  values: ReturnType<typeof parseKnown>['values'],
  named: readonly string[],
): Result<Command, string> {
  if (values.api === undefined) return Err('Say which API to check: conform --api URL');
  const read = readReplay(values, named);
  return read.ok && read.val.kind === 'replay' ? Ok({ ...read.val, kind: 'conform' }) : read;
}

function wholeNumber(option: string, text: string, least: number): Result<number, string> {
  const number = Number(text);
  return /^\d{1,9}$/.test(text) && number >= least
    ? Ok(number)
    : Err(`${option} is a whole number from ${least}, not "${text}".`);
}
