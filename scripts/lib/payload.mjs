import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * What a browser downloads for the first route of a built site: the entry and all that it imports statically, with
 * their style sheets and the fonts and pictures that these name. Lazily imported parts don't count.
 * @param {Record<string, {file: string, isEntry?: boolean, imports?: string[], css?: string[], assets?: string[]}>}
 *   manifest Vite's
 * @returns {{kind: 'JavaScript' | 'CSS' | 'fonts', file: string}[]}
 */
export function firstRoute(manifest) {
  const chunks = new Set();
  const visit = (key) => {
    if (chunks.has(key)) return;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest names ${key} and does not list it.`);
    chunks.add(key);
    chunk.imports?.forEach(visit);
  };
  Object.keys(manifest)
    .filter((key) => manifest[key].isEntry)
    .forEach(visit);
  const files = [...chunks].flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key];
    return [file, ...css, ...assets];
  });
  return [...new Set(files)]
    .map((file) => ({ kind: kindOf(file), file }))
    .filter(({ kind }) => kind !== null);
}

/** Bytes over the wire: gzip for text, fonts as they are (they are compressed already). */
export function weightOf(folder, file) {
  const bytes = readFileSync(join(folder, file));
  return kindOf(file) === 'fonts' ? bytes.length : gzipSync(bytes, { level: 9 }).length;
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
