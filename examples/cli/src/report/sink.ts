import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { Err, Ok, type Result } from '@foyer/core';

import type { ReplayOptions } from '../options.ts';
import { createReporter } from './create-reporter.ts';
import type { Reporter } from './reporter.ts';

/** The destination of a report: standard output as it's written, or a file at the end. */
export interface Sink {
  readonly reporter: Reporter;
  readonly write: (text: string) => unknown;
  /** Fails if the file can't be written. */
  readonly close: () => Promise<Result<void, string>>;
}

/** First checks that the file can be written, so that no replay is wasted. */
export async function openSink({
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
    return Err(`The report can not be written: ${reason}`);
  }
}
