/** The scenes in club pictures. Longer than other files because a drawing is a list of shapes. */

/** Where to draw a scene, and the random choices that make it unique to the club. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice;
  readonly between: (low: number, high: number) => number;
}

/** A scene: its title, and a function that draws it as SVG. */
interface Scene {
  readonly title: string;
  readonly draw: (canvas: Canvas) => string;
}

/** The scenes. They use the gradients `sky wall water night floor`, which the caller defines. */
export const scenes: readonly [Scene, ...Scene[]] = [
  { title: 'The arcade', draw: arcade },
  { title: 'The pool', draw: pool },
  { title: 'The stairs', draw: stairs },
  { title: 'The view', draw: hills },
  { title: 'The quiet room', draw: windowLight },
  { title: 'The colonnade', draw: colonnade },
];

const paper = '#f6f1e7';
const sand = '#d8cab3';
const clay = '#b5a48a';
const ink = '#1d1b19';
const accent = '#22463c';

/** A landscape seen through a row of arches, with light falling on the floor. */
function arcade({ width, height, between }: Canvas): string {
  const base = height * between(0.72, 0.78);
  const count = Math.max(1, Math.round(width / (height * between(0.4, 0.6))));
  const pitch = width / count;
  const opening = pitch * between(0.62, 0.74);
  const top = height * between(0.16, 0.26);
  const lefts = Array.from({ length: count }, (_, index) => index * pitch + (pitch - opening) / 2);
  const reveal = opening * 0.07;
  const slant = opening * between(0.25, 0.6);
  const horizon = height * between(0.5, 0.6);
  return [
    rect(0, 0, width, height, 'url(#wall)'),
    ...lefts.map((left) => arch(left - reveal, top - reveal, opening + reveal, base, sand)),
    `<clipPath id="openings">${lefts.map((left) => arch(left, top, opening, base, ink)).join('')}</clipPath>`,
    `<g clip-path="url(#openings)">${rect(0, 0, width, height, 'url(#sky)')}`,
    sun(
      width * between(0.25, 0.75),
      horizon - height * between(0.04, 0.18),
      height * between(0.07, 0.12),
    ),
    hill(width, horizon, height * 0.06, base, clay, 0.55),
    `${rect(0, horizon + height * 0.05, width, base, 'url(#water)')}</g>`,
    rect(0, base, width, height - base, 'url(#floor)'),
    ...lefts.map((left) =>
      polygon(
        [
          [left, base],
          [left + opening, base],
          [left + opening + slant, height],
          [left + slant - opening * 0.2, height],
        ],
        paper,
        0.6,
      ),
    ),
    rect(0, base, width, height * 0.004, ink, 0.35),
  ].join('');
}

/** A long pool running to the horizon, a low sun, and a few dark columns beside it. */
function pool({ width, height, between, pick }: Canvas): string {
  const horizon = height * between(0.42, 0.52);
  const vanish = width * between(0.5, 0.62);
  const near = width * between(0.18, 0.26);
  const farHalf = width * 0.035;
  const pooled = [
    [vanish - farHalf, horizon + height * 0.03],
    [vanish + farHalf, horizon + height * 0.03],
    [width * 0.98, height],
    [near, height],
  ] as const;
  const columns = pick([3, 4, 5]);
  const lines = Array.from({ length: 7 }, (_, index) => {
    const depth = ((index + 1) / 8) ** 1.8;
    const y = horizon + height * 0.03 + (height * 0.97 - horizon) * depth;
    const left = vanish - farHalf + (near - vanish + farHalf) * depth;
    const right = vanish + farHalf + (width * 0.98 - vanish - farHalf) * depth;
    const inset = (right - left) * between(0.08, 0.3);
    return rect(left + inset, y, (right - left) * between(0.2, 0.5), height * 0.0035, paper, 0.35);
  });
  return [
    rect(0, 0, width, horizon + 1, 'url(#sky)'),
    sun(
      vanish + width * between(-0.06, 0.06),
      horizon - height * between(0, 0.1),
      height * between(0.09, 0.15),
    ),
    hill(width, horizon, height * 0.05, horizon + height * 0.03, clay, 0.7),
    rect(0, horizon + height * 0.02, width, height - horizon, 'url(#floor)'),
    polygon(pooled, 'url(#water)'),
    ...lines,
    ...Array.from({ length: columns }, (_, index) => {
      const scale = 0.5 ** index;
      const thick = width * 0.055 * scale;
      const x = near * 0.05 + (vanish - farHalf * 3) * (1 - scale) * 0.72;
      const foot = height - (height - horizon - height * 0.05) * (1 - scale);
      const head = horizon - height * 0.62 * scale;
      const lies = polygon(
        [
          [x, foot],
          [x + thick, foot],
          [x - thick * 1.6, height * 0.1 * scale + foot],
          [x - thick * 3, height * 0.1 * scale + foot],
        ],
        ink,
        0.16,
      );
      return (
        lies +
        rect(x, head, thick, foot - head, index === 0 ? ink : accent, 0.9) +
        rect(x + thick * 0.72, head, thick * 0.28, foot - head, paper, 0.16)
      );
    }),
  ].join('');
}

/** Broad steps up to a lit doorway, with a shaft of light across them. */
function stairs({ width, height, between, pick }: Canvas): string {
  const count = pick([6, 7, 8, 9]);
  const left = width * between(0.12, 0.22);
  const run = (width * between(0.5, 0.58)) / count;
  const rise = (height * between(0.42, 0.5)) / count;
  const top = height - rise * count;
  const landing = left + run * count;
  const door = Math.min((width - landing) * 0.5, height * 0.26);
  const doorLeft = landing + (width - landing - door) / 2;
  return [
    rect(0, 0, width, height, 'url(#wall)'),
    polygon(
      [
        [0, 0],
        [width * 0.34, 0],
        [landing + run, height],
        [left - run * 2, height],
      ],
      paper,
      0.75,
    ),
    ...Array.from({ length: count }, (_, index) => {
      const x = left + run * index;
      const y = height - rise * (index + 1);
      return (
        rect(x, y, width - x, height - y, mix(index / count)) +
        rect(x, y, width - x, rise * 0.16, paper, 0.8)
      );
    }),
    arch(doorLeft - door * 0.08, top - height * 0.4, door * 1.16, top, sand),
    arch(doorLeft, top - height * 0.385, door, top, 'url(#night)'),
    `<circle cx="${n(doorLeft + door / 2)}" cy="${n(top - height * 0.24)}" r="${n(door * 0.2)}" fill="${paper}" opacity=".9"/>`,
    polygon(
      [
        [0, 0],
        [width * 0.2, 0],
        [landing, height],
        [left, height],
      ],
      paper,
      0.22,
    ),
  ].join('');
}

/** Layers of hills under a large sun, with a small pavilion on the ridge. */
function hills({ width, height, between, pick }: Canvas): string {
  const ridge = height * between(0.56, 0.64);
  const house = height * between(0.42, 0.6);
  const houseLeft = width * between(0.2, 0.34);
  const deep = height * between(0.1, 0.14);
  const posts = pick([5, 6, 7]);
  const sunX = width * between(0.55, 0.75);
  return [
    rect(0, 0, width, height, 'url(#sky)'),
    sun(sunX, ridge - height * between(0.14, 0.26), height * between(0.13, 0.19)),
    hill(width, ridge - height * 0.08, height * between(0.08, 0.14), height, sand, 0.9),
    hill(width, ridge, height * between(-0.1, 0.1), height, clay, 0.75),
    rect(houseLeft, ridge - deep, house, deep * 0.14, ink),
    ...Array.from({ length: posts }, (_, index) =>
      rect(
        houseLeft + (house * 0.97 * index) / (posts - 1),
        ridge - deep,
        house * 0.022,
        deep * 1.1,
        ink,
      ),
    ),
    rect(houseLeft + house * 0.12, ridge - deep * 0.8, house * 0.4, deep * 0.95, accent, 0.9),
    hill(width, ridge + height * 0.05, height * between(-0.06, 0.02), height, '#5d7f73', 1),
    hill(width, ridge + height * 0.18, height * between(0.04, 0.12), height, accent, 1),
  ].join('');
}

/** A dark room with the light of a tall window across wall and floor. */
function windowLight({ width, height, between, pick }: Canvas): string {
  const floor = height * between(0.74, 0.8);
  const columns = pick([2, 3]);
  const rows = pick([3, 4]);
  const paneWidth = height * between(0.13, 0.17);
  const paneHeight = (floor * 0.66) / rows;
  const left = width * between(0.3, 0.45);
  const top = height * between(0.12, 0.18);
  const slant = between(0.12, 0.3);
  const gap = height * 0.018;
  const panes = Array.from({ length: columns * rows }, (_, index) => {
    const x = left + (index % columns) * (paneWidth + gap);
    const y = top + Math.floor(index / columns) * (paneHeight + gap * 0.6);
    const lean = paneWidth * slant;
    return polygon(
      [
        [x, y],
        [x + paneWidth, y + lean],
        [x + paneWidth, y + lean + paneHeight],
        [x, y + paneHeight],
      ],
      '#e9d9c0',
      0.88,
    );
  });
  const bench = width * between(0.24, 0.3);
  const benchLeft = left - bench * 0.75;
  const ball = height * between(0.05, 0.075);
  return [
    rect(0, 0, width, height, 'url(#night)'),
    rect(0, floor, width, height - floor, ink, 0.45),
    ...panes,
    polygon(
      [
        [left, floor + height * 0.03],
        [left + columns * paneWidth, floor + height * 0.03],
        [left + columns * paneWidth * 1.5, height],
        [left + paneWidth * 0.4, height],
      ],
      '#e9d9c0',
      0.28,
    ),
    rect(benchLeft, floor - height * 0.055, bench, height * 0.035, sand),
    rect(benchLeft + bench * 0.08, floor - height * 0.02, bench * 0.03, height * 0.06, clay),
    rect(benchLeft + bench * 0.89, floor - height * 0.02, bench * 0.03, height * 0.06, clay),
    `<circle cx="${n(benchLeft + bench * between(0.2, 0.4))}" cy="${n(floor - height * 0.055 - ball)}" r="${n(ball)}" fill="${paper}" opacity=".92"/>`,
  ].join('');
}

/** A row of columns, larger toward the viewer, with the sea and the sun between them. */
function colonnade({ width, height, between }: Canvas): string {
  const horizon = height * between(0.58, 0.66);
  const floor = height * between(0.82, 0.86);
  const beam = height * between(0.1, 0.14);
  const ratio = between(0.68, 0.76);
  const columns: string[] = [];
  let x = width * between(0.02, 0.06);
  for (let thick = height * 0.15; x < width; x += thick * 2.3, thick *= ratio) {
    const foot = floor - (height * 0.15 - thick) * 0.35;
    columns.push(
      polygon(
        [
          [x, foot],
          [x + thick, foot],
          [x + thick * 2.4, height],
          [x + thick * 1.1, height],
        ],
        ink,
        0.14,
      ),
      rect(x, beam * 0.8, thick, foot - beam * 0.8, '#ece2d2'),
      rect(x + thick * 0.62, beam * 0.8, thick * 0.38, foot - beam * 0.8, clay, 0.75),
      rect(x - thick * 0.1, foot - thick * 0.1, thick * 1.2, thick * 0.12, sand),
    );
    if (thick < height * 0.02) break;
  }
  return [
    rect(0, 0, width, height, 'url(#sky)'),
    sun(
      width * between(0.55, 0.8),
      horizon - height * between(0.02, 0.16),
      height * between(0.08, 0.13),
    ),
    rect(0, horizon, width, floor - horizon, 'url(#water)'),
    rect(0, floor - height * 0.05, width, height, 'url(#floor)'),
    rect(0, 0, width, beam, sand),
    rect(0, beam, width, height * 0.012, ink, 0.25),
    ...columns,
  ].join('');
}

type Point = readonly [x: number, y: number];

function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  opacity = 1,
): string {
  return `<path d="M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z" ${paint(fill, opacity)}/>`;
}

function polygon(points: readonly Point[], fill: string, opacity = 1): string {
  const path = points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');
  return `<path d="M${path}z" ${paint(fill, opacity)}/>`;
}

/** A round arch that stands on `base`. */
function arch(left: number, top: number, width: number, base: number, fill: string): string {
  const radius = width / 2;
  return `<path d="M${n(left)} ${n(base)}V${n(top + radius)}a${n(radius)} ${n(radius)} 0 0 1 ${n(width)} 0V${n(base)}z" fill="${fill}"/>`;
}

/** One long swell from edge to edge, filled down to `base`. */
function hill(
  width: number,
  y: number,
  swell: number,
  base: number,
  fill: string,
  opacity: number,
): string {
  return `<path d="M0 ${n(y)}C${n(width * 0.3)} ${n(y - swell)} ${n(width * 0.62)} ${n(y + swell * 0.8)} ${n(width)} ${n(y - swell * 0.4)}V${n(base)}H0z" ${paint(fill, opacity)}/>`;
}

function sun(x: number, y: number, radius: number): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${paper}" opacity=".95"/>`;
}

/** Blends from lit stone to stone in shade. */
function mix(share: number): string {
  const part = (from: number, to: number) => Math.round(to + (from - to) * share);
  return `rgb(${part(226, 176)} ${part(214, 160)} ${part(195, 136)})`;
}

function paint(fill: string, opacity: number): string {
  return `fill="${fill}"${opacity === 1 ? '' : ` opacity="${n(opacity)}"`}`;
}

/** Rounds to two decimals to keep the SVG short; the difference is smaller than a pixel. */
function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
