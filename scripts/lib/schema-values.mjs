import fc from 'fast-check';

/** JSON values that fit a schema, for tests. */
export function fitting(schema) {
  const made = known.get(schema);
  if (made !== undefined) return made;
  const { def } = schema._zod;
  const values = ofKind(def);
  const fit =
    def.checks === undefined && def.format === undefined
      ? values
      : values.filter((value) => schema.safeParse(value).success);
  known.set(schema, fit);
  return fit;
}

/** A schema stands in many places of a large one. */
const known = new WeakMap();

function ofKind(def) {
  switch (def.type) {
    case 'string':
      return fc.oneof(fc.string(), fc.constantFrom(...wellFormed), ...patterned(def));
    case 'number':
      return fc.oneof(
        fc.integer({ min: -2, max: 7 }),
        fc.double({ noNaN: true }),
        fc.maxSafeInteger(),
        ...bounded(def),
      );
    case 'boolean':
      return fc.boolean();
    case 'undefined':
      return fc.constant(undefined);
    case 'unknown':
      return fc.jsonValue();
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'nullable':
      return fc.option(fitting(def.innerType));
    case 'optional':
    case 'default':
      return fc.option(fitting(def.innerType), { nil: undefined });
    case 'array':
      return fc.array(fitting(def.element), { maxLength: 3 });
    case 'record':
      return fc.dictionary(fitting(def.keyType), fitting(def.valueType), { maxKeys: 3 });
    case 'union':
      return fc.oneof(...def.options.map(fitting));
    case 'object':
      return recordOf(def);
    default:
      throw new Error(`No values are known for the kind ${def.type}.`);
  }
}

/** Of many fields that may be missing hardly any two go together where the whole is refined, and all would be megabytes. */
function recordOf({ shape, checks }) {
  const names = Object.keys(shape);
  const mayBeMissing = names.filter((name) => shape[name]._zod.optin !== undefined);
  const isSparse = checks !== undefined || mayBeMissing.length > 20;
  if (!isSparse || mayBeMissing.length === 0) return withFields(shape, names);
  const there = names.filter((name) => !mayBeMissing.includes(name));
  return fc
    .subarray(mayBeMissing, { maxLength: Math.min(3, mayBeMissing.length) })
    .chain((chosen) => withFields(shape, [...there, ...chosen]));
}

function withFields(shape, names) {
  return fc.record(Object.fromEntries(names.map((name) => [name, fitting(shape[name])])));
}

/** Whole numbers between two bounds: far from nought hardly any other would be. */
function bounded({ checks = [] }) {
  const bound = (kind) => checks.find(({ _zod }) => _zod.def.check === kind)?._zod.def.value;
  const [min, max] = [bound('greater_than'), bound('less_than')];
  return min === undefined || max === undefined ? [] : [fc.integer({ min, max })];
}

function patterned({ checks = [] }) {
  return checks
    .map((check) => check._zod.def.pattern)
    .filter((pattern) => pattern !== undefined)
    .map((pattern) => fc.stringMatching(pattern));
}

/** One text for each refinement that a schema has: no text at random would ever pass it. */
const wellFormed = ['2026-11-20T15:00:00Z', 'America/New_York', '2026-11-20'];

/** A value of the schema with up to three of its parts replaced, moved, taken out or added to. */
export function nearlyFitting(schema) {
  return fc
    .tuple(fitting(schema), fc.array(fc.tuple(fc.nat(), hostile), { maxLength: 3 }))
    .map(([value, changes]) => changes.reduce(damaged, structuredClone(value)));
}

/** What no schema expects, as JSON.parse would hand it over: own `__proto__`, numbers beyond all bounds, wrong kinds. */
const hostile = fc.oneof(
  fc.constantFrom(null, undefined),
  fc.constantFrom(undefined, null, '', 0, -0, 1.5, Infinity, 2 ** 53, true, 'tour', [], {}, [[]]),
  fc
    .constantFrom('{"__proto__":{"name":"x"}}', '{"constructor":1}', '{"length":1}')
    .map((text) => JSON.parse(text)),
  fc.jsonValue(),
);

function damaged(value, [at, chosen]) {
  // A copy: the same one in two places could come to hold itself.
  const part = structuredClone(chosen);
  const places = [...placesIn(value)];
  if (places.length === 0 || at % 7 === 0) return part;
  const [holder, key] = places[at % places.length];
  if (at % 5 === 0 && !Array.isArray(holder)) delete holder[key];
  else if (at % 11 === 0 && !Array.isArray(holder)) holder.unexpected = part;
  else if (at % 3 === 0 && !Array.isArray(holder)) moveToEnd(holder, key);
  else
    Object.defineProperty(holder, key, {
      value: part,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  return value;
}

function moveToEnd(holder, key) {
  const { [key]: part } = holder;
  delete holder[key];
  holder[key] = part;
}

/** Every part of a value, as what holds it and its key there. */
function* placesIn(value) {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    yield [value, key];
    yield* placesIn(value[key]);
  }
}
