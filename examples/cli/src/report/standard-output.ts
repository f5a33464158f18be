import { writeSync } from 'node:fs';

/**
 * Writes to standard output, without the platform's stream where it takes all at once: making one takes 3 ms. A reader that
 * went away (`pnpm replay … | head`) ends the report, not in an error. CL-04
 */
export function writeOut(text: string): void {
  if (stream !== null) {
    stream.write(text);
    return;
  }
  let rest = Buffer.from(text);
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(standardOutput, rest));
  } catch (error) {
    if (isGone(error)) process.exit();
    // Who reads is not ready for more: the stream waits.
    stream = process.stdout.on('error', () => process.exit());
    stream.write(rest);
  }
}

const standardOutput = 1;

/** From the first time on that standard output did not take all at once, so that the order is kept. */
let stream: typeof process.stdout | null = null;

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}
