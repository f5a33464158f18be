import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

import { shippedData } from '../chain-data.ts';
import { serveMedia } from './club-calls.ts';

describe('Club pictures', () => {
  const { clubs, folder } = shippedData();
  const files = clubs.pictures.flat().flatMap(({ wide, thumb }) => [
    { path: wide, box: 'width="1600" height="900"' },
    { path: thumb, box: 'width="480" height="480"' },
  ]);
  const drawing = (path: string) => readFileSync(join(folder, path), 'utf8');

  it('are drawings of a known size, without text, scripts or external resources', () => {
    for (const { path, box } of files) {
      const picture = drawing(path);
      expect(picture).toContain(box);
      expect(picture).not.toMatch(/NaN|undefined|<text|<script|href/);
      expect(picture.length).toBeLessThan(8_000);
    }
  });

  it('LA-11 show a different scene in each picture of a club', () => {
    expect(new Set(files.map(({ path }) => drawing(path))).size).toBe(files.length);
    for (const set of clubs.pictures) {
      expect(set.length).toBeGreaterThan(3);
      expect(new Set(set.map(({ title }) => title)).size).toBe(set.length);
    }
  });

  it('are served at the facility’s URLs and cached for a day', async () => {
    const app = new Hono();
    serveMedia(app, shippedData());
    for (const path of ['/media/clubs/101.svg', '/media/clubs/101-2-thumb.svg']) {
      const response = await app.request(path);
      expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
      expect(await response.text()).toBe(drawing(path));
    }
    expect((await app.request('/media/clubs/101-6.svg')).status).toBe(404);
    expect((await app.request('/media/clubs/abc.svg')).status).toBe(404);
    expect((await app.request('/media/clubs/101.png')).status).toBe(404);
  });
});
