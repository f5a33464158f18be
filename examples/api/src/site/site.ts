import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import type { Clock } from '@foyer/core';
import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';

import type { ChainData } from '../chain-data.ts';
import type { Database } from '../database/schema.ts';
import { readPrerenderedSite, scriptHashes, type PrerenderedSite } from './prerendered-pages.ts';
import { answerWithPage } from './serve-pages.ts';
import { serveSiteMap } from './site-map.ts';

/** Prefixes that belong to the server: an unknown path below them is a JSON 404, never a page. */
const ownPaths = /^\/(?:v6|v6\.2|api|dev|healthz|livez|readyz|openapi\.json|media)(?:\/|$)/;

/** The built website in a folder. */
export interface BuiltSite {
  readonly folder: string;
  /** The page for every path when the build prerendered none. */
  readonly page: string;
  /** Null when the build prerendered no pages. */
  readonly drawn: PrerenderedSite | null;
  /** The hashes of the pages' inline scripts, for the Content-Security-Policy. */
  readonly scripts: readonly string[];
}

/** Reads the pages of the site once, at startup. `finish` adds to each what this server knows. */
export function readSite(folder: string, finish: (page: string) => string): BuiltSite {
  const page = finish(readFileSync(join(folder, 'index.html'), 'utf8'));
  const drawn = readPrerenderedSite(folder, finish);
  const pages = drawn === null ? [] : [drawn.notFound, ...drawn.pages];
  return {
    folder,
    page,
    drawn,
    scripts: scriptHashes([page, ...pages.flatMap(({ texts }) => Array.from(texts.values()))]),
  };
}

/**
 * Serves the site: hashed assets cached forever, pages revalidated each time, and the prerendered page for every path
 * that a visitor may have open.
 */
export function serveSite(
  app: Hono,
  { folder, page, drawn }: BuiltSite,
  {
    database,
    clock,
    publicUrl,
    data,
  }: {
    readonly database: Database;
    readonly clock: Clock;
    readonly publicUrl: string;
    readonly data: ChainData;
  },
): void {
  const answer =
    drawn === null
      ? (context: Context) => context.html(page)
      : answerWithPage(drawn, database, publicUrl, data);
  const answerPage = (context: Context) => {
    context.header('Cache-Control', 'no-cache');
    return answer(context);
  };
  if (drawn !== null) serveSiteMap(app, { drawn, database, clock, publicUrl, data });
  app.get('/index.html', etag(), answerPage);
  app.get('/', etag(), answerPage);
  const files = serveStatic({ root: folder, precompressed: true });
  app.use('/*', async (context, next) => {
    // Build metadata such as `.pages` and `.vite` isn't served.
    if (/\/\./.test(context.req.path)) return next();
    const found = await files(context, next);
    // Otherwise a later handler answers and sets its own headers.
    if (!(found instanceof Response)) return;
    const { path } = context.req;
    found.headers.set('Cache-Control', cacheControlOf(path));
    if (path.startsWith('/embed/')) openToOthers(found.headers);
    return found;
  });
  app.get('/*', etag(), async (context, next) =>
    wantsPage(context) ? answerPage(context) : next(),
  );
}

/** Every file below these has a content hash in its name. */
const hashedFiles = /^\/(?:embed\/)?assets\//;

/** The element's script refers to hashed files that the next release may not have, so it is revalidated each time. */
function cacheControlOf(path: string): string {
  if (hashedFiles.test(path)) return 'public, max-age=31536000, immutable';
  return path.startsWith('/embed/') ? 'no-cache' : 'public, max-age=3600';
}

/** Other sites' pages load the custom element's script and everything it loads. */
function openToOthers(headers: Headers): void {
  headers.set('Access-Control-Allow-Origin', '*');
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** True for a browser that navigates to a page, not for a misdirected script, picture or API call. */
function wantsPage(context: Context): boolean {
  const { path } = context.req;
  if (ownPaths.test(path) || hashedFiles.test(path)) return false;
  const accept = context.req.header('accept') ?? '*/*';
  if (accept.includes('text/html')) return true;
  const lastPart = path.slice(path.lastIndexOf('/') + 1);
  return accept.includes('*/*') && !lastPart.includes('.');
}
