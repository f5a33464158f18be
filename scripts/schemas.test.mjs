import { isDeepStrictEqual } from 'node:util';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as readers from '../packages/core/src/shared/decode.ts';
import { schemaCode } from './lib/schema-code.mjs';
import { compiledFiles, standingFiles } from './lib/schemas.mjs';
import { fitting, nearlyFitting } from './lib/schema-values.mjs';
import { shown } from './lib/step.mjs';

const files = await compiledFiles();

describe.each(files.map((one) => [shown(one.source), one]))('%s', (_, { file, exports }) => {
  it.each(exports)(
    'HT-60 LX-04 $name reads, refuses and blames what the schema does',
    async ({ name, schema }) => {
      const compiled = (await import(/* @vite-ignore */ file))[name];
      expectAgreement(schema, compiled.decode ?? compiled);
    },
  );
});

describe('each kind of schema that is compiled', () => {
  const isLong = (text) => text.length > 3;
  it.each(
    Object.entries({
      flag: z.boolean(),
      bounds: z.number().check(z.gt(0), z.lt(5)),
      inclusiveBounds: z.int().check(z.gte(1), z.lte(5)),
      refinement: z.string().check(z.refine(isLong)),
      literal: z.literal([0, 'a', null]),
      choice: z.enum(['a', 'b']),
      nothing: z.undefined(),
      optional: z.object({ any: z.optional(z.unknown()), text: z.nullish(z.string()) }),
      standard: z.object({ list: z._default(z.array(z.string()), ['a']) }),
      strict: z.strictObject({ a: z.optional(z.string()), b: z.nullable(z.number()) }),
      described: z.string().check(z.describe('what it is for')),
      pattern: z.string().check(z.regex(/^a{1,3}b?$/)),
      notEmpty: z.string().check(z.minLength(1)),
      notEmptyList: z.array(z.boolean()).check(z.minLength(1)),
      recordOfKeys: z.record(z.string().check(z.minLength(1)), z.unknown()),
      record: z.record(z.string(), z.unknown()),
      recordOfRecords: z.record(z.string(), z.record(z.string(), z.number())),
      union: z.union([
        z.object({ a: z.string() }),
        z.object({ b: z.array(z.number()) }),
        z.number(),
      ]),
      unionOfBounds: z.union([
        z.int().check(z.gte(0)),
        z.strictObject({ least: z.optional(z.int().check(z.gte(0))), most: z.optional(z.int()) }),
      ]),
    }),
  )('HT-60 reads, refuses and blames what zod does: %s', (_, schema) => {
    const { shared, codes } = schemaCode([schema], (part) => (part === isLong ? 'isLong' : null));
    const lines = shared.map(({ name, code }) => `const ${name} = ${code};`);
    expectAgreement(schema, built(codes[0], { lines, isLong }));
  });
});

describe('the compiler of schemas', () => {
  it('has been run: each compiled file is what its schema makes', () => {
    const wanted = files.map(({ file, code }) => ({ file, code }));
    const byFile = (one, other) => one.file.localeCompare(other.file);
    expect(standingFiles().toSorted(byFile)).toEqual(wanted.toSorted(byFile));
  });

  it.each([
    ['a kind', z.date()],
    ['a format', z.email()],
    ['a check', z.string().check(z.minLength(2))],
    ['a pattern with flags', z.string().check(z.regex(/a/i))],
    ['a refinement by a function of its own', z.string().check(z.refine((text) => text !== ''))],
    ['an open object', z.looseObject({})],
    ['a transformation', z.pipe(z.string(), z.transform(Number))],
    ['a field that must be there and may be undefined', z.object({ any: z.unknown() })],
    ['a record with keys of a format', z.record(z.email(), z.string())],
    ['a union by a field', z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })])],
  ])('refuses %s that it can not compile, rather than read it leniently', (_, schema) => {
    const compile = () => schemaCode([schema], () => null);
    expect(compile).toThrow(/which scripts\/lib\/schema-code.mjs does not compile/);
  });

  it.each([-1, 2 ** 53])(
    'HT-60 blames a choice as a whole for a bound inside of it: %d',
    (least) => {
      const counts = z.object({
        times: z.union([z.string(), z.object({ least: z.int().check(z.gte(0)) })]),
      });
      const { codes } = schemaCode([counts], () => null);
      expect(decoded(built(codes[0]), { times: { least } })).toEqual({ path: ['times'] });
      expect(read(counts, { times: { least } })).toEqual({ path: ['times'] });
      expect(read(counts, { times: { least: 0 } })).toEqual({ data: { times: { least: 0 } } });
    },
  );

  it('writes once what a schema holds more than once', () => {
    const text = z.nullable(z.string());
    expect(schemaCode([z.object({ a: text, b: text })], () => null)).toEqual({
      shared: [{ name: 'nullableText', code: 'nullable(text)' }],
      codes: ['object({ "a": nullableText, "b": nullableText })'],
    });
  });
});

/** What compiled code reads with. */
function built(code, { lines = [], isLong } = {}) {
  // Code of the compiler that is tested here.
  // oxlint-disable-next-line typescript/no-implied-eval
  const build = new Function(
    ...['isLong', ...Object.keys(readers)],
    [...lines, `return ${code};`].join('\n'),
  );
  return build(isLong, ...Object.values(readers));
}

function expectAgreement(schema, decode) {
  fc.assert(fc.property(fitting(schema), (value) => 'data' in read(schema, value)));
  const anything = fc.oneof(fitting(schema), nearlyFitting(schema), fc.jsonValue());
  fc.assert(
    fc.property(anything, (value) =>
      isDeepStrictEqual(decoded(decode, value), read(schema, value)),
    ),
    { numRuns: 400 },
  );
}

const read = (schema, value) => {
  const { success, data, error } = z.safeParse(schema, value);
  return success ? { data } : { path: upToChoice(schema, error.issues[0].path.map(String)) };
};

/**
 * A choice is at fault as a whole. zod goes on into the one option whose kinds all fit, where there is one: only after
 * it has read all of each, so that what is compiled, which stops at the first misfit, could not tell.
 */
function upToChoice(schema, [key, ...rest]) {
  const { type, innerType, shape, element, valueType } = schema._zod.def;
  if (key === undefined || type === 'union') return [];
  if (innerType !== undefined) return upToChoice(innerType, [key, ...rest]);
  return [key, ...upToChoice(shape?.[key] ?? element ?? valueType, rest)];
}

const decoded = (decode, value) => {
  const result = decode(value);
  // By its name: the compiled files and this one may hold a class of their own each.
  return result?.constructor?.name === 'Misfit' ? { path: [...result.path] } : { data: result };
};
