import type { Hono } from 'hono';

import { drawClub, type PictureSize } from './artwork.ts';

/** Where a club's picture is served. */
export function pictureUrl(facilityId: string, size: PictureSize): string {
  return `/media/clubs/${facilityId}${size === 'thumb' ? '-thumb' : ''}.svg`;
}

/** Serves the clubs' pictures. A club's picture depends on its id alone, so it may be kept for a day. */
export function serveClubPictures(app: Hono): void {
  app.get('/media/clubs/:file', async (context, next) => {
    const match = /^(\d{1,6})(-thumb)?\.svg$/.exec(context.req.param('file'));
    if (!match) return next();
    const [, facilityId = '', thumb] = match;
    context.header('Content-Type', 'image/svg+xml');
    context.header('Cache-Control', 'public, max-age=86400');
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return context.body(drawClub(facilityId, thumb ? 'thumb' : 'wide'));
  });
}
