import { readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'vite';

/**
 * What a browser downloads for the first route of a built site: the page's scripts and all that they import
 * statically, its style sheets, and the fonts that it asks for. What is reached by `import()` alone comes later.
 * @param {(file: string) => string} read the text of a file of the site
 * @returns {{kind: 'JavaScript' | 'CSS' | 'fonts', file: string}[]} each file once, as the site names it
 */
export function firstRoute(read) {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (kindOf(file) === 'JavaScript') staticImports(read(file), file).forEach(visit);
  };
  linked(read('index.html')).forEach(visit);
  return [...seen]
    .map((file) => ({ kind: kindOf(file), file }))
    .filter(({ kind }) => kind !== null);
}

/** Bytes over the wire: gzip for text, fonts as they are (they are compressed already). */
export function weightOf(folder, file) {
  const bytes = readFileSync(join(folder, file));
  return kindOf(file) === 'fonts' ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

/** The site's own files that a page names in its scripts and links. */
function linked(html) {
  return (html.match(/<(?:script|link)\b[^>]*>/g) ?? [])
    .map((tag) => /\b(?:src|href)="\/?([^"]+)"/.exec(tag)?.[1])
    .filter((file) => file !== undefined && !file.includes('//'));
}

function staticImports(code, from) {
  return parseAst(code)
    .body.map((statement) => statement.source?.value)
    .filter((source) => source !== undefined)
    .map((source) => posix.join(posix.dirname(from), source));
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
