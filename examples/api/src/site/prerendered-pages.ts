import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ChainData } from '../chain-data.ts';
import { pictureSetOf } from '../clubs/photos.ts';
import { hashOf } from '../http/hash-of.ts';
import type { Locale } from '../locale/request-locale.ts';

export interface PrerenderedPage {
  /** Its path; a part like `:club` is a placeholder. */
  readonly path: string;
  /** Whether paths below it, such as a flow's steps, also show this page. */
  readonly below: boolean;
  /** Whether search engines may list it. */
  readonly listed: boolean;
  /** The page's HTML by locale, with `{{name}}` placeholders for what the server adds. */
  readonly texts: ReadonlyMap<string, string>;
}

export interface FoundPage {
  readonly page: PrerenderedPage;
  /** The value of the path's placeholder, such as `:club`; null when it has none. */
  readonly slug: string | null;
  /** True for the page's own path, false for one below it. */
  readonly isItself: boolean;
}

export interface PrerenderedSite {
  readonly pages: readonly PrerenderedPage[];
  readonly notFound: PrerenderedPage;
  /** The locales of every page, US English first. */
  readonly locales: readonly Locale[];
  /** Finds the page for a path without a query; null when there is none. */
  find(path: string): FoundPage | null;
}

/** The pages of a built site after `finish`; null when the build prerendered none and one page serves every path. */
export function readPrerenderedSite(
  folder: string,
  finish: (page: string) => string,
): PrerenderedSite | null {
  const manifestFile = join(folder, '.pages', 'pages.json');
  if (!existsSync(manifestFile)) return null;
  const read = (file: string): string => finish(readFileSync(join(folder, '.pages', file), 'utf8'));
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    readonly pages: readonly (Omit<PrerenderedPage, 'texts'> & { readonly file: string })[];
    readonly notFound: string;
    readonly locales: readonly Locale[];
  };
  const { locales } = manifest;
  const textsOf = (file: string): ReadonlyMap<string, string> =>
    new Map(
      // The first locale's files aren't in a subfolder.
      locales.map((locale, index) => [locale, read(index === 0 ? file : join(locale, file))]),
    );
  const pages = manifest.pages.map(({ file, ...page }) => ({ ...page, texts: textsOf(file) }));
  return {
    pages,
    notFound: { path: '', below: false, listed: false, texts: textsOf(manifest.notFound) },
    locales,
    find: (path) => find(pages, path.replace(/(?:\/index\.html|\/+)$/, '') || '/'),
  };
}

/** The distinct hashes of a page's inline scripts, for the Content-Security-Policy. */
export function scriptHashes(texts: readonly string[]): readonly string[] {
  const scripts = texts.flatMap((text) =>
    Array.from(
      text.matchAll(/<script(?: id="[\w-]+")?>([\s\S]*?)<\/script>/g),
      ([, script = '']) => script,
    ),
  );
  return Array.from(new Set(scripts), hashOf);
}

function find(pages: readonly PrerenderedPage[], path: string): FoundPage | null {
  const itself = pages.find((page) => page.path === path);
  if (itself !== undefined) return { page: itself, slug: null, isItself: true };
  for (const page of pages) {
    const slug = slugIn(page.path, path);
    if (slug !== null) return { page, slug, isItself: true };
  }
  const above = pages.find((page) => page.below && path.startsWith(`${page.path}/`));
  return above === undefined ? null : { page: above, slug: null, isItself: false };
}

/** What a path has in place of the pattern's placeholder; null for another page's path. */
function slugIn(pattern: string, path: string): string | null {
  const parts = path.split('/');
  const wanted = pattern.split('/');
  const placeholder = wanted.findIndex((part) => part.startsWith(':'));
  if (placeholder === -1 || wanted.length !== parts.length) return null;
  const fits = wanted.every((part, index) => index === placeholder || part === parts[index]);
  return (fits && parts[placeholder]) || null;
}

/** Text that is safe to insert into a page. */
export type Markup = string & { readonly __markup: unique symbol };

/** Replaces `{{name}}` placeholders in a page; unknown ones stay unchanged. */
export function fillPage(page: string, values: Readonly<Record<string, Markup>>): string {
  return page.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  );
}

export function asText(text: string): Markup {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;') as Markup;
}

/** Serializes a value as JSON that is safe inside `<script>`: its text can't end the script or start a comment. */
export function asScriptData(value: unknown): Markup {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ) as Markup;
}

interface ShownPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** How wide it is on the page, as in an image's `sizes`. */
  readonly sizes: string;
  /** True for a picture that looks the same in a dark scheme. */
  readonly isByDay?: boolean;
}

export function pictureMarkup(data: Pick<ChainData, 'photos'>, picture: ShownPicture): Markup {
  const { src, alt, width, height, sizes, isByDay = false } = picture;
  const set = pictureSetOf(data, src);
  const night = isByDay ? null : set?.night;
  const fitting = ` sizes="${asText(sizes)}"`;
  const source =
    night == null
      ? ''
      : `<source media="(prefers-color-scheme: dark)" srcset="${asText(night)}"${fitting}>`;
  const files = set == null ? '' : ` srcset="${asText(set.srcSet)}"${fitting}`;
  return `<picture class="foyer-picture-set">${source}<img class="foyer-picture foyer-picture--wide" src="${asText(src)}"${files} alt="${asText(alt)}" width="${width}" height="${height}" decoding="async"></picture>` as Markup;
}
