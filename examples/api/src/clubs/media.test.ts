import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

import { shippedData } from '../chain-data.ts';
import { drawClub, pictureTitle, pictureUrl } from './artwork.ts';
import { serveMedia } from './media.ts';

describe('Club pictures', () => {
  const ids = Array.from({ length: 120 }, (_, index) => String(101 + index));

  it('are unique to each club and never change', () => {
    const pictures = ids.map((id) => drawClub(id, 'wide'));
    expect(new Set(pictures).size).toBe(120);
    expect(ids.map((id) => drawClub(id, 'wide'))).toEqual(pictures);
  });

  it('are drawings of a known size, without text, scripts or external resources', () => {
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

  it('LA-11 show a different scene in each variant, unique to the club', () => {
    const variants = [0, 1, 2, 3, 4, 5];
    for (const id of ids.slice(0, 12)) {
      const pictures = variants.map((variant) => drawClub(id, 'wide', variant));
      expect(new Set(pictures).size).toBe(6);
      expect(new Set(variants.map((variant) => pictureTitle(id, variant))).size).toBe(6);
      for (const picture of pictures)
        expect(picture).not.toMatch(/NaN|undefined|<text|<script|href/);
    }
    expect(new Set(ids.map((id) => drawClub(id, 'thumb', 3))).size).toBe(120);
  });

  it('are served at the facility’s URLs and cached for a day', async () => {
    const app = new Hono();
    serveMedia(app, shippedData());
    for (const size of ['wide', 'thumb'] as const) {
      const response = await app.request(pictureUrl('101', size));
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
      expect(await response.text()).toBe(drawClub('101', size));
    }
    const variant = await app.request(pictureUrl('101', 'thumb', 2));
    expect(await variant.text()).toBe(drawClub('101', 'thumb', 2));
    expect((await app.request('/media/clubs/101-6.svg')).status).toBe(404);
    expect((await app.request('/media/clubs/abc.svg')).status).toBe(404);
    expect((await app.request('/media/clubs/101.png')).status).toBe(404);
  });
});
