/**
 * zod schemas as code: calls of the readers in packages/core/src/shared/decode.ts. It knows the kinds of schema that the
 * project uses and refuses any other, so that nothing is ever read more leniently than its schema says.
 */

/**
 * @param {import('zod/mini').ZodMiniType[]} schemas what one file reads
 * @param {(part: unknown) => string | null} nameOf what a compiled schema, or a function that a refinement calls, is
 *   imported as; null for all else
 * @returns {{shared: {name: string, code: string}[], codes: string[]}} the code of each schema in its order, and first
 *   what occurs in them more than once
 */
export function schemaCode(schemas, nameOf) {
  const whole = (schema) => codeOf(schema, whole, nameOf);
  const names = namesOf(repeatedParts(schemas, whole));
  const short = (schema) => names.get(whole(schema))?.name ?? codeOf(schema, short, nameOf);
  const shared = [...names.values()].map(({ name, schema }) => ({
    name,
    code: codeOf(schema, short, nameOf),
  }));
  return { shared, codes: schemas.map(short) };
}

/** Code to schema of what is written in more than one place, inner parts first. */
function repeatedParts(schemas, whole) {
  const seen = new Map();
  const repeated = new Set();
  const visit = (schema) => {
    const code = whole(schema);
    if (!code.includes('(')) return;
    if (seen.has(code)) {
      repeated.add(code);
      return;
    }
    partsOf(schema._zod.def).forEach(visit);
    seen.set(code, schema);
  };
  schemas.forEach(visit);
  return new Map([...seen].filter(([code]) => repeated.has(code)));
}

/** `nullable(text)` is called nullableText, an object by its number. */
function namesOf(parts) {
  let objects = 0;
  return new Map(
    [...parts].map(([code, schema]) => {
      const words = /^[\w(), ]{1,40}$/.test(code) ? (code.match(/\w+/g) ?? []) : [];
      const name = words.map((word, at) => (at === 0 ? word : capitalised(word))).join('');
      return [code, { schema, name: name === '' ? `part${++objects}` : name }];
    }),
  );
}

export function capitalised(word) {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function partsOf({ shape = {}, options = [], innerType, element, keyType, valueType }) {
  return [...Object.values(shape), ...options, innerType, element, keyType, valueType].filter(
    (part) => part !== undefined,
  );
}

function codeOf(schema, render, nameOf) {
  const { def } = schema._zod;
  return (
    nameOf(schema) ??
    (def.checks ?? [])
      .map((check) => check._zod.def)
      .filter(({ check }) => check !== 'describe')
      .reduce((code, check) => `where(${code}, ${conditionOf(check, nameOf)})`, kindOf(def, render))
  );
}

function kindOf(def, render) {
  switch (def.type) {
    case 'string':
      return known(def, 'format', 'coerce') && 'text';
    case 'number':
      if (def.format === 'safeint') return 'integer';
      return known(def, 'format', 'coerce') && 'number';
    case 'boolean':
      return known(def, 'coerce') && 'flag';
    case 'unknown':
      return 'anything';
    case 'undefined':
      return 'nothing';
    case 'literal':
      return `oneOf(${def.values.map(constant).join(', ')})`;
    case 'enum':
      return `oneOf(${Object.values(def.entries).map(constant).join(', ')})`;
    case 'nullable':
      return `nullable(${render(def.innerType)})`;
    case 'optional':
      return `optional(${render(def.innerType)})`;
    case 'default':
      return `withDefault(${render(def.innerType)}, () => (${JSON.stringify(def.defaultValue)}))`;
    case 'array':
      return `list(${render(def.element)})`;
    case 'record':
      if (def.keyType._zod.def.type !== 'string') {
        throw new Unsupported('a record whose keys are not text');
      }
      return known(def, 'mode', 'partial') && recordOf(def, render);
    case 'union':
      return (
        known(def, 'discriminator', 'inclusive') &&
        def.options.map(render).reduceRight((rest, option) => `either(${option}, ${rest})`)
      );
    case 'object':
      return `${isStrict(def) ? 'strictObject' : 'object'}({ ${Object.entries(def.shape)
        .map(([key, field]) => `${JSON.stringify(key)}: ${fieldOf(key, field, render)}`)
        .join(', ')} })`;
    default:
      throw new Unsupported(`the kind “${def.type}”`);
  }
}

function recordOf({ keyType, valueType }, render) {
  const keys = render(keyType);
  const values = render(valueType);
  return keys === 'text' ? `record(${values})` : `keyedRecord(${keys}, ${values})`;
}

/** True where no other fields may be there, false where they are left out. */
function isStrict(def) {
  return def.catchall?._zod.def.type === 'never' || !known(def, 'catchall');
}

/** zod refuses a field that is missing unless it is optional or has a default; a reader that takes undefined would not. */
function fieldOf(key, field, render) {
  const { optin, def } = field._zod;
  if (optin === undefined && field.safeParse(undefined).success) {
    throw new Unsupported(`“${key}”, which must be there and may be undefined`);
  }
  if (optin === 'defaulted' && def.type !== 'default') {
    throw new Unsupported(`“${key}”, whose default stands inside of something else`);
  }
  return render(field);
}

function conditionOf(def, nameOf) {
  switch (def.check) {
    case 'greater_than':
      return `(it) => it ${def.inclusive ? '>=' : '>'} ${Number(def.value)}`;
    case 'less_than':
      return `(it) => it ${def.inclusive ? '<=' : '<'} ${Number(def.value)}`;
    case 'min_length':
      // zod counts code points: no matter where there need only be one.
      if (def.minimum === 1) return '(it) => it.length > 0';
      throw new Unsupported('a length of which zod counts code points');
    case 'max_length':
      // zod counts code points, of which there are never more than UTF-16 units.
      return `(it) => it.length <= ${def.maximum} || Array.from(it).length <= ${def.maximum}`;
    case 'string_format':
      if (def.format === 'regex' && def.pattern.flags === '') {
        return `matches(${String(def.pattern)})`;
      }
      throw new Unsupported(`the format “${def.format}”`);
    case 'custom': {
      const name = nameOf(def.fn);
      if (name !== null) return name;
      throw new Unsupported('a refinement by a function that the schema’s file does not import');
    }
    default:
      throw new Unsupported(`the check “${def.check}”`);
  }
}

function known(def, ...refused) {
  for (const name of refused) {
    if (def[name] !== undefined && def[name] !== false) {
      throw new Unsupported(`a ${def.type} with ${name}`);
    }
  }
  return true;
}

function constant(value) {
  if (value === undefined || typeof value === 'bigint') {
    throw new Unsupported(`the literal ${String(value)}`);
  }
  return JSON.stringify(value);
}

/** A schema that is not compiled. Teach this file its kind, or say it in kinds that it knows. */
export class Unsupported extends Error {
  constructor(what) {
    super(`A schema has ${what}, which scripts/lib/schema-code.mjs does not compile.`);
  }
}
