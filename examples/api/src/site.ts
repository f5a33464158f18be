import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';

/** Paths that are the server's own: an unknown one below them is a JSON 404, never the site. */
const ownPaths = /^\/(?:v6|v6\.2|api|dev|healthz|openapi\.json|media)(?:\/|$)/;

/**
 * Serves the built web site of `folder`: hashed assets for good, the page itself checked each time, and the page for
 * every path that a person may have open in the browser (RT-10). `finish` writes into it what this server knows.
 */
export function serveSite(app: Hono, folder: string, finish: (page: string) => string): void {
  const page = finish(readFileSync(join(folder, 'index.html'), 'utf8'));
  const answerPage = (context: Context) => {
    context.header('Cache-Control', 'no-cache');
    return context.html(page);
  };
  app.use('/index.html', etag());
  app.get('/index.html', answerPage);
  app.get('/', etag(), answerPage);
  const files = serveStatic({ root: folder, precompressed: true });
  app.use('/*', async (context, next) => {
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
  const accept = context.req.header('accept') ?? '';
  if (accept.includes('text/html')) return true;
  const lastPart = path.slice(path.lastIndexOf('/') + 1);
  return accept.includes('*/*') && !lastPart.includes('.');
}
