import leven from 'leven';

/** A problem in a file, in terms its author understands. */
export interface Problem {
  /** As named on the command line, or as found in a named folder. */
  readonly file: string;
  /** From 1; null if the whole file is at fault. */
  readonly line: number | null;
  readonly column: number | null;
  readonly message: string;
  readonly expected: string | null;
  readonly seen: string | null;
}

/** The problem with its place, expected and actual value: `scenarios/booked.yaml:12:5: …`. */
export function problemText(problem: Problem): string {
  const { file, line, column, message, expected, seen } = problem;
  const place = [file, line, column].filter((part) => part !== null).join(':');
  return [
    `${place}: ${message}`,
    ...(expected === null ? [] : [`  expected: ${expected}`]),
    ...(seen === null ? [] : [`  seen:     ${seen}`]),
  ].join('\n');
}

/** A value of a file on one line, shortened if it's long. */
export function valueText(value: unknown): string {
  const whole = value === undefined ? 'nothing' : JSON.stringify(value);
  return whole.length > 100 ? `${whole.slice(0, 99)}…` : whole;
}

/** `; did you mean "press"?`, or empty if no name is close. */
export function didYouMean(word: string, names: readonly string[]): string {
  const near = names
    .map((name) => ({ name, distance: leven(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 3)))
    .toSorted((one, other) => one.distance - other.distance)[0];
  return near === undefined ? '' : `; did you mean "${near.name}"?`;
}
