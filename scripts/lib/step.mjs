import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { dirname, relative } from 'node:path';
import { finished } from 'node:stream/promises';
import { root } from './project.mjs';

/** A failed step that the user needs to know about. The message is one line; `detail` is the end of its output. */
export class StepFailed extends Error {
  constructor(message, detail = '') {
    super(message);
    this.detail = detail;
  }
}

/**
 * Runs a command to its end and writes its output to `log`.
 * @param {(line: string) => void} [onLine] receives each line of output.
 * @param {boolean} [letsOthersFirst] runs it at a lower priority.
 * @returns {Promise<number>} its exit code; 1 if it was killed or couldn't be started.
 */
export async function runLogged(
  file,
  args,
  { log, env = {}, cwd = root, onLine, letsOthersFirst = false } = {},
) {
  mkdirSync(dirname(log), { recursive: true });
  const out = createWriteStream(log);
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  if (letsOthersFirst && child.pid !== undefined) {
    const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
    setPriority(child.pid, Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW));
  }
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

/** The last lines of a log. */
export function tailOf(log, lines = 25) {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

/** A path relative to the root. */
export const shown = (path) => relative(root, path) || '.';

/** Prints the message of a failed step and sets the exit code. Any other error is a bug and is rethrown. */
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
