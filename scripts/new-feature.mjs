// `pnpm new:feature trial-pass`: creates a feature's first files in the core, each with its test.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './lib/project.mjs';
import { reportFailure, shown, StepFailed } from './lib/step.mjs';

const templates = inRoot('scripts', 'templates', 'feature');

if (import.meta.main) {
  try {
    const [name, ...rest] = process.argv.slice(2);
    if (name === undefined || rest.length > 0) {
      throw new StepFailed(
        'Usage: pnpm new:feature <name>, with the name in the format trial-pass.',
      );
    }
    const files = scaffold(name);
    console.log(files.map((file) => `  ${shown(file)}`).join('\n'));
    console.log(`
The tests pass already: pnpm test:unit packages/core/src/${name}
Next:
  1. Replace XX-00 with the requirement's id, and validUntil with the domain's fields and rules.
  2. Add the folder to the rooms in .dependency-cruiser.mjs, above those that it imports from.
  3. Add exports: the types and Load… to an entry in src/entries, the fake to testing/index.ts, and
     the contract to testing/contract.ts.
  4. Write an adapter in packages/adapters-http, and run the contract against it.`);
  } catch (error) {
    reportFailure(error);
  }
}

/**
 * Writes a feature's first files, one role each: into a new folder in `src`, the fake and contract into `testing`.
 * @param {string} name kebab-case, the domain's singular noun: `trial-pass`
 * @returns {string[]} the files written
 */
export function scaffold(name, core = inRoot('packages', 'core')) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new StepFailed(`"${name}" is not a valid feature name. Use the format trial-pass.`);
  }
  const folder = join(core, 'src', name);
  const testing = join(core, 'testing');
  const folders = [
    ['.contract.', join(testing, 'contracts')],
    ['.fake.', join(testing, 'fakes')],
  ];
  const files = readdirSync(templates).map((template) => {
    const [, place] = folders.find(([role]) => template.includes(role)) ?? ['', folder];
    return [template, join(place, template.replace('feature', name).replace(/\.txt$/, ''))];
  });
  const taken = [folder, ...files.map(([, file]) => file)].find((path) => existsSync(path));
  if (taken !== undefined) throw new StepFailed(`${taken} is there already.`);
  return files.map(([template, file]) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, filledIn(readFileSync(join(templates, template), 'utf8'), name));
    return file;
  });
}

function filledIn(text, name) {
  const pascal = name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());
  return text
    .replaceAll('__kebab__', name)
    .replaceAll('__noun__', name.replaceAll('-', ' '))
    .replaceAll('__Feature__', pascal)
    .replaceAll('__feature__', pascal[0].toLowerCase() + pascal.slice(1));
}
