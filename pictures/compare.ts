import type { Picture } from './png.ts';

/**
 * How far apart two colours may be, of 255 in each channel: smoothing's last digits and what `keepable` leaves out stay
 * below it. A hairline of ours is 30 from the paper it is drawn on.
 */
const sameColour = 16;

/** Bits a channel of what is drawn fine, letters' edges and artwork: less of a change than one sees. */
const fineBits = 5;

/** The least part of a picture that a colour covers which is kept as it is: paper, ink and slabs are no shades of others. */
const flat = 0.002;

/** A picture as it is kept: with fewer colours, so that a folder full of them stays small. */
export function keepable({ colours, ...size }: Picture): Picture {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const kept = new Map(
    Array.from(counts, ([colour, count]) => [
      colour,
      count >= colours.length * flat ? colour : rounded(colour),
    ]),
  );
  return { ...size, colours: colours.map((colour) => kept.get(colour) ?? colour) };
}

/**
 * How many pixels two pictures differ in so that one sees it, and a picture of where; null where they differ in size.
 *
 * A pixel differs when nothing within a pixel of its place in the other picture has its colour. Letters whose edges another
 * Chromium smooths in another way pass, and so does what moved by one pixel; a hairline that is gone, a colour of another
 * token or a button that moved by two do not.
 */
export function compare(
  was: Picture,
  is: Picture,
): { readonly differing: number; readonly difference: Picture } | null {
  if (was.width !== is.width || was.height !== is.height) return null;
  let differing = 0;
  const colours = is.colours.map((colour, place) => {
    const other = was.colours[place] ?? 0;
    if (colour === other || isNear(colour, other)) return paled(colour);
    if (isFoundIn(was, place, colour) && isFoundIn(is, place, other)) return paled(colour);
    differing += 1;
    return 0xc8_00_00;
  });
  return { differing, difference: { width: is.width, height: is.height, colours } };
}

function isFoundIn({ width, height, colours }: Picture, place: number, colour: number): boolean {
  const [column, row] = [place % width, Math.floor(place / width)];
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x += 1) {
      if (isNear(colour, colours[y * width + x] ?? 0)) return true;
    }
  }
  return false;
}

function isNear(one: number, other: number): boolean {
  return (
    Math.abs((one >> 16) - (other >> 16)) <= sameColour &&
    Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)) <= sameColour &&
    Math.abs((one & 255) - (other & 255)) <= sameColour
  );
}

function rounded(colour: number): number {
  const most = 2 ** fineBits - 1;
  const one = (shift: number): number =>
    Math.round((Math.round((((colour >> shift) & 255) / 255) * most) / most) * 255) << shift;
  return one(16) | one(8) | one(0);
}

function paled(colour: number): number {
  const one = (shift: number): number =>
    Math.round(255 - (255 - ((colour >> shift) & 255)) / 5) << shift;
  return one(16) | one(8) | one(0);
}
