import { readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseAst } from 'vite';

/**
 * What a browser downloads for the first route of a built site: the page's scripts, the program that they load after
 * the
 * first paint, everything that these import statically, its style sheets, and the fonts that it requests. Modules
 * that the
 * program only loads with `import()` come later.
 * @param {(file: string) => string} read the text of a file of the site
 * @param {Record<string, {file: string, dynamicImports?: string[]}>} manifest Vite's
 * @returns {{kind: 'JavaScript' | 'CSS' | 'fonts', file: string}[]} each file once, as the site names it
 */
export function firstRoute(read, manifest) {
  const named = linked(read('index.html'));
  return withImports(read, [...named, ...programOf(named, manifest)])
    .map((file) => ({ kind: kindOf(file), file }))
    .filter(({ kind }) => kind !== null);
}

/** What the page's own scripts load by themselves. */
function programOf(scripts, manifest) {
  return Object.values(manifest)
    .filter(({ file }) => scripts.includes(file))
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .map((source) => manifest[source].file);
}

/** The files and everything that their scripts import statically, without duplicates. */
export function withImports(read, files) {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (kindOf(file) === 'JavaScript') staticImports(read(file), file).forEach(visit);
  };
  files.forEach(visit);
  return [...seen];
}

/**
 * What the site loads with `import()`, from Vite's manifest. A chunk is named after its source file, or after the
 * package that
 * it comes from.
 * @returns {{name: string, source: string, file: string}[]}
 */
export function laterParts(manifest) {
  return Object.entries(manifest)
    .filter(([, { isDynamicEntry }]) => isDynamicEntry === true)
    .map(([source, { file }]) => ({ name: partName(source), source, file }));
}

/** Bytes over the network. Fonts count with their file size, because they're already compressed. */
export function weightOf(folder, file) {
  const bytes = readFileSync(join(folder, file));
  if (kindOf(file) === 'fonts') return { gzip: bytes.length, brotli: bytes.length };
  return weightOfText(bytes);
}

export function weightOfText(text) {
  return {
    gzip: gzipSync(text, { level: 9 }).length,
    brotli: brotliCompressSync(text).length,
  };
}

/** The site's own files in a page's scripts and links, including fonts. */
function linked(html) {
  return (html.match(/<(?:script|link)\s[^>]*>/g) ?? [])
    .map((tag) => /\b(?:src|href)="\/?([^"]+)"/.exec(tag)?.[1])
    .filter((file) => file !== undefined && !file.includes('//'));
}

function staticImports(code, from) {
  return parseAst(code)
    .body.map((statement) => statement.source?.value)
    .filter((source) => source !== undefined)
    .map((source) => posix.join(posix.dirname(from), source));
}

function partName(source) {
  const [, library] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  return library ?? posix.basename(source).replace(/\.\w+$/, '');
}

function kindOf(file) {
  switch (extname(file)) {
    case '.js':
    case '.mjs':
      return 'JavaScript';
    case '.css':
      return 'CSS';
    case '.woff2':
    case '.woff':
      return 'fonts';
    default:
      return null;
  }
}
