import type { Hono } from 'hono';

import { drawClub, type PictureSize } from './artwork.ts';

/** The URL of a club's picture. Variant 0 is the main picture, 1 to 5 are other scenes. */
export function pictureUrl(facilityId: string, size: PictureSize, variant = 0): string {
  const name = variant === 0 ? facilityId : `${facilityId}-${variant}`;
  return `/media/clubs/${name}${size === 'thumb' ? '-thumb' : ''}.svg`;
}

/** Serves the clubs' pictures. A picture depends only on the club's id, so it can be cached for a day. */
export function serveClubPictures(app: Hono): void {
  app.get('/media/clubs/:file', async (context, next) => {
    const match = /^(\d{1,6})(?:-([1-5]))?(-thumb)?\.svg$/.exec(context.req.param('file'));
    if (!match) return next();
    const [, facilityId = '', variant = '0', thumb] = match;
    context.header('Content-Type', 'image/svg+xml');
    context.header('Cache-Control', 'public, max-age=86400');
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return context.body(drawClub(facilityId, thumb ? 'thumb' : 'wide', Number(variant)));
  });
}
