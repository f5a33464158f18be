import type { CompiledQuery } from 'kysely';

import { eachOf } from './each-query.ts';
import type { Database } from './schema.ts';

/** Stands for a value while a query's text is written. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query whose text is written once for each set of columns, not at each call: for those that are asked all the time, since
 * writing it costs more than a database in this process takes to answer. `build` must use the values as they are; a value
 * that is undefined is left out.
 */
export function prepareQuery<Values extends object, Row>(
  build: Build<Values, Row>,
): (database: Database, values: Values) => Promise<Row[]> {
  const queryFor = writtenOnce(build);
  return async (database, values) => {
    const { rows } = await database.executeQuery(queryFor(database, values));
    return rows;
  };
}

/**
 * As `prepareQuery`, for many at once over SQLite in a file: of each the first query, and, when that changed nothing, the
 * other in its place. Answers what came of each, in their order.
 */
export function prepareEach<Values extends object, Row>(
  build: Build<Values, Row>,
  otherwise: Build<Values, Row>,
): (
  database: Database,
  list: readonly Values[],
) => Promise<readonly PromiseSettledResult<readonly Row[]>[]> {
  const queryFor = writtenOnce(build);
  const otherFor = writtenOnce(otherwise);
  return async (database, list) => {
    const queries = list.map((values) => ({
      query: queryFor(database, values),
      otherwise: () => otherFor(database, values),
    }));
    const { rows } = await database.executeQuery<PromiseSettledResult<readonly Row[]>>(
      eachOf(queries),
    );
    return rows;
  };
}

type Build<Values, Row> = (
  database: Database,
  values: Values,
) => { readonly compile: () => CompiledQuery<Row> };

function writtenOnce<Values extends object, Row>(
  build: Build<Values, Row>,
): (database: Database, values: Values) => CompiledQuery<Row> {
  const engines = new WeakMap<object, Written<Row>[]>();
  return (database, values) => {
    const { adapter } = database.getExecutor();
    let known = engines.get(adapter);
    if (!known) engines.set(adapter, (known = []));
    for (const one of known) {
      const parameters = parametersOf(one, values);
      if (parameters) return { ...one.query, parameters };
    }
    const written = writtenFor(values, build(database, slotsOf(values)).compile());
    known.push(written);
    return { ...written.query, parameters: parametersOf(written, values) ?? [] };
  };
}

/** A query as it is written for the values of these names. */
interface Written<Row> {
  readonly names: readonly string[];
  readonly query: CompiledQuery<Row>;
  /** For each parameter the place of its value among the names; -1 where it is always the same. */
  readonly places: readonly number[];
}

function writtenFor<Row>(values: object, query: CompiledQuery<Row>): Written<Row> {
  const names = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : name,
  );
  const places = query.parameters.map((one) =>
    one instanceof Slot ? names.indexOf(one.name) : -1,
  );
  return { names, query, places };
}

/** What the query asks with for these values; null when it is written for others. */
function parametersOf<Row>(
  { names, query, places }: Written<Row>,
  values: object,
): readonly unknown[] | null {
  // One look at the values: it is done for every row.
  const own: unknown[] = [];
  for (const name in values) {
    const value: unknown = values[name as keyof typeof values];
    if (value === undefined) continue;
    if (name !== names[own.length]) return null;
    own.push(value);
  }
  if (own.length < names.length) return null;
  return places.map((place, index) => (place < 0 ? query.parameters[index] : own[place]));
}

function slotsOf<Values extends object>(values: Values): Values {
  const slots = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, new Slot(name)]],
  );
  return Object.fromEntries(slots) as Values;
}
