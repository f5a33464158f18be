import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestApi, type TestApi } from '../testing/test-api.ts';

describe('the custom element’s files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-embed-'));
  let api: TestApi;
  beforeAll(async () => {
    mkdirSync(join(folder, 'embed', 'assets'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Foyer</title>');
    writeFileSync(join(folder, 'embed', 'index.html'), '<!doctype html><title>Other</title>');
    writeFileSync(join(folder, 'embed', 'foyer-lead-flow.js'), 'export {};');
    writeFileSync(join(folder, 'embed', 'assets', 'flow-1a2b3c.js'), 'export {};');
    api = await openTestApi({ folder: join(folder, 'data') }, { site: folder });
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });
  const get = async (path: string): Promise<Response> => {
    const response = await api.app.request(path, { headers: { origin: 'https://host.example' } });
    await response.clone().text();
    return response;
  };

  it.each(['/embed/foyer-lead-flow.js', '/embed/assets/flow-1a2b3c.js'])(
    'EM-01 %s can be loaded by any other site',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    },
  );

  it('EM-01 revalidate the script each time and cache its assets forever', async () => {
    const script = await get('/embed/foyer-lead-flow.js');
    expect(script.headers.get('cache-control')).toBe('no-cache');
    const part = await get('/embed/assets/flow-1a2b3c.js');
    expect(part.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('EM-01 include a demo page, and a missing asset is a 404', async () => {
    expect(await (await get('/embed/')).text()).toContain('<title>Other</title>');
    expect((await get('/embed/assets/gone.js')).status).toBe(404);
  });

  it('MB-129 a link to the join keeps its promo code', async () => {
    const { status, headers } = await get('/join?promo=WELCOME50');
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/join/step1?promo=WELCOME50');
  });

  it('EM-01 let other sites show a club’s picture, but not embed the site’s own page', async () => {
    const picture = await get('/media/photos/rooms/street-960.avif');
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const page = await get('/');
    expect(page.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
  });
});
