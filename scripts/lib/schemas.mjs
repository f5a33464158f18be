import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'oxfmt';
import { parseAst } from 'vite';
import { inRoot } from './project.mjs';
import { capitalised, schemaCode } from './schema-code.mjs';
import { filesBelow } from './stamp.mjs';

/**
 * What is compiled from zod schemas: `club.compiled.ts` holds `decodeClub` for the `clubSchema` of `club.schema.ts`, and
 * `contract/visits.compiled.ts` the calls of `contract/visits.ts`, each with a decoder where it had a schema. Run it
 * with the condition `source`.
 * @returns {Promise<{file: string, source: string, code: string, exports: {name: string, schema: object}[]}[]>}
 *   absolute paths, the code that the file should hold, and what each of its exports reads
 */
export async function compiledFiles() {
  const sources = (await Promise.all(sourceFiles().map(readSource))).filter(
    ({ exports }) => exports.length > 0,
  );
  return Promise.all(sources.map((source) => compiled(source, sources)));
}

/** The compiled files that stand on the disk. */
export function standingFiles() {
  return [...filesEnding('.compiled.ts'), ...ofServer.map(compiledFrom)]
    .filter(existsSync)
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }));
}

const contract = inRoot('packages', 'adapters-http', 'src', 'contract');

/** What the reference API reads all the time. */
const ofServer = [
  inRoot('examples', 'api', 'src', 'leads', 'lead-bodies.schema.ts'),
  inRoot('examples', 'api', 'src', 'visits', 'visit-hours.schema.ts'),
];

function sourceFiles() {
  const calls = filesEnding('.ts').filter(
    (file) => dirname(file) === contract && /^[\w-]+\.ts$/.test(basename(file)),
  );
  return [...filesEnding('.schema.ts'), ...calls, ...ofServer];
}

function filesEnding(ending) {
  return filesBelow(inRoot('packages'), (name, isFolder) =>
    isFolder ? !['node_modules', 'dist', 'dist-types'].includes(name) : name.endsWith(ending),
  ).toSorted();
}

async function readSource(source) {
  const members = Object.entries(await load(source)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const isSchemaFile = source.endsWith('.schema.ts');
  return {
    source,
    file: compiledFrom(source),
    imported: await importsOf(source),
    exports: isSchemaFile ? schemasIn(members, source) : callsIn(members),
  };
}

const compiledFrom = (source) => source.replace(/(\.schema)?\.ts$/, '.compiled.ts');

function schemasIn(members, source) {
  return members
    .filter(([, member]) => member?._zod !== undefined)
    .map(([from, schema]) => {
      const [, word] = /^(\w+)Schema$/.exec(from) ?? [];
      if (word === undefined) throw new Error(`${from} in ${source} should be named …Schema.`);
      return { from, name: `decode${capitalised(word)}`, schema };
    });
}

function callsIn(members) {
  return members
    .filter(([, member]) => member?.answer?._zod !== undefined)
    .map(([from, call]) => ({ from, name: from, schema: call.answer, call }));
}

/**
 * What a file imports from other files of its package, by what it is: schemas of others, functions that refine. What the
 * format of scenarios is put together from is compiled with it, and so are the functions that refine that.
 */
async function importsOf(source) {
  const { body } = parseAst(readFileSync(source, 'utf8'), { lang: 'ts' });
  const imports = body.filter(
    ({ type, importKind, source: from }) =>
      type === 'ImportDeclaration' && importKind !== 'type' && from.value.startsWith('.'),
  );
  const members = await Promise.all(
    imports.map(async ({ source: { value } }) => {
      const from = resolve(dirname(source), value);
      return Object.entries(await load(from)).map(([name, member]) => [member, { name, from }]);
    }),
  );
  return new Map(members.flat());
}

const load = (file) => import(/* @vite-ignore */ pathToFileURL(file).href);

async function compiled({ source, file, exports }, sources) {
  const used = new Map();
  const nameOf = (part) => {
    const found = importedAs(part);
    if (found !== null) used.set(found.from, (used.get(found.from) ?? new Set()).add(found.name));
    return found?.name ?? null;
  };
  const { shared, codes } = schemaCode(
    exports.map(({ schema }) => schema),
    nameOf,
  );
  const written = [
    ...shared.map(({ name, code }) => `const ${name} = ${code};`),
    ...exports.map((one, at) => exported(one, codes[at])),
  ].join('\n');
  const read = [...shared.map(({ code }) => code), ...codes]
    .join()
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '');
  const { code, errors } = await format(basename(file), header() + written, formatting);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return { file, source, code, exports };

  /** A schema that another file exports is read by that file's decoder. */
  function importedAs(part) {
    const other = sources.find(
      (one) =>
        one.file !== file && one.exports.some(({ schema, call }) => !call && schema === part),
    );
    if (other !== undefined) {
      const { name } = other.exports.find(({ schema }) => schema === part);
      return { name, from: pathFrom(file, other.file) };
    }
    if (typeof part !== 'function') return null;
    const refines = sources.map(({ imported }) => imported.get(part)).find(Boolean);
    return refines ? { name: refines.name, from: pathFrom(file, refines.from) } : null;
  }

  function header() {
    const isOfCore = file.startsWith(inRoot('packages', 'core'));
    const decode = isOfCore
      ? pathFrom(file, inRoot('packages', 'core', 'src', 'shared', 'decode.ts'))
      : '@foyer/core/decode';
    const sourceName = pathFrom(file, source);
    const names = readers.filter((name) => new RegExp(String.raw`\b${name}\b`).test(read));
    const calls = exports.filter(({ call }) => call);
    const ownTypes = exports.length > calls.length ? ['type DecoderOf'] : [];
    const lines = [
      `// Compiled from ${sourceName} by \`pnpm schemas\`. Change it there.`,
      `import { ${[...ownTypes, ...names].join(', ')} } from '${decode}';`,
      ...[...used].map(([from, parts]) => `import { ${[...parts].join(', ')} } from '${from}';`),
      ...(calls.length > 0 ? [`import type { Compiled } from './call.ts';`] : []),
      `import type * as source from '${sourceName}';`,
    ];
    return `${lines.join('\n')}\n\n`;
  }
}

function exported({ from, name, call }, code) {
  // A cast: a brand is claimed by the schema, and no reader can tell.
  if (!call) return `export const ${name} = ${code} as DecoderOf<typeof source.${from}>;`;
  const { method, path, repeatable, asks, needsToken } = call;
  const facts = Object.entries({ name: call.name, method, path, repeatable, asks, needsToken })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `export const ${name}: Compiled<typeof source.${from}> = { ${facts.join(', ')}, decode: ${code} };`;
}

const readers = [
  ...['anything', 'either', 'flag', 'integer', 'keyedRecord', 'list', 'matches', 'nothing'],
  ...['nullable', 'number', 'object', 'oneOf', 'optional', 'record', 'strictObject', 'text'],
  ...['where', 'withDefault'],
];

const formatting = JSON.parse(readFileSync(inRoot('.oxfmtrc.json'), 'utf8'));

function pathFrom(file, to) {
  const path = relative(dirname(file), to).replaceAll(sep, '/');
  return path.startsWith('.') ? path : `./${path}`;
}
