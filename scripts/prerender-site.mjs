// Prerenders every page of a built site into files that its server finds in `.pages`. Started by
// scripts/lib/build.mjs as `prerender-site.mjs <the site's folder> <the prerendering program>`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [site, program] = process.argv.slice(2).map((path) => resolve(path));
const { prerenderSite } = await import(pathToFileURL(program).href);
const page = join(site, 'index.html');
const { files, frame, ...directory } = await prerenderSite(readFileSync(page, 'utf8'), preloads());
writeFileSync(page, frame);
const folder = join(site, '.pages');
for (const [name, text] of files) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
writeFileSync(join(folder, 'pages.json'), JSON.stringify(directory, null, 2));

/**
 * The files that each language's pages need before hydration and that the script would otherwise request one by one:
 * the copy of every page and the code that loads it.
 */
function preloads() {
  const file = join(site, '.vite', 'manifest.json');
  if (!existsSync(file)) return {};
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const sources = Object.keys(manifest);
  const opener = sources.find((source) => source.endsWith('src/language/site-languages.ts'));
  const byLocale = {};
  for (const file of sources.filter((source) => /\/locales\/[^/]+\/visit\.ts$/.test(source))) {
    const locale = file.split('/').at(-2);
    byLocale[locale] = [...(byLocale[locale] ?? [opener].filter(Boolean)), file];
  }
  const first = neededBy(
    manifest,
    Object.keys(manifest).filter((source) => manifest[source].isEntry),
  );
  return Object.fromEntries(
    Object.entries(byLocale).map(([locale, roots]) => [
      locale,
      [...neededBy(manifest, roots)].filter((name) => !first.has(name)).map((name) => `/${name}`),
    ]),
  );
}

/** The files of some sources and of everything they import. */
function neededBy(manifest, roots) {
  const seen = new Set();
  const files = new Set();
  const visit = (source) => {
    if (seen.has(source)) return;
    seen.add(source);
    files.add(manifest[source].file);
    for (const next of manifest[source].imports ?? []) visit(next);
  };
  roots.forEach(visit);
  return files;
}
