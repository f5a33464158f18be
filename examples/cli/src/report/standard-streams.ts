import { writeSync } from 'node:fs';

/**
 * Writes to standard output, without the platform's stream where it takes all at once: making one takes 3 ms. A reader
 * that went away (`pnpm replay … | head`) ends the command, not in an error. CL-04
 */
export function writeOut(text: string): void {
  write('stdout', text);
}

/** The same to standard error. */
export function writeError(text: string): void {
  write('stderr', text);
}

/** Answers when the last word has left this process. */
export async function allWritten(): Promise<void> {
  for (const stream of opened.values()) {
    // One after the other is soon enough.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise<void>((resolve) => {
      stream.write('', () => {
        resolve();
      });
    });
  }
}

const numbers = { stdout: 1, stderr: 2 };
type Name = keyof typeof numbers;

/** Those that did not take all at once, from then on: so that the order is kept. */
const opened = new Map<Name, NodeJS.WriteStream>();

function write(name: Name, text: string): void {
  const rest = opened.has(name) ? text : writeAtOnce(numbers[name], text);
  if (rest.length > 0) streamOf(name).write(rest);
}

/** Answers what was not taken. */
function writeAtOnce(file: number, text: string): Buffer {
  let rest = Buffer.from(text);
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(file, rest));
  } catch (error) {
    if (isGone(error)) process.exit();
    // Who reads is not ready for more: the stream waits.
  }
  return rest;
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}

function streamOf(name: Name): NodeJS.WriteStream {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const stream = process[name].on('error', () => process.exit());
  opened.set(name, stream);
  return stream;
}
