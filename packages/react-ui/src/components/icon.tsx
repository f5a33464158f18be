import type { JSX } from 'react';

const paths = {
  alert: 'M10 6v5m0 3v.01M10 2.5 1.8 17h16.4z',
  calendar: 'M3 7.5h14M6.5 2v3m7-3v3M3 4h14v13.5H3z',
  check: 'm4 10.5 4 4 8-9',
  clock: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15m0-12V10l3 2',
  close: 'm5 5 10 10M15 5 5 15',
  down: 'm4 7 6 6 6-6',
  left: 'm12 4-6 6 6 6',
  pencil: 'm3 17 1-4L13.5 3.5l3 3L7 16z',
  pin: 'M10 18s6-5.5 6-10.5a6 6 0 0 0-12 0C4 12.500 10 18 10 18m0-8a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5',
  right: 'm8 4 6 6-6 6',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12m4.5-1.5L17 17',
} as const;

/** Mirrored in right-to-left languages. */
const arrows = new Set<string>(['left', 'right'] satisfies readonly (keyof typeof paths)[]);

/** A line drawing in the text color. It always comes with text, so it's hidden from assistive technology. */
export function Icon({ name }: { readonly name: keyof typeof paths }): JSX.Element {
  return (
    <svg
      className="foyer-icon"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      data-points={arrows.has(name) ? '' : undefined}
    >
      <path d={paths[name]} />
    </svg>
  );
}
