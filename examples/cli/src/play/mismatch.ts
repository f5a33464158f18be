import { valueText } from '../scenario/problem.ts';
import type { Path } from '../scenario/source-map.ts';

/** An action that failed or an expectation that isn't met, with its place in the scenario. */
export class Mismatch {
  /** Below the step, or below the scenario if no step is at fault. */
  readonly path: Path;
  readonly message: string;
  readonly expected: string;
  readonly seen: string;

  constructor(path: Path, message: string, expected: unknown, seen: unknown) {
    this.path = path;
    this.message = message;
    this.expected = plain(expected);
    this.seen = plain(seen);
  }

  /** The same mismatch with its path relative to an outer place. */
  below(outer: Path): Mismatch {
    return new Mismatch([...outer, ...this.path], this.message, this.expected, this.seen);
  }
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : valueText(value);
}
