/** Work whose cost is asked for at several sizes of what it works on. */
export interface Growth {
  readonly name: string;
  /** What there is more and more of. */
  readonly of: 'clubs' | 'times' | 'scenarios';
  /** Each so many times the one before. */
  readonly sizes: readonly number[];
  /** Makes what the work needs of that size, and answers how to measure it: once, in microseconds. */
  readonly prepare: (size: number) => () => Promise<number>;
}

export interface GrownRow {
  readonly name: string;
  readonly of: Growth['of'];
  /** By size, in microseconds. */
  readonly figures: readonly GrownFigure[];
}

export interface GrownFigure {
  readonly size: number;
  readonly us: number;
}
