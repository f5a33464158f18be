/** Something that is wrong with a file, told so that it can be put right without reading this program. CL-04 */
export interface Problem {
  /** As it was named on the command line, or found below a folder that was. */
  readonly file: string;
  /** From 1; null where the file as a whole is at fault. */
  readonly line: number | null;
  readonly column: number | null;
  readonly message: string;
  readonly expected: string | null;
  readonly seen: string | null;
}

/** `scenarios/booked.yaml:12:5: …` with what was expected and what was seen. */
export function problemText(problem: Problem): string {
  const { file, line, column, message, expected, seen } = problem;
  const place = [file, line, column].filter((part) => part !== null).join(':');
  return [
    `${place}: ${message}`,
    ...(expected === null ? [] : [`  expected: ${expected}`]),
    ...(seen === null ? [] : [`  seen:     ${seen}`]),
  ].join('\n');
}

/** A value of a file on one line, cut where it is long. */
export function valueText(value: unknown): string {
  const whole = value === undefined ? 'nothing' : JSON.stringify(value);
  return whole.length > 100 ? `${whole.slice(0, 99)}…` : whole;
}
