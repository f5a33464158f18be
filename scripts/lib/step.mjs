import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { finished } from 'node:stream/promises';
import { root } from './project.mjs';

/** A step that a person has to know about: its message is one line, `detail` the end of what the step printed. */
export class StepFailed extends Error {
  constructor(message, detail = '') {
    super(message);
    this.detail = detail;
  }
}

/**
 * Runs a command to its end, its output kept in `log`.
 * @param {(line: string) => void} [onLine] hears each line of output as it comes.
 * @returns {Promise<number>} its exit code; 1 when it was killed or could not be started.
 */
export async function runLogged(file, args, { log, env = {}, cwd = root, onLine } = {}) {
  mkdirSync(dirname(log), { recursive: true });
  const out = createWriteStream(log);
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    let rest = '';
    stream.on('data', (text) => {
      out.write(text);
      const lines = (rest + text).split(/\r?\n/);
      rest = lines.pop() ?? '';
      if (onLine) lines.forEach((line) => onLine(line));
    });
  }
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      out.write(`${error.message}\n`);
      resolve(1);
    });
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  out.end();
  await finished(out);
  return code;
}

/** The last lines of a log, for a person to read. */
export function tailOf(log, lines = 25) {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

/** A path as the person sees it from the root. */
export const shown = (path) => relative(root, path) || '.';

/** Prints what a failed step has to say and sets the exit code; anything else is a bug and is thrown on. */
export function reportFailure(error) {
  if (!(error instanceof StepFailed)) throw error;
  if (error.detail) console.error(`${error.detail}\n`);
  console.error(error.message);
  process.exitCode = 1;
}

/** `0.4 s`, `12 s`, `2 min 05 s`. */
export function duration(ms) {
  const seconds = ms / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}
