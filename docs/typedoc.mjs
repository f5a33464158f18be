// The API reference: one Markdown page for each entry of a package, in docs/reference.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const packages = join(import.meta.dirname, '..', 'packages');
/** Entries whose names nobody looks up: translations, Temporal, and the tests that a port must pass. */
const leftOut = /messages\/|temporal$|contract/;

/** The name that imports each source file, `@foyer/core/visit`. */
const entries = new Map(
  ['react', 'react-ui', 'core', 'adapters-http', 'adapters-browser', 'replay'].flatMap(entriesOf),
);

function entriesOf(folder) {
  const manifest = join(packages, folder, 'package.json');
  const { name, exports } = JSON.parse(readFileSync(manifest, 'utf8'));
  return Object.entries(exports)
    .filter(([path, { source }]) => source !== undefined && !leftOut.test(path))
    .map(([path, { source }]) => [join(packages, folder, source), name + path.slice(1)]);
}

/** Names each page as its entry is imported, not by its path. */
function nameModules({ converter }) {
  const names = new Map([...entries].map(([file, name]) => [moduleOf(file), name]));
  converter.on('resolveBegin', ({ project }) => {
    for (const module of project.children ?? []) module.name = names.get(module.name);
  });
}

/** How TypeDoc names the module in a file. */
function moduleOf(file) {
  return relative(packages, file).replace(/(\/index)?\.tsx?$/, '');
}

export default {
  entryPoints: [...entries.keys()],
  tsconfig: join(import.meta.dirname, 'tsconfig.reference.json'),
  out: join(import.meta.dirname, 'reference'),
  plugin: ['typedoc-plugin-markdown', nameModules],
  outputFileStrategy: 'modules',
  entryFileName: 'index',
  // `pnpm check` checks the types.
  skipErrorChecking: true,
  readme: 'none',
  disableSources: true,
  excludeExternals: true,
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  tableColumnSettings: { hideModifiers: true, hideInherited: true },
};
