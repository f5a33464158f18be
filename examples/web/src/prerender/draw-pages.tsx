import { siteMessages } from '@foyer/core';
import { prerender } from 'react-dom/static';

import { composePrerender } from '../compose-prerender.ts';
import { headHtml } from '../head/head-html.ts';
import { notFoundHead, type PageHead, pageHeads } from '../head/page-heads.ts';
import { SiteRoot } from '../site-root.tsx';

/** A page as whoever serves the site finds it. */
export interface DrawnPage {
  readonly path: string;
  readonly below: boolean;
  readonly listed: boolean;
  /** Name of the file that holds it. */
  readonly file: string;
}

export interface DrawnSite {
  readonly pages: readonly DrawnPage[];
  readonly notFound: string;
  /** The page without any: what a server without these files shows everywhere. */
  readonly frame: string;
  /** The files' texts, by name. */
  readonly files: ReadonlyMap<string, string>;
}

/** Draws every page of the site into the page that the build made, as a newcomer sees it before any script runs. */
export async function drawSite(template: string): Promise<DrawnSite> {
  const heads = [...pageHeads, notFoundHead];
  const frame = worded(template);
  const texts = await Promise.all(heads.map((head) => drawPage(frame, head)));
  return {
    pages: pageHeads.map((head) => ({
      path: head.path,
      below: head.below === true,
      listed: head.listed && head.standsFor === undefined,
      file: fileOf(head),
    })),
    notFound: fileOf(notFoundHead),
    frame,
    files: new Map(heads.map((head, place) => [fileOf(head), texts[place] ?? ''])),
  };
}

async function drawPage(template: string, head: PageHead): Promise<string> {
  const named = between(template, 'head', headHtml(head));
  if (head.drawn === 'frame') return between(named, 'page', null);
  return between(withClub(named, head), 'page', await draw(head.path.replace(/:\w+$/, 'any')))
    .replace('<div id="root">', '<div id="root" data-early>')
    .replace('<html lang="en">', `<html lang="en" data-foyer-page="${head.drawn}">`);
}

/** What stands in every page for who waits for its script, and for who has none. ER-02 */
function worded(page: string): string {
  const slow = `<p class="site-slow" role="status">${siteMessages.pageSlow} <a href="">Load it again</a></p>`;
  return between(between(page, 'needs-script', siteMessages.needsScript), 'slow', slow);
}

/** Without a script a club's page names the club, and its number to call. */
function withClub(page: string, { path }: PageHead): string {
  if (!path.endsWith(':club')) return page;
  const club = '{{name}}, {{place}} <a href="tel:{{dial}}">{{phone}}</a>';
  return between(page, 'club', `<p class="site-noscript">${club}</p>`);
}

/** The page's markup; what is fetched later is waited for, and what breaks ends the build. */
async function draw(path: string): Promise<string> {
  let failure: unknown = null;
  const { prelude } = await prerender(
    <SiteRoot container={composePrerender(path)} onFailure={async () => undefined} />,
    {
      // In one piece: what React leaves out to send it later needs a script to come in.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const markup = await new Response(prelude).text();
  if (failure !== null) throw new Error(`${path} could not be drawn.`, { cause: failure });
  return markup;
}

/** Puts text in the place between a pair of comments; null keeps what stands there. */
function between(page: string, place: string, text: string | null): string {
  const pair = new RegExp(`\\s*<!--${place}-->\\s*([\\s\\S]*?)\\s*<!--/${place}-->\\s*`);
  if (!pair.test(page)) throw new Error(`The page has no place for its ${place}.`);
  return page.replace(pair, (_, stands: string) => text ?? stands);
}

/** `/clubs/:club` is kept in `clubs-club.html`. */
function fileOf({ path }: PageHead): string {
  const name = path.replaceAll(/[/:]+/g, '-').replace(/^-/, '');
  return `${name === '' ? 'home' : name}.html`;
}
