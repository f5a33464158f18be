import '@foyer/core/temporal';
import { createMessageCatalog } from '@foyer/core';
import { askedCountries, defaultConsentSettings } from '@foyer/core/consents';
import { addMessages, foyerLocales, siteMessages } from '@foyer/core/messages';
import { memberTitlesCopy } from '@foyer/react-ui/account';
import { english, type Language } from '@foyer/react-ui/language';
import { prerender } from 'react-dom/static';

import { composePrerender, composeSkeleton } from '../compose-prerender.ts';
import { siteCopy } from '../copy/site.ts';
import { headHtml, readCopy } from '../head/head-html.ts';
import { cityPath, headCopy, notFoundHead, type PageHead, pageHeads } from '../head/page-heads.ts';
import { openSiteLanguage } from '../language/site-languages.ts';
import { copyIn } from '../language/site-language.ts';
import { placeholderCity } from '../pages/early-part.tsx';
import { SiteRoot } from '../app.tsx';
import { beforeHydration } from './before-hydration.ts';

/** A prerendered page, as the server looks it up. */
export interface PrerenderedPage {
  readonly path: string;
  readonly below: boolean;
  readonly listed: boolean;
  /** The English file's name. Other languages have a file of the same name in a folder named for the locale. */
  readonly file: string;
}

export interface PrerenderedSite {
  readonly pages: readonly PrerenderedPage[];
  readonly notFound: string;
  /** The locales of the pages. The first one has no folder. */
  readonly locales: readonly string[];
  /** The page without prerendered content, for a server that doesn't have these files. */
  readonly frame: string;
  /** The files' contents by name. */
  readonly files: ReadonlyMap<string, string>;
}

/** The addresses of the scripts to preload, by locale. */
export type PreloadsByLocale = Readonly<Record<string, readonly string[]>>;

/** Prerenders every page in every language into the built `index.html`, for a new visitor. */
export async function prerenderSite(
  template: string,
  preloads: PreloadsByLocale = {},
): Promise<PrerenderedSite> {
  addMessages(siteMessages);
  const languages = await Promise.all(foyerLocales.map(openSiteLanguage));
  const drawn = await Promise.all(
    languages.map((language) => drawIn(language, template, preloads[language.locale] ?? [])),
  );
  const copy = headCopy(english);
  return {
    pages: pageHeads(copy).map((head) => ({
      path: head.path,
      below: head.below === true,
      listed: head.listed && head.standsFor === undefined,
      file: fileOf(head),
    })),
    notFound: fileOf(notFoundHead(copy)),
    locales: foyerLocales,
    // The script chooses the language.
    frame: localized(template, english),
    files: new Map(drawn.flat()),
  };
}

async function drawIn(
  language: Language,
  template: string,
  preloads: readonly string[],
): Promise<readonly (readonly [file: string, text: string])[]> {
  const copy = headCopy(language);
  // The structured data of pages that sell, and the titles of the member pages.
  await Promise.all([language.part('join'), language.part('member')]);
  const titles = readCopy(memberTitlesCopy, language);
  const frame = withPreloads(localized(template, language), preloads);
  const folder = language === english ? '' : `${language.locale}/`;
  return Promise.all(
    [...pageHeads(copy, titles), notFoundHead(copy)].map(
      async (head) => [folder + fileOf(head), await prerenderPage(frame, head, language)] as const,
    ),
  );
}

async function prerenderPage(
  template: string,
  head: PageHead,
  language: Language,
): Promise<string> {
  const named = between(template, 'head', headHtml(head, language));
  const start = (mark: string): string =>
    `<html lang="${language.locale}" dir="${language.direction}"${mark}>`;
  const [frame, page] = styledPage(named, await draw(head, language));
  return between(between(frame, 'page', page), 'early-script', earlyScript)
    .replace('<div id="root">', '<div id="root" data-early>')
    .replace(plainStart, start(` data-foyer-page="${head.drawn}"`));
}

/**
 * Moves a page's style sheets to the head, where they stay when React replaces a skeleton, and where React finds them when it
 * hydrates. A second copy would cost a layout of the whole page whenever a link is added to the document.
 */
function styledPage(template: string, page: string): readonly [template: string, page: string] {
  const link = /<link rel="stylesheet"[^>]*>/g;
  const links = page.match(link) ?? [];
  return [
    template.replace('</head>', [...links, '</head>'].join('\n    ')),
    page.replaceAll(link, ''),
  ];
}

/** Where a page is drawn. A city's has its name in the text, which the server fills in. */
function drawnAt(path: string): string {
  return path === cityPath ? placeholderCity.path : path.replace(/:\w+$/, 'any');
}

const plainStart = '<html lang="en">';

/** Inline and before the style sheet, so that it delays the first paint for no request. */
const earlyScript = `<script>(${beforeHydration.toString()})(${JSON.stringify(askedCountries(defaultConsentSettings))})</script>`;

/** Adds the notices for a slow script and for browsers without JavaScript. ER-02 */
function localized(page: string, language: Language): string {
  const messages = createMessageCatalog({}, {}, language);
  const { loadIt } = copyIn(language, siteCopy);
  const slow = `<p class="site-slow" role="status">${messages({ key: 'pageSlow' })} <a href="">${loadIt}</a></p>`;
  return between(between(page, 'needs-script', messages({ key: 'needsScript' })), 'slow', slow);
}

function withPreloads(page: string, preloads: readonly string[]): string {
  const links = preloads.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  return page.replace('</head>', [...links, '</head>'].join('\n    '));
}

/** Returns the page's markup. Waits for lazy components; an error fails the build. */
async function draw(head: PageHead, language: Language): Promise<string> {
  const path = drawnAt(head.path);
  let failure: unknown = null;
  const { prelude } = await prerender(
    <SiteRoot
      container={head.drawn === 'skeleton' ? composeSkeleton(path) : composePrerender(path)}
      language={language}
      onFailure={async () => undefined}
    />,
    {
      // Everything in place: React would insert large Suspense boundaries with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const markup = await new Response(prelude).text();
  if (failure !== null) throw new Error(`${path} could not be prerendered.`, { cause: failure });
  return markup;
}

/** Replaces the text between a pair of comments and removes the comments; null keeps the text. */
function between(page: string, place: string, text: string | null): string {
  const pair = new RegExp(`\\s*<!--${place}-->\\s*([\\s\\S]*?)\\s*<!--/${place}-->\\s*`);
  if (!pair.test(page)) throw new Error(`The page has no ${place} comments.`);
  return page.replace(pair, (_, stands: string) => text ?? stands);
}

/** `/clubs/:club` becomes `clubs-club.html`. */
function fileOf({ path }: PageHead): string {
  const name = path.replaceAll(/[/:]+/g, '-').replace(/^-/, '');
  return `${name === '' ? 'home' : name}.html`;
}
