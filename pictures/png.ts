/** Just as much PNG as pictures of screens need: eight bits a channel or a palette, and no interlacing. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Row by row, a colour a pixel, as `0xRRGGBB`. */
  readonly colours: Uint32Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const rgb = 2;
const indexed = 3;
const rgba = 6;

/** Reads what Chromium takes and what `writePng` writes; throws at any other form of PNG. */
export function readPng(bytes: Buffer): Picture {
  const chunks = chunksOf(bytes);
  const head = joined(chunks, 'IHDR');
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [depth, type, interlaced] = [head[8], head[9], head[12]];
  const size = type === rgb ? 3 : type === rgba ? 4 : type === indexed ? 1 : 0;
  if (depth !== 8 || size === 0 || interlaced !== 0) throw new Error('A PNG of another form.');
  const rows = unfiltered(inflateSync(joined(chunks, 'IDAT')), width * size, height, size);
  const palette = type === indexed ? joined(chunks, 'PLTE') : null;
  const colours = new Uint32Array(width * height);
  for (let place = 0; place < colours.length; place += 1) {
    const at = palette === null ? place * size : (rows[place] ?? 0) * 3;
    const from = palette ?? rows;
    colours[place] = ((from[at] ?? 0) << 16) | ((from[at + 1] ?? 0) << 8) | (from[at + 2] ?? 0);
  }
  return { width, height, colours };
}

/** Writes a picture of at most 256 colours with a palette, any other in full. */
export function writePng({ width, height, colours }: Picture): Buffer {
  const places = new Map<number, number>();
  for (const colour of colours) {
    if (!places.has(colour)) places.set(colour, places.size);
    if (places.size > 256) break;
  }
  const isIndexed = places.size <= 256;
  const size = isIndexed ? 1 : 3;
  const rows = Buffer.alloc((width * size + 1) * height);
  for (let place = 0; place < colours.length; place += 1) {
    const colour = colours[place] ?? 0;
    const at = place * size + Math.floor(place / width) + 1;
    if (isIndexed) rows[at] = places.get(colour) ?? 0;
    else rows.writeUIntBE(colour, at, 3);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, isIndexed ? indexed : rgb], 8);
  const palette = Buffer.alloc(places.size * 3);
  if (isIndexed) for (const [colour, place] of places) palette.writeUIntBE(colour, place * 3, 3);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    ...(isIndexed ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunksOf(bytes: Buffer): readonly { readonly name: string; readonly data: Buffer }[] {
  if (!bytes.subarray(0, 8).equals(signature)) throw new Error('No PNG.');
  const chunks = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    chunks.push({
      name: bytes.toString('latin1', at + 4, at + 8),
      data: bytes.subarray(at + 8, at + 8 + length),
    });
    at += length + 12;
  }
  return chunks;
}

function joined(chunks: ReturnType<typeof chunksOf>, wanted: string): Buffer {
  return Buffer.concat(chunks.filter(({ name }) => name === wanted).map(({ data }) => data));
}

/** Undoes what a PNG does to each row so that it packs better; the first byte of a row says what. */
function unfiltered(data: Buffer, length: number, height: number, size: number): Buffer {
  const rows = Buffer.alloc(length * height);
  for (let row = 0; row < height; row += 1) {
    const filter = data[row * (length + 1)];
    for (let x = 0; x < length; x += 1) {
      const at = row * length + x;
      const left = x < size ? 0 : (rows[at - size] ?? 0);
      const up = row === 0 ? 0 : (rows[at - length] ?? 0);
      const corner = x < size || row === 0 ? 0 : (rows[at - length - size] ?? 0);
      rows[at] = (data[row * (length + 1) + 1 + x] ?? 0) + guess(filter, left, up, corner);
    }
  }
  return rows;
}

function guess(filter: number | undefined, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  return filter === 4 ? nearest(left, up, corner) : 0;
}

/** Of the three neighbours the one that is nearest to what they have in common (Paeth). */
function nearest(left: number, up: number, corner: number): number {
  const common = left + up - corner;
  const toLeft = Math.abs(common - left);
  const toUp = Math.abs(common - up);
  const toCorner = Math.abs(common - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
