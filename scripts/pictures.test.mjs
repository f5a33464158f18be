import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';

let data;

/** A preview of a few hundred bytes. */
const tiny = /^data:image\/webp;base64,[\w+/]{40,400}=*$/;

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'foyer-pictures-'));
  mkdirSync(join(data, 'photos', '101'), { recursive: true });
  await photo('02 The café.jpg', 500, 400, '#c08040');
  await photo('01 Swimmers in the pool.png', 1000, 600, '#2080a0');
  await photo('01 Swimmers in the pool.night.png', 1000, 600, '#102040');
});

afterEach(() => rmSync(data, { recursive: true }));

it('PG-161 PG-224 makes a club’s photos into pictures in several sizes, by day and night, in their order and with their texts', async () => {
  expect(run()).toEqual({
    101: [
      {
        name: '01-swimmers-in-the-pool',
        alt: 'Swimmers in the pool',
        widths: [480, 960, 1000],
        hash: expect.any(String),
        color: '#2080a0',
        night: '#102040',
        preview: expect.stringMatching(tiny),
      },
      {
        name: '02-the-cafe',
        alt: 'The café',
        widths: [480, 500],
        hash: expect.any(String),
        color: '#c08040',
        night: null,
        preview: expect.stringMatching(tiny),
      },
    ],
  });
  expect(files()).toEqual([
    ...['1000.avif', '480.avif', '960.avif', '960.jpg'].map(
      (end) => `01-swimmers-in-the-pool-${end}`,
    ),
    ...['1000', '480', '960'].map((width) => `01-swimmers-in-the-pool-night-${width}.avif`),
    ...['480.avif', '500.avif', '960.jpg'].map((end) => `02-the-cafe-${end}`),
  ]);
  const sizes = await Promise.all(
    ['01-swimmers-in-the-pool-480.avif', '02-the-cafe-960.jpg'].map((file) =>
      sharp(join(media(), file)).metadata(),
    ),
  );
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [480, 270],
    [960, 540],
  ]);
});

it('PG-162 encodes only what changed, takes other texts and order from alt.json, and removes what is gone', async () => {
  // Small ones, of which there is one size each.
  await photo('01 Swimmers in the pool.png', 480, 288, '#2080a0');
  await photo('01 Swimmers in the pool.night.png', 480, 288, '#102040');
  run();
  const made = statSync(join(media(), '02-the-cafe-480.avif')).mtimeMs;
  rmSync(join(data, 'photos', '101', '01 Swimmers in the pool.night.png'));
  const texts = { '02 The café': 'Two friends at the bar', '01 Swimmers in the pool': 'The pool' };
  writeFileSync(join(data, 'photos', '101', 'alt.json'), JSON.stringify(texts));
  expect(run()['101'].map(({ alt, night }) => [alt, night])).toEqual([
    ['Two friends at the bar', null],
    ['The pool', null],
  ]);
  expect(files().filter((file) => file.includes('night'))).toEqual([]);
  expect(statSync(join(media(), '02-the-cafe-480.avif')).mtimeMs).toBe(made);
  rmSync(join(data, 'photos', '101'), { recursive: true });
  expect(run()).toEqual({});
  expect(readdirSync(join(data, 'media', 'photos'))).toEqual([]);
});

it.each(['プール.png', '02 The Cafe.png'])(
  'PG-161 refuses the photo %s, whose picture would have no address of its own',
  async (name) => {
    await photo(name, 480, 270, '#2080a0');
    expect(run).toThrow('needs another name');
  },
);

it('PG-161 turns a photo as the camera was held', async () => {
  // Red on the left, blue on the right; held on its side, red is on top.
  const half = { create: { width: 300, height: 400, channels: 3, background: '#f00000' } };
  const sides = { create: { width: 600, height: 400, channels: 3, background: '#0000f0' } };
  await sharp(sides)
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .toFile(join(data, 'photos', '101', '03 Held upright.jpg'));
  run();
  const corner = (left, top) =>
    sharp(join(media(), '03-held-upright-960.jpg'))
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer();
  // Both ends of a row have one color, unless the photo lies on its side.
  const [left, right] = [await corner(10, 20), await corner(940, 20)];
  expect(Math.abs(left[0] - right[0])).toBeLessThan(30);
});

it('PG-161 names a file that it can’t read, and leaves out a folder without photos', () => {
  mkdirSync(join(data, 'photos', '102'));
  writeFileSync(join(data, 'photos', '102', '.DS_Store'), '');
  expect(Object.keys(run())).toEqual(['101']);
  writeFileSync(join(data, 'photos', '102', 'IMG_2040.HEIC'), '');
  expect(run).toThrow("IMG_2040.HEIC can't be read. Save it as JPEG, PNG, WebP or AVIF.");
});

function run() {
  execFileSync(process.execPath, [join(import.meta.dirname, 'pictures.mjs'), data]);
  return JSON.parse(readFileSync(join(data, 'photos.json'), 'utf8'));
}

function photo(name, width, height, background) {
  const file = join(data, 'photos', '101', name);
  return sharp({ create: { width, height, channels: 3, background } }).toFile(file);
}

function media() {
  return join(data, 'media', 'photos', '101');
}

function files() {
  return readdirSync(media()).toSorted();
}
