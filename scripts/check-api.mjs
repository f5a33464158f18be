// `pnpm check:api`: compares the packages' public declarations with their api.md, so that a review sees each changed
// signature. An entry has at most 60 names. `--update` writes the files. Reads the declarations that `tsc -b` emitted.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readOptions } from './lib/options.mjs';
import { inRoot } from './lib/project.mjs';
import { reportFailure, StepFailed } from './lib/step.mjs';

const { update } = readOptions({ options: { update: { type: 'boolean', default: false } } }).values;

/** The most names of an entry that someone still reads through. */
const mostNames = 60;

const packages = ['core', 'adapters-http', 'adapters-browser', 'react-ui', 'react', 'replay'];

try {
  const changed = packages.filter((name) => !isCurrent(inRoot('packages', name)));
  if (changed.length > 0) {
    throw new StepFailed(
      `The public API of ${changed.join(', ')} changed. Run pnpm check:api --update and commit api.md.`,
    );
  }
} catch (error) {
  reportFailure(error);
}

function isCurrent(folder) {
  const file = join(folder, 'api.md');
  const report = reportOf(folder);
  if (existsSync(file) && readFileSync(file, 'utf8') === report) return true;
  if (!update) return false;
  writeFileSync(file, report);
  return true;
}

/** A Markdown section for each entry, with its declarations in alphabetical order. */
function reportOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const sections = Object.entries(exports)
    // The player's parts may change in any version.
    .filter(([path, { types }]) => types !== undefined && path !== './player')
    .map(([path, { types }]) => {
      const declarations = [...exportsOf(join(folder, types))].toSorted(([a], [b]) =>
        a < b ? -1 : 1,
      );
      if (declarations.length > mostNames) {
        throw new StepFailed(
          `${name + path.slice(1)} has ${declarations.length} names, more than ${mostNames}. Give part of them an entry of its own.`,
        );
      }
      const code = declarations.map(([, text]) => text).join('\n\n');
      return `## ${name + path.slice(1)}\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
    });
  return [
    `# The public API of ${name}\n\nWritten by \`pnpm check:api --update\`.\n`,
    ...sections,
  ].join('\n');
}

/** The text of each exported declaration of a .d.ts file, by its name. Follows re-exports. */
function exportsOf(file, found = new Map()) {
  if (found.has(file)) return found.get(file);
  const declarations = new Map();
  found.set(file, declarations);
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [, names, source] of text.matchAll(
    /^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?;/gm,
  )) {
    const target = source?.startsWith('.')
      ? exportsOf(join(dirname(file), asTypes(source)), found)
      : null;
    for (const name of names.split(',')) {
      const [, from, to = from] = /^\s*(?:type )?(\w+)(?: as (\w+))?\s*$/.exec(name) ?? [];
      if (from === undefined) continue;
      const external = `export { ${to} } from '${source ?? relative(process.cwd(), file)}';`;
      declarations.set(to, target?.get(from) ?? external);
    }
  }
  for (const [, source] of text.matchAll(/^export (?:type )?\* from '(\.[^']+)';/gm)) {
    for (const [name, declaration] of exportsOf(join(dirname(file), asTypes(source)), found)) {
      declarations.set(name, declaration);
    }
  }
  for (const declaration of statementsOf(text)) {
    const name =
      /^export (?:declare )?(?:abstract )?(?:class|const|function|interface|let|namespace|type) (\w+)/.exec(
        declaration,
      )?.[1];
    if (name === undefined) continue;
    const before = declarations.get(name);
    declarations.set(name, before === undefined ? declaration : `${before}\n${declaration}`);
  }
  return declarations;
}

/** The exported statements: a block ends with its last brace, everything else with a semicolon. */
function* statementsOf(text) {
  let lines = [];
  let depth = 0;
  for (const line of text.split('\n')) {
    if ((lines.length === 0 && !line.startsWith('export ')) || line.trim() === '') continue;
    lines.push(line.replace('export declare ', 'export ').trimEnd());
    depth += (line.match(/[{([]/g) ?? []).length - (line.match(/[})\]]/g) ?? []).length;
    const isBlock = /^export (abstract )?(class|interface|namespace|enum) /.test(lines[0]);
    if (depth === 0 && (line.endsWith(';') || (isBlock && line.endsWith('}')))) {
      yield lines.join('\n').replaceAll('    ', '  ');
      lines = [];
    }
  }
}

function asTypes(source) {
  return source.replace(/\.[jt]sx?$/, '.d.ts');
}
