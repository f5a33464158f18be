import { inspect } from 'node:util';
import type { WrongAnswer } from '../benchmark.ts';

/** What a way got wrong, on the first input that shows it. */
export function wrongAnswerText({ way, input, expected, seen }: WrongAnswer): string {
  return [
    `${way} has another answer, so nothing of this is timed.`,
    `  asked     ${shown(input)}`,
    `  expected  ${shown(expected)}`,
    `  seen      ${shown(seen)}`,
  ].join('\n');
}

/** On one line and in bounds: an input may be a month of times. */
function shown(value: unknown): string {
  return inspect(value, {
    breakLength: Infinity,
    compact: true,
    maxArrayLength: 10,
    maxStringLength: 200,
  });
}
