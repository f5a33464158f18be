import { readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseAst } from 'vite';

/**
 * What a browser downloads for the first route of a built site: the page's scripts, the program that they fetch once the
 * page is painted, and all that these import statically, its style sheets, and the fonts that it asks for. What the program
 * reaches by `import()` alone comes later.
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

/** What the page's own scripts fetch by themselves. */
function programOf(scripts, manifest) {
  return Object.values(manifest)
    .filter(({ file }) => scripts.includes(file))
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .map((source) => manifest[source].file);
}

/** The files, and all that their scripts import statically; each once. */
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
 * What the site fetches by `import()`, from Vite's manifest: a part is called as its source file, or as the package that
 * it comes from.
 * @returns {{name: string, source: string, file: string}[]}
 */
export function laterParts(manifest) {
  return Object.entries(manifest)
    .filter(([, { isDynamicEntry }]) => isDynamicEntry === true)
    .map(([source, { file }]) => ({ name: partName(source), source, file }));
}

/** Bytes over the wire; fonts count as they are, for they are compressed already. */
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

/** The site's own files that a page names in its scripts and links, fonts included. */
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
