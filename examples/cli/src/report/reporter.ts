import type { Outcome } from '../play/play-all.ts';
import type { Problem } from '../scenario/problem.ts';
import type { Measurement } from './measure.ts';

/** The result of a replay. */
export interface Played {
  /** In the order of the files and runs. */
  readonly outcomes: readonly Outcome[];
  /** Null without `--repeat`. */
  readonly measurement: Measurement | null;
  readonly seconds: number;
}

/** Writes a report, in pieces or at the end. Each method returns text, including its newline. */
export interface Reporter {
  /** After each run. Empty if the report is written at the end. */
  onOutcome(outcome: Outcome): string;
  onEnd(played: Played): string;
  /** Replaces the two above if files have problems and nothing is played. */
  onProblems(problems: readonly Problem[]): string;
}

/** The scenario's name, with the run number if there are several. */
export function titleOf({ name, run }: Outcome, repeats: boolean): string {
  return repeats ? `${name} (run ${run})` : name;
}
