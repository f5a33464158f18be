import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nearbyRadiusKm } from '@foyer/core/clubs';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

import { shippedData } from '../chain-data.ts';
import { serveMedia } from './club-calls.ts';
import { filesOf, mainPicture, sharedFolder } from './photo-files.ts';
import { clubsOf, photosOf, pictureSetOf } from './photos.ts';

const data = shippedData();
const { folder, photos } = data;
const shared = photos[sharedFolder] ?? [];
const clubs = data.clubs.places.flatMap((place) => place.clubs);

const roomOf = (name: string): string => name.replace(/-\d+$/, '');

interface Place {
  readonly lat: number;
  readonly long: number;
}

/** In km, on a flat map: exact enough to see who is nearby. */
function distanceOf(from: Place, to: Place): number {
  const narrower = Math.cos((from.lat * Math.PI) / 180);
  return 111 * Math.hypot(to.lat - from.lat, (to.long - from.long) * narrower);
}

describe('Club pictures', () => {
  it('PG-163 are made of the photos that are there: pnpm pictures ran after the last change', () => {
    const originals = join(folder, 'photos', sharedFolder);
    for (const { name, hash, night } of shared) {
      const files = [`${name}.avif`, ...(night === null ? [] : [`${name}.night.avif`])];
      const made = createHash('sha256').update('1');
      for (const file of files) made.update(readFileSync(join(originals, file)));
      expect([name, made.digest('hex').slice(0, 16)]).toEqual([name, hash]);
    }
    const named = shared.flatMap(({ name, night }) =>
      night === null ? [name] : [name, `${name}.night`],
    );
    const there = readdirSync(originals).filter((file) => file.endsWith('.avif'));
    expect(there.toSorted()).toEqual(named.map((name) => `${name}.avif`).toSorted());
  });

  it('PG-163 weigh little: on phones at most 45 kB each, and all files together at most 12 MB', () => {
    const sizeOf = (path: string) => statSync(join(folder, path)).size;
    const files = shared.flatMap((photo) => filesOf({ ...photo, folder: sharedFolder }));
    const phone = files.filter((file) => /-(480|960)\.avif$/.test(file));
    for (const file of phone) expect([file, sizeOf(file) < 45_000]).toEqual([file, true]);
    expect(files.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(12_000_000);
  });

  it('PG-164 LA-11 show four to six rooms of each club, those of its amenities among them, each once', () => {
    for (const [place, club] of clubs.entries()) {
      const shown = photosOf(data, club, place).map(({ name }) => roomOf(name));
      expect(shown.length).toBeGreaterThan(3);
      expect(new Set(shown).size).toBe(shown.length);
      const own = club.amenities.flatMap(
        (amenity) => data.clubs.sharedPhotos.ofAmenities[amenity] ?? [],
      );
      for (const room of new Set(own.slice(0, 3))) expect(shown).toContain(room);
    }
  });

  it('PG-243 begin with another room than the nine clubs before them in the list', () => {
    const rooms = clubsOf(data).map(({ photos: [main] }) => roomOf(main?.name ?? ''));
    for (const [place, room] of rooms.entries()) {
      const before = rooms.slice(Math.max(0, place - 9), place);
      expect([place, before.includes(room)]).toEqual([place, false]);
    }
  });

  it('PG-243 begin with different rooms in the three clubs near each club', () => {
    const all = clubsOf(data);
    for (const club of all) {
      const near = all
        .filter((one) => one !== club && distanceOf(club, one) <= nearbyRadiusKm)
        .toSorted((a, b) => distanceOf(club, a) - distanceOf(club, b))
        .slice(0, 3);
      const rooms = near.map(({ photos: [main] }) => roomOf(main?.name ?? ''));
      expect([club.name, new Set(rooms).size]).toEqual([club.name, near.length]);
    }
  });

  it('PG-243 begin with different rooms in the clubs that a country features', () => {
    const shown = clubsOf(data).map((club) => ({ ...club, ...club.place }));
    for (const [country, of] of Map.groupBy(shown, (club) => club.country)) {
      const leading = [...Map.groupBy(of, ({ state }) => state).values()].slice(0, 3);
      const rooms = leading.map(([club]) => roomOf(club?.photos[0]?.name ?? ''));
      expect([country, new Set(rooms).size]).toEqual([country, rooms.length]);
    }
  });

  it('PG-164 are a club’s own photos once its folder has some', () => {
    const own = shared.slice(0, 1).map((one) => ({
      ...one,
      name: 'our-pool',
      widths: [480, 960],
      night: null,
      nightPreview: null,
    }));
    const one = { ...data, photos: { ...photos, 101: own } };
    const shown = photosOf(one, { id: '101', amenities: ['Spa'] }, 0);
    expect(shown.map(mainPicture)).toEqual([
      {
        imageUrl: '/media/photos/101/our-pool-960.jpg',
        thumbnail: '/media/photos/101/our-pool-480.avif',
        picture: {
          srcSet:
            '/media/photos/101/our-pool-480.avif 480w, /media/photos/101/our-pool-960.avif 960w',
          night: null,
          color: `url(${own[0]?.preview}) 0 / cover ${own[0]?.color}`,
        },
      },
    ]);
  });

  it('PG-164 are of one look of a room when the chain names that look', () => {
    const { name } = shared.find((photo) => photo.name.endsWith('-2')) ?? {};
    const named = { everywhere: [name ?? ''], ofAmenities: {} };
    const one = { ...data, clubs: { ...data.clubs, sharedPhotos: named } };
    const shown = photosOf(one, { id: '101', amenities: [] }, 0);
    expect(shown.map((photo) => photo.name)).toEqual([name]);
  });

  it('PG-165 PG-224 have a night of their own for dark schemes', () => {
    const set = pictureSetOf(data, '/media/photos/rooms/street-960.jpg');
    expect(set?.night).toContain('/media/photos/rooms/street-night-480.avif 480w, ');
    expect(set?.color).toMatch(
      /^url\(data:image\/webp;base64,[\w+/=]+\) 0 \/ cover light-dark\(#[\da-f]{6}, #[\da-f]{6}\)$/,
    );
    expect(pictureSetOf(data, '/media/photos/rooms/cellar-960.jpg')).toBeUndefined();
  });

  it('are served at the facility’s URLs and cached for a day', async () => {
    const app = new Hono();
    serveMedia(app, data);
    const [files = []] = shared.map((photo) => filesOf({ ...photo, folder: sharedFolder }));
    for (const path of files) {
      const response = await app.request(path);
      const type = path.endsWith('.jpg') ? 'image/jpeg' : 'image/avif';
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
      expect(existsSync(join(folder, path))).toBe(true);
    }
    expect((await app.request('/media/photos/rooms/street-481.avif')).status).toBe(404);
    expect((await app.request('/media/photos/rooms')).status).toBe(404);
    expect((await app.request('/photos/rooms/street.avif')).status).toBe(404);
  });
});
