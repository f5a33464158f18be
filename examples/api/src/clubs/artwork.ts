import { type Canvas, scenes } from './artwork-scenes.ts';

/** `wide` is 1600 by 900, `thumb` 480 by 480. */
type PictureSize = 'wide' | 'thumb';

/** How many more pictures a club can have besides its main one, each of a different scene. */
export const mostVariants: number = scenes.length - 1;

/**
 * A club's picture as SVG text: a quiet scene of arches, water, stairs or light. Depends only on the id, so each club
 * always has the same picture. The thumb shows the same scene in a square. Variants 1 to 5 are other scenes.
 */
export function drawClub(facilityId: string, size: PictureSize, variant = 0): string {
  const [width, height] = size === 'wide' ? [1600, 900] : [480, 480];
  const random = seeded(variant === 0 ? facilityId : `${facilityId}-${variant}`);
  const canvas: Canvas = {
    width,
    height,
    pick: (choices) => choices[Math.floor(random() * choices.length)] ?? choices[0],
    between: (low, high) => Math.round((low + random() * (high - low)) * 1000) / 1000,
  };
  const sky = canvas.pick(skies);
  const mirrored = canvas.pick([true, false]);
  const scene = sceneOf(facilityId, variant);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${gradient('sky', sky)}${gradient('wall', ['#f3ece0', '#e2d6c3'])}`,
    `${gradient('water', ['#5d7f73', '#1d3f36'])}${gradient('night', ['#2b4f45', '#16302a'])}`,
    `${gradient('floor', ['#d9ccb7', '#c4b49b'])}</defs>`,
    `<g${mirrored ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ''}>${scene.draw(canvas)}</g></svg>`,
  ].join('');
}

/** The URL of a club's picture. Variant 0 is the main picture, 1 to 5 are other scenes. */
export function pictureUrl(facilityId: string, size: PictureSize, variant = 0): string {
  const name = variant === 0 ? facilityId : `${facilityId}-${variant}`;
  return `/media/clubs/${name}${size === 'thumb' ? '-thumb' : ''}.svg`;
}

/** The title of the scene in a club's picture. */
export function pictureTitle(facilityId: string, variant: number): string {
  return sceneOf(facilityId, variant).title;
}

/** By number rather than at random, so that neighbors in a list never look alike. */
function sceneOf(facilityId: string, variant: number): (typeof scenes)[number] {
  return scenes[(Number(facilityId) + variant) % scenes.length] ?? scenes[0];
}

/** Top and bottom color of the sky: morning, noon, haze, dusk. */
const skies: readonly [Sky, ...Sky[]] = [
  ['#f8f3ea', '#e9d9c0'],
  ['#f4eee3', '#dccbb0'],
  ['#eef0e8', '#c8d1c4'],
  ['#e3d6c2', '#b9a88e'],
];

type Sky = readonly [top: string, bottom: string];

function gradient(id: string, [top, bottom]: Sky): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
}

/** A deterministic random sequence in [0, 1) for a text: FNV-1a for the seed, mulberry32 for the numbers. */
function seeded(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
