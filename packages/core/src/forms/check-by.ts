import type { Result } from '../kernel/result.ts';
import type { Message } from '../messages/catalog.ts';

/** Checks text by parsing it. `word` returns the message for a problem. Apart from `form.ts`, which the first page does without. */
export function checkBy<Problem>(
  parse: (text: string) => Result<unknown, Problem>,
  word: (problem: Problem) => Message,
): (text: string) => Message | null {
  return (text) => {
    const parsed = parse(text);
    return parsed.err ? word(parsed.val) : null;
  };
}

/** Counts code points, like the survey. Autofill ignores the box's own limit. */
export function checkLength(text: string, max: number): Message | null {
  return [...text].length > max ? { key: 'textTooLong', values: { max: `${max}` } } : null;
}
