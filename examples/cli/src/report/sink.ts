import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { Err, Ok, type Result } from '@foyer/core';

import type { ReplayOptions } from '../options.ts';
import { createReporter } from './create-reporter.ts';
import type { Reporter } from './reporter.ts';
import { writeOut } from './standard-streams.ts';

/** Where a report goes: to standard output as it comes, or into a file at the end. */
export interface Sink {
  readonly reporter: Reporter;
  readonly write: (text: string) => void;
  /** Fails where the file could not be written. */
  readonly close: () => Promise<Result<void, string>>;
}

/** Fails before anything is played where the file can't be written. */
export async function openSink({
  reporter,
  output,
  repeat,
}: ReplayOptions): Promise<Result<Sink, string>> {
  const repeats = repeat !== null;
  if (output === null) {
    const colors =
      reporter === 'pretty' && process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
    return Ok({
      reporter: await createReporter(reporter, { colors, repeats }),
      write: writeOut,
      close: () => Promise.resolve(Ok(undefined)),
    });
  }
  const path = resolve(output);
  const writable = await writeText(path, '');
  if (!writable.ok) return writable;
  let report = '';
  return Ok({
    reporter: await createReporter(reporter, { colors: false, repeats }),
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
    return Err(`The report can not be written: ${reason}`);
  }
}
