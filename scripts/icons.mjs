/** Writes the line drawings of the screens, from the icons of Lucide: `pnpm icons`. Run it after naming another icon here. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const screens = join(import.meta.dirname, '..', 'packages', 'react-ui', 'src');

/** Our names for Lucide's icons, in the files that use them. They are apart because they load apart. */
const files = {
  'components/icon-paths.ts': {
    alert: 'circle-alert',
    calendar: 'calendar',
    check: 'check',
    clock: 'clock',
    close: 'x',
    down: 'chevron-down',
    left: 'chevron-left',
    pin: 'map-pin',
    right: 'chevron-right',
  },
  // Lucide has nothing for yoga, Pilates, boxing and squash: club-screen.tsx draws them in the same way.
  'screens/club/room-paths.ts': {
    weights: 'dumbbell',
    cardio: 'heart-pulse',
    pool: 'waves-ladder',
    cycling: 'bike',
    spa: 'flower-2',
    steam: 'waves-vertical',
    sauna: 'thermometer-sun',
    roof: 'sun',
    kids: 'blocks',
    juice: 'cup-soda',
    other: 'check',
  },
};

const set = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
const { icons } = JSON.parse(readFileSync(set, 'utf8'));

if (import.meta.main) {
  for (const [file, drawings] of Object.entries(iconFiles())) {
    const lines = Object.entries(drawings).map(([name, path]) => `  ${name}:\n    '${path}',\n`);
    const note = '// Written by `pnpm icons` from Lucide (ISC license), on its grid of 24.';
    writeFileSync(
      join(screens, file),
      `${note}\nexport const paths = {\n${lines.join('')}} as const;\n`,
    );
  }
}

/** The path of each icon, by the file that it belongs to. */
export function iconFiles() {
  const drawn = (names) =>
    Object.fromEntries(Object.entries(names).map(([name, icon]) => [name, drawingOf(icon)]));
  return Object.fromEntries(Object.entries(files).map(([file, names]) => [file, drawn(names)]));
}

/** All shapes of an icon as one path. */
function drawingOf(icon) {
  const shapes = icons[icon].body.matchAll(/<(path|circle|rect) ([^>]*)\/>/g);
  return Array.from(shapes, ([, kind, text]) => {
    const value = Object.fromEntries(
      Array.from(text.matchAll(/([a-z-]+)="([^"]*)"/g), ([, key, of]) => [key, of]),
    );
    return { path: asItIs, circle: circleOf, rect: rectangleOf }[kind](value);
  })
    .join('')
    .replaceAll(/\d*\.\d+/g, rounded)
    .replaceAll(' -', '-');
}

/** A tenth of the grid is invisible, and paths weigh on the first page. Numbers that touched stay apart. */
function rounded(number, place, path) {
  // A dot is a line of no length, which needs some.
  const text = String(Number(Number(number).toFixed(1)) || 0.1).replace(/^0\./, '.');
  const before = /\d/.test(path[place - 1] ?? '') && !text.startsWith('.') ? ' ' : '';
  const after = path[place + number.length] === '.' && !text.includes('.') ? ' ' : '';
  return before + text + after;
}

/** A path begins where it says, also after another one. */
function asItIs({ d }) {
  return d.replace(/^m/, 'M');
}

function circleOf({ cx, cy, r }) {
  return `M${+cx - +r} ${cy}a${r} ${r} 0 1 0 ${r * 2} 0 ${r} ${r} 0 1 0 ${r * -2} 0`;
}

function rectangleOf({ x, y, width, height, rx }) {
  const [across, down] = [width - 2 * rx, height - 2 * rx];
  const corner = (dx, dy) => `a${rx} ${rx} 0 0 1 ${dx} ${dy}`;
  return (
    `M${+x + +rx} ${y}h${across}${corner(rx, rx)}v${down}${corner(-rx, rx)}` +
    `h${-across}${corner(-rx, -rx)}v${-down}${corner(rx, -rx)}z`
  );
}
