/**
 * Makes the pictures that pages and mails show of a chain's photos: `pnpm pictures`, or `pnpm pictures DATA` for the data
 * of another chain. Run it after a photo in `DATA/photos` was added, changed or removed.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, extname, join } from 'node:path';

import sharp from 'sharp';

const [data = join(import.meta.dirname, '..', 'examples', 'api', 'data')] = process.argv.slice(2);

/** What phones, small windows and large windows show. All pictures are 16 by 9. */
const widths = [480, 960, 1600];
const previewWidth = 16;
/** For mails, other sites and link previews, which can't all show AVIF. */
const jpegWidth = 960;
/** Goes up when this script makes other files of the same photo. */
const version = 1;
const readable = ['.avif', '.jpeg', '.jpg', '.png', '.webp'];
/** Beside the photos: their texts, and what operating systems leave behind. */
const notPhotos = /^(?:alt\.json|Thumbs\.db|desktop\.ini|\..*)$/i;
const night = '.night';

const photos = join(data, 'photos');
const media = join(data, 'media', 'photos');
const manifest = join(data, 'photos.json');
const before = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};

const made = {};
for (const folder of foldersIn(photos)) {
  const all = [];
  for (const photo of photosIn(join(photos, folder))) all.push(await picture(folder, photo));
  // A club whose folder is empty shows the shared rooms.
  if (all.length > 0) made[folder] = all;
}
removeOthers();
writeFileSync(manifest, `${JSON.stringify(made, null, 2)}\n`);
for (const [folder, all] of Object.entries(made)) console.log(`Photos of ${folder}: ${all.length}`);

/** A folder's photos in the order of its `alt.json`, or else of their names, each with its text. */
function photosIn(folder) {
  const files = readdirSync(folder).filter((file) => !notPhotos.test(file));
  const other = files.find((file) => !readable.includes(extname(file).toLowerCase()));
  if (other !== undefined) {
    throw new Error(`${join(folder, other)} can't be read. Save it as JPEG, PNG, WebP or AVIF.`);
  }
  const days = new Map(
    files.filter((file) => !nameOf(file).endsWith(night)).map((file) => [nameOf(file), file]),
  );
  const nights = new Map(files.map((file) => [nameOf(file), file]));
  const texts = join(folder, 'alt.json');
  const listed = existsSync(texts)
    ? Object.entries(JSON.parse(readFileSync(texts, 'utf8')))
    : [...days.keys()].toSorted().map((name) => [name, textOf(name)]);
  const slugs = listed.map(([name]) => slugOf(name));
  return listed.map(([name, alt], place) => {
    if (!days.has(name)) throw new Error(`${texts} names "${name}", but there is no such photo.`);
    if (slugs[place] === '' || slugs.indexOf(slugs[place]) < place) {
      throw new Error(
        `The photo "${days.get(name)}" needs another name: its letters from a to z and digits are its address.`,
      );
    }
    const fileOf = (file) => file && join(folder, file);
    return { name, alt, day: fileOf(days.get(name)), night: fileOf(nights.get(name + night)) };
  });
}

/** Encodes a photo unless its pictures are there already. */
async function picture(folder, { name, alt, day, night }) {
  const hash = createHash('sha256').update(String(version));
  for (const file of [day, night]) if (file) hash.update(readFileSync(file));
  const id = hash.digest('hex').slice(0, 16);
  const slug = slugOf(name);
  const known = (before[folder] ?? []).find((one) => one.name === slug && one.hash === id);
  if (known && filesOf(folder, known).every((file) => existsSync(join(media, file)))) {
    return { ...known, alt, preview: known.preview ?? (await previewOf(day)) };
  }
  mkdirSync(join(media, folder), { recursive: true });
  const target = join(media, folder, slug);
  const sizes = await encode(day, target);
  if (night) await encode(night, `${target}-night`, sizes);
  await cropped(day, jpegWidth)
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(`${target}-${jpegWidth}.jpg`);
  return {
    name: slug,
    alt,
    hash: id,
    widths: sizes,
    color: await colorOf(day),
    night: night ? await colorOf(night) : null,
    preview: await previewOf(day),
  };
}

/** Writes a photo in each width that it has, and in its own if that is between them. */
async function encode(file, target, sizes) {
  const { width, height, format } = await sharp(file).metadata();
  const largest = Math.min(Math.max(width, widths[0]), widths.at(-1));
  const own = sizes ?? [...widths.filter((size) => size < largest), largest];
  for (const size of own) {
    const result = `${target}-${size}.avif`;
    // What was drawn for this site is in its largest size already.
    if (format === 'heif' && size === width && size === largest && height * 16 === width * 9)
      copyFileSync(file, result);
    else await cropped(file, size).avif({ quality: 52, effort: 4 }).toFile(result);
  }
  return own;
}

/** Turned as the camera was held, and cropped around what stands out. */
function cropped(file, width) {
  return sharp(file)
    .rotate()
    .resize(width, Math.round((width * 9) / 16), { fit: 'cover', position: 'attention' });
}

/** A few pixels of it, blurred by their size and half transparent, so that the color by day or night shows through. */
async function previewOf(file) {
  const tiny = await cropped(file, previewWidth)
    .removeAlpha()
    .ensureAlpha(0.6)
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** The color that is there until the preview is. */
async function colorOf(file) {
  const pixel = await sharp(file).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

function filesOf(folder, { name, widths: sizes, night: hasNight }) {
  const kinds = hasNight ? [name, `${name}-night`] : [name];
  const avif = kinds.flatMap((kind) => sizes.map((size) => `${kind}-${size}.avif`));
  return [...avif, `${name}-${jpegWidth}.jpg`].map((file) => join(folder, file));
}

/** Removes the pictures of photos that are gone. */
function removeOthers() {
  const kept = new Set(
    Object.entries(made).flatMap(([folder, all]) => all.flatMap((one) => filesOf(folder, one))),
  );
  for (const folder of foldersIn(media)) {
    for (const file of readdirSync(join(media, folder))) {
      if (!kept.has(join(folder, file))) rmSync(join(media, folder, file));
    }
    if (readdirSync(join(media, folder)).length === 0)
      rmSync(join(media, folder), { recursive: true });
  }
}

function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

function nameOf(file) {
  return basename(file, extname(file));
}

/** `01 The pool at dawn` has the text "The pool at dawn". */
function textOf(name) {
  return name.replace(/^\d+\W*/, '').replaceAll('_', ' ');
}

/** The name in an address. */
function slugOf(name) {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}
