import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import type { Clock } from '@foyer/core';
import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';

import type { Database } from './database/schema.ts';
import { readDrawnSite, scriptHashes, type DrawnSite } from './site/drawn-pages.ts';
import { answerWithPage } from './site/serve-pages.ts';
import { serveSiteMap } from './site/site-map.ts';

/** Paths that are the server's own: an unknown one below them is a JSON 404, never the site. */
const ownPaths = /^\/(?:v6|v6\.2|api|dev|healthz|livez|readyz|openapi\.json|media)(?:\/|$)/;

/** The built web site of a folder. */
export interface BuiltSite {
  readonly folder: string;
  /** The page that stands for every address where none were drawn. */
  readonly page: string;
  /** Null where the build has drawn none. */
  readonly drawn: DrawnSite | null;
  /** What its pages run of scripts that stand in them, as a Content-Security-Policy names them. */
  readonly scripts: readonly string[];
}

/** Reads the pages of the site once, at start; `finish` writes into each what this server knows of it. */
export function readSite(folder: string, finish: (page: string) => string): BuiltSite {
  const page = finish(readFileSync(join(folder, 'index.html'), 'utf8'));
  const drawn = readDrawnSite(folder, finish);
  const pages = drawn === null ? [] : [drawn.notFound, ...drawn.pages];
  return {
    folder,
    page,
    drawn,
    scripts: scriptHashes([page, ...pages.flatMap(({ texts }) => Array.from(texts.values()))]),
  };
}

/**
 * Serves the site: hashed assets for good, pages checked each time, and at every path that a person may have open in the
 * browser the page that was drawn for it (RT-10).
 */
export function serveSite(
  app: Hono,
  { folder, page, drawn }: BuiltSite,
  {
    database,
    clock,
    publicUrl,
  }: {
    readonly database: Database;
    readonly clock: Clock;
    readonly publicUrl: string;
  },
): void {
  const answer =
    drawn === null
      ? (context: Context) => context.html(page)
      : answerWithPage(drawn, database, publicUrl);
  const answerPage = (context: Context) => {
    context.header('Cache-Control', 'no-cache');
    return answer(context);
  };
  if (drawn !== null) serveSiteMap(app, { drawn, database, clock, publicUrl });
  app.get('/index.html', etag(), answerPage);
  app.get('/', etag(), answerPage);
  const files = serveStatic({ root: folder, precompressed: true });
  app.use('/*', async (context, next) => {
    // What a program keeps beside the site is nobody's page: `.pages`, `.vite`.
    if (/\/\./.test(context.req.path)) return next();
    const found = await files(context, next);
    // Anything else is the answer of a later handler, which has its own say.
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

/** Below them every file has its content's hash in its name. */
const hashedFiles = /^\/(?:embed\/)?assets\//;

/** The element's script names hashed files that the next release may not have: it is asked for each time. */
function cacheControlOf(path: string): string {
  if (hashedFiles.test(path)) return 'public, max-age=31536000, immutable';
  return path.startsWith('/embed/') ? 'no-cache' : 'public, max-age=3600';
}

/** The custom element's script, with all that it fetches, is loaded by other sites' pages. EM-01 */
function openToOthers(headers: Headers): void {
  headers.set('Access-Control-Allow-Origin', '*');
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** A browser on its way to a page; not a script, picture or call that went astray. */
function wantsPage(context: Context): boolean {
  const { path } = context.req;
  if (ownPaths.test(path) || hashedFiles.test(path)) return false;
  const accept = context.req.header('accept') ?? '*/*';
  if (accept.includes('text/html')) return true;
  const lastPart = path.slice(path.lastIndexOf('/') + 1);
  return accept.includes('*/*') && !lastPart.includes('.');
}
