import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Locale } from '../locale/request-locale.ts';

/** A page that the front end's build has drawn. */
export interface DrawnPage {
  /** Its address; a part like `:club` stands for any one of those. */
  readonly path: string;
  /** The addresses below it show the page as well: steps of a flow, one visitor's own. */
  readonly below: boolean;
  /** A search engine may list it. */
  readonly listed: boolean;
  /** The whole page by the locale it was drawn in, with `{{name}}` where the server knows more than the build did. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What is at an address. */
export interface FoundPage {
  readonly page: DrawnPage;
  /** What stands for the address's `:club` or its like; null where it has none. */
  readonly slug: string | null;
  /** A page's own address, not one below it. */
  readonly isItself: boolean;
}

export interface DrawnSite {
  readonly pages: readonly DrawnPage[];
  readonly notFound: DrawnPage;
  /** In which every page was drawn, US English first. */
  readonly locales: readonly Locale[];
  /** Null where there is no page at that path, which has no query. */
  find(path: string): FoundPage | null;
}

/**
 * The pages of a built site, each as `finish` leaves it; null for one that was built without, whose one page is for
 * every address.
 */
export function readDrawnSite(
  folder: string,
  finish: (page: string) => string = (page) => page,
): DrawnSite | null {
  const directory = join(folder, '.pages', 'pages.json');
  if (!existsSync(directory)) return null;
  const read = (file: string): string => finish(readFileSync(join(folder, '.pages', file), 'utf8'));
  const told = JSON.parse(readFileSync(directory, 'utf8')) as {
    readonly pages: readonly (Omit<DrawnPage, 'texts'> & { readonly file: string })[];
    readonly notFound: string;
    readonly locales: readonly Locale[];
  };
  const { locales } = told;
  const textsOf = (file: string): ReadonlyMap<string, string> =>
    new Map(
      // The first stands without a folder of its own.
      locales.map((locale, place) => [locale, read(place === 0 ? file : join(locale, file))]),
    );
  const pages = told.pages.map(({ file, ...page }) => ({ ...page, texts: textsOf(file) }));
  return {
    pages,
    notFound: { path: '', below: false, listed: false, texts: textsOf(told.notFound) },
    locales,
    find: (path) => find(pages, path.replace(/(?:\/index\.html|\/+)$/, '') || '/'),
  };
}

/** What a Content-Security-Policy lets a page run of the scripts that stand in it: their hashes, each once. */
export function scriptHashes(texts: readonly string[]): readonly string[] {
  const scripts = texts.flatMap((text) =>
    Array.from(text.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, script = '']) => script),
  );
  return Array.from(
    new Set(scripts),
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

function find(pages: readonly DrawnPage[], path: string): FoundPage | null {
  const itself = pages.find((page) => page.path === path);
  if (itself !== undefined) return { page: itself, slug: null, isItself: true };
  const cut = path.lastIndexOf('/') + 1;
  const slug = path.slice(cut);
  const oneOfMany = pages.find((page) => page.path.startsWith(`${path.slice(0, cut)}:`));
  if (oneOfMany !== undefined && slug !== '') {
    return { page: oneOfMany, slug, isItself: true };
  }
  const above = pages.find((page) => page.below && path.startsWith(`${page.path}/`));
  return above === undefined ? null : { page: above, slug: null, isItself: false };
}
