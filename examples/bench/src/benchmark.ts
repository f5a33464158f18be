/** The names of two ways that most benchmarks have. */
export const ourName = 'Foyer';
export const floorName = 'floor';

/** One way to do a benchmark's work. */
export interface Way<Input> {
  /** As the table names it: `Foyer`, or the library. */
  readonly name: string;
  readonly run: (input: Input) => unknown;
  /** What the run came to, in words that all ways share; what `run` answers where it is left out. Not timed. */
  readonly answer?: (result: unknown) => unknown;
}

/** `us` and `ms`: time for one input, less is better. `per second`: how many, more is better. `MB`: memory, less is better. */
export type Unit = 'us' | 'ms' | 'per second' | 'MB';

/** What the issue on speed asks for: a figure, measured beside a peer whose figure on that machine was known. */
export interface Target {
  /** In the benchmark's unit. */
  readonly figure: number;
  /** What the figure was measured beside; null where it holds by itself. */
  readonly beside: { readonly name: string; readonly figure: number } | null;
}

/** Work that Foyer does beside peers that can do the same, and beside the least that it can cost. */
export interface Benchmark {
  readonly name: string;
  /** Makes what the work needs: a million clubs, an actor, a process. */
  readonly prepare: () => Promise<PreparedBenchmark>;
}

export interface PreparedBenchmark {
  readonly unit: Unit;
  readonly target: Target | null;
  /** The names of the ways: `ourName`, the peers', and `floorName` where there is one. */
  readonly ways: readonly string[];
  /** Answers the ways whose answer differs from Foyer's, and how: their figures would say nothing. */
  findWrongAnswers(): readonly WrongAnswer[];
  /** The figure of one way, in the unit, of a warm run. */
  measure(way: string): Promise<number>;
}

/** The first input to which a way has another answer than Foyer. */
export interface WrongAnswer {
  readonly way: string;
  readonly input: unknown;
  readonly expected: unknown;
  readonly seen: unknown;
}
