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

/** As `prepareQuery`, for many at once over SQLite in a file. Answers what came of each, in their order. */
export function prepareEach<Values extends object, Row>(
  build: Build<Values, Row>,
): (
  database: Database,
  list: readonly Values[],
) => Promise<readonly PromiseSettledResult<readonly Row[]>[]> {
  const queryFor = writtenOnce(build);
  return async (database, list) => {
    const queries = list.map((values) => queryFor(database, values));
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
    const known = engines.get(adapter) ?? [];
    engines.set(adapter, known);
    const names = namesOf(values);
    let written = known.find((one) => isSame(one.names, names));
    if (!written) {
      written = { names, query: build(database, slotsOf(values)).compile() };
      known.push(written);
    }
    const { query } = written;
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? (Reflect.get(values, parameter.name) as unknown) : parameter,
    );
    return { ...query, parameters };
  };
}

/** A query as it is written for the values of these names. */
interface Written<Row> {
  readonly names: readonly string[];
  readonly query: CompiledQuery<Row>;
}

function namesOf(values: object): readonly string[] {
  const names: string[] = [];
  for (const [name, value] of Object.entries(values)) if (value !== undefined) names.push(name);
  return names;
}

function isSame(names: readonly string[], others: readonly string[]): boolean {
  return names.length === others.length && names.every((name, index) => name === others[index]);
}

function slotsOf<Values extends object>(values: Values): Values {
  const slots = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, new Slot(name)]],
  );
  return Object.fromEntries(slots) as Values;
}
