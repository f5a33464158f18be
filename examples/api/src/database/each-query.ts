import type { CompiledQuery } from 'kysely';

/**
 * Statements that are carried out one right after the other, each all or nothing by itself: what fails, fails alone. Its
 * rows are what came of each. For an engine with the `GroupingAdapter`, which finds its own code, and the pages of the
 * table, in the processor's cache that way.
 */
export interface EachQuery<Row> extends CompiledQuery<PromiseSettledResult<readonly Row[]>> {
  readonly each: readonly Attempt<Row>[];
}

/** A statement, and what is carried out in its place when it changed nothing. */
export interface Attempt<Row> {
  readonly query: CompiledQuery<Row>;
  readonly otherwise: () => CompiledQuery<Row>;
}

/** At least one. */
export function eachOf<Row>(each: readonly Attempt<Row>[]): EachQuery<Row> {
  const [first] = each;
  if (!first) throw new Error('There is nothing to carry out.');
  return { ...first.query, each };
}

export function isEachQuery(query: CompiledQuery): query is EachQuery<unknown> {
  return 'each' in query;
}
