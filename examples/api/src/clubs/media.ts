import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

import type { ChainData } from '../chain-data.ts';

/** Serves the pictures in `media` of the chain's folder. They can be cached for a day, and other sites may show them. */
export function serveMedia(app: Hono, { folder }: Pick<ChainData, 'folder'>): void {
  const files = serveStatic({ root: folder });
  app.use('/media/*', async (context, next) => {
    const found = await files(context, next);
    if (!(found instanceof Response)) return;
    found.headers.set('Cache-Control', 'public, max-age=86400');
    found.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    return found;
  });
}
