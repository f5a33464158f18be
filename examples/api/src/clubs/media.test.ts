import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

import { drawClub } from './artwork.ts';
import { pictureUrl, serveClubPictures } from './media.ts';

describe('Club pictures', () => {
  const ids = Array.from({ length: 120 }, (_, index) => String(101 + index));

  it('each club has its own, and always the same', () => {
    const pictures = ids.map((id) => drawClub(id, 'wide'));
    expect(new Set(pictures).size).toBe(120);
    expect(ids.map((id) => drawClub(id, 'wide'))).toEqual(pictures);
  });

  it('are drawings of a known size, without text, script or anything from elsewhere', () => {
    for (const id of ids) {
      for (const [size, box] of [
        ['wide', 'width="1600" height="900"'],
        ['thumb', 'width="480" height="480"'],
      ] as const) {
        const picture = drawClub(id, size);
        expect(picture).toContain(box);
        expect(picture).not.toMatch(/NaN|undefined|<text|<script|href/);
        expect(picture.length).toBeLessThan(8_000);
      }
    }
  });

  it('are served where the facility says, to be kept for a day', async () => {
    const app = new Hono();
    serveClubPictures(app);
    for (const size of ['wide', 'thumb'] as const) {
      const response = await app.request(pictureUrl('101', size));
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
      expect(await response.text()).toBe(drawClub('101', size));
    }
    expect((await app.request('/media/clubs/abc.svg')).status).toBe(404);
    expect((await app.request('/media/clubs/101.png')).status).toBe(404);
  });
});
