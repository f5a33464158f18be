import type { Outcome } from '../play/play-all.ts';
import type { Problem } from '../scenario/problem.ts';
import type { Measurement } from './measure.ts';

/** What a report is made of, once everything was played. */
export interface Played {
  /** In the order of the files, run by run. */
  readonly outcomes: readonly Outcome[];
  /** Null unless repeats were asked for. */
  readonly measurement: Measurement | null;
  readonly seconds: number;
}

/** Writes a report, piece by piece or in one. Every piece is text for standard output or the file, newline included. */
export interface Reporter {
  /** After each run; empty where the report comes in one piece. */
  onOutcome(outcome: Outcome): string;
  onEnd(played: Played): string;
  /** Instead of the two above, where files are wrong and nothing is played. */
  onProblems(problems: readonly Problem[]): string;
}

/** How often a run's name is told where there are repeats: the name alone for the only one. */
export function titleOf({ name, run }: Outcome, repeats: boolean): string {
  return repeats ? `${name} (run ${run})` : name;
}
