import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';

import type { ChainData } from '../chain-data.ts';
import { drawClub } from './artwork.ts';

/** Serves the drawings of clubs, and the chain's own files in `media` of its folder. Both can be cached for a day. */
export function serveMedia(app: Hono, { folder }: Pick<ChainData, 'folder'>): void {
  app.get('/media/clubs/:file', async (context, next) => {
    const match = /^(\d{1,6})(?:-([1-5]))?(-thumb)?\.svg$/.exec(context.req.param('file'));
    if (!match) return next();
    const [, facilityId = '', variant = '0', thumb] = match;
    context.header('Content-Type', 'image/svg+xml');
    allowEverywhere(context);
    return context.body(drawClub(facilityId, thumb ? 'thumb' : 'wide', Number(variant)));
  });
  const onFound = (_: string, context: Context) => {
    allowEverywhere(context);
  };
  app.use('/media/*', serveStatic({ root: folder, onFound }));
}

function allowEverywhere(context: Context): void {
  context.header('Cache-Control', 'public, max-age=86400');
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
}
