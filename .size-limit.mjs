/** The bundle sizes of docs/performance.md, in gzip. `pnpm size` builds the site and checks them. */
import { readFileSync } from 'node:fs';

const site = 'examples/web/dist';
const manifest = JSON.parse(readFileSync(`${site}/.vite/manifest.json`, 'utf8'));

const page = readFileSync(`${site}/index.html`, 'utf8');
const first = [...new Set([...scriptsIn(page), ...filesOf('src/main.tsx', 'src/react-first.ts')])];

export default [
  budget('lead route', 135, first),
  budget('front page', 141, [...first, ...filesOf('src/pages/home-page.tsx')]),
  {
    name: 'headless lead flow',
    path: 'packages/core/dist/src/index.js',
    import: '{ createLeadFlow }',
    ignore: ['temporal-polyfill'],
    gzip: true,
    limit: '36 KiB',
  },
  budget('element', 154, [
    `${site}/embed/foyer-lead-flow.js`,
    `${site}/embed/assets/{lead-flow-events,preload-helper,mount,program,flow}-???????.js`,
  ]),
  lazy('src/pages/corporate-page.tsx', 56),
  lazy('src/pages/join-page.tsx', 50),
  lazy('src/http-repositories.ts', 20),
  lazy('src/compose-account.ts', 40),
  ...Object.keys(manifest)
    .filter((key) => key.startsWith('src/pages/account/'))
    .map((key) => lazy(key, 64)),
];

/** What a route loads in addition to the lead route. */
function lazy(key, limit) {
  return budget(
    key.replace(/^src\//, ''),
    limit,
    filesOf(key).filter((file) => !first.includes(file)),
  );
}

function budget(name, limit, path) {
  return { name, path, gzip: true, rolldown: false, limit: `${limit} KiB` };
}

/** The scripts that a text names. */
function scriptsIn(text) {
  const names = text.match(/\bassets\/[\w.-]+\.js/g) ?? [];
  return [...new Set(names)].map((name) => `${site}/${name}`);
}

/** The scripts of these modules and everything that they import statically. */
function filesOf(...keys) {
  const found = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is not a chunk of the site.`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...found].filter((file) => file.endsWith('.js')).map((file) => `${site}/${file}`);
}
