import type { JSX } from 'react';

import type { FlowMap, Way } from './flow-maps.ts';

/** In SVG user units. */
const box = { left: 300, width: 180, height: 46, every: 112 };

/**
 * Draws the steps of a flow from top to bottom. Labels between two steps name what leads to the next one. Skipped
 * steps are drawn on the right, steps back on the left. A list below describes the same for screen readers.
 */
export function FlowDiagram({ map }: { readonly map: FlowMap }): JSX.Element {
  const steps = Object.values<string>(map.steps);
  const height = (steps.length - 1) * box.every + box.height + 8;
  return (
    <figure style={{ margin: '0 0 2rem' }}>
      <svg viewBox={`0 0 800 ${height}`} width="800" role="img" aria-label={map.title}>
        {steps.map((name, step) => (
          <g key={name} transform={`translate(${box.left} ${top(step)})`}>
            <rect width={box.width} height={box.height} rx="3" fill="none" stroke="currentColor" />
            <text x={box.width / 2} y="28" textAnchor="middle" fill="currentColor" fontSize="15">
              {step} {name}
            </text>
          </g>
        ))}
        {map.ways.map((way) => (
          <Arrow key={`${way.from} ${way.to}`} way={way} />
        ))}
      </svg>
      <figcaption>
        <ul>
          {map.ways.map(({ from, to, by }) => (
            <li key={`${from} ${to}`}>
              {steps[from]} → {steps[to]}: {by}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function Arrow({ way: { from, to } }: { readonly way: Way }): JSX.Element {
  const isNext = to === from + 1;
  const path = isNext ? straight(from) : around(from, to);
  return <path d={`${path} ${head(from, to)}`} fill="none" stroke="currentColor" />;
}

function straight(from: number): string {
  return `M${box.left + box.width / 2} ${top(from) + box.height} V${top(from + 1)}`;
}

/** Steps ahead go around on the right, steps back on the left. Longer ways go further out. */
function around(from: number, to: number): string {
  const isBack = to < from;
  const side = isBack ? box.left : box.left + box.width;
  const out = side + (isBack ? -1 : 1) * (40 + 45 * Math.abs(to - from));
  return `M${side} ${leaving(from, to)} C${out} ${leaving(from, to)} ${out} ${arriving(from, to)} ${side} ${arriving(from, to)}`;
}

function head(from: number, to: number): string {
  if (to === from + 1) {
    const [x, y] = [box.left + box.width / 2, top(to)];
    return `M${x - 5} ${y - 8} L${x} ${y} L${x + 5} ${y - 8}`;
  }
  const isBack = to < from;
  const x = isBack ? box.left : box.left + box.width;
  const y = arriving(from, to);
  const back = isBack ? -8 : 8;
  return `M${x + back} ${y - 5} L${x} ${y} L${x + back} ${y + 5}`;
}

function top(step: number): number {
  return step * box.every + 4;
}

/** Ways leave a box above the middle of its side and arrive below it, so that they never overlap. */
function leaving(from: number, to: number): number {
  return top(from) + (to < from ? 14 : 32);
}

function arriving(from: number, to: number): number {
  return top(to) + (to < from ? 32 : 14);
}
