import type { JSX } from 'react';

import type { FlowMap } from './flow-maps.ts';

/** In SVG user units. */
const box = { left: 300, width: 180, height: 46, every: 112 };

/**
 * Draws the steps of a flow from top to bottom. Skipped steps are drawn on the right, steps back on the left. The list
 * below says what leads from one step to another.
 */
export function FlowDiagram({ map }: { readonly map: FlowMap }): JSX.Element {
  const steps = Object.values<string>(map.steps);
  const height = (steps.length - 1) * box.every + box.height + 8;
  return (
    <figure style={{ margin: '0 0 2rem' }}>
      <svg viewBox={`0 0 800 ${height}`} width="800" role="img" aria-label={map.title}>
        <marker
          id="arrow"
          viewBox="0 0 8 10"
          refX="8"
          refY="5"
          markerWidth="8"
          markerHeight="10"
          orient="auto"
        >
          <path d="M0 0 L8 5 L0 10" fill="none" stroke="currentColor" />
        </marker>
        {steps.map((name, step) => (
          <g key={name} transform={`translate(${box.left} ${top(step)})`}>
            <rect width={box.width} height={box.height} rx="3" fill="none" stroke="currentColor" />
            <text x={box.width / 2} y="28" textAnchor="middle" fill="currentColor" fontSize="15">
              {step} {name}
            </text>
          </g>
        ))}
        {map.ways.map(({ from, to }) => (
          <path
            key={`${from} ${to}`}
            d={to === from + 1 ? straight(from) : around(from, to)}
            fill="none"
            stroke="currentColor"
            markerEnd="url(#arrow)"
          />
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

function straight(from: number): string {
  return `M${box.left + box.width / 2} ${top(from) + box.height} V${top(from + 1)}`;
}

/**
 * Steps ahead go around on the right, steps back on the left. Longer ways go further out. Ways leave a box above the
 * middle of its side and arrive below it, so that they never overlap.
 */
function around(from: number, to: number): string {
  const isBack = to < from;
  const side = isBack ? box.left : box.left + box.width;
  const out = side + (isBack ? -1 : 1) * (40 + 45 * Math.abs(to - from));
  const leaving = top(from) + (isBack ? 14 : 32);
  const arriving = top(to) + (isBack ? 32 : 14);
  return `M${side} ${leaving} C${out} ${leaving} ${out} ${arriving} ${side} ${arriving}`;
}

function top(step: number): number {
  return step * box.every + 4;
}
