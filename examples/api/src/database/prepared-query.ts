import type { CompiledQuery } from 'kysely';

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
  build: (database: Database, values: Values) => { readonly compile: () => CompiledQuery<Row> },
): (database: Database, values: Values) => Promise<Row[]> {
  const engines = new WeakMap<object, Map<string, CompiledQuery<Row>>>();
  return async (database, values) => {
    const { adapter } = database.getExecutor();
    const compiled = engines.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    engines.set(adapter, compiled);
    const shape = shapeOf(values);
    const query = compiled.get(shape) ?? build(database, slotsOf(values)).compile();
    compiled.set(shape, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? (Reflect.get(values, parameter.name) as unknown) : parameter,
    );
    const { rows } = await database.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

function shapeOf(values: object): string {
  let shape = '';
  for (const [name, value] of Object.entries(values)) if (value !== undefined) shape += `${name},`;
  return shape;
}

function slotsOf<Values extends object>(values: Values): Values {
  const slots = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, new Slot(name)]],
  );
  return Object.fromEntries(slots) as Values;
}
