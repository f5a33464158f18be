import type { JSX } from 'react';

import { paths } from './icon-paths.ts';

/** Mirrored in right-to-left languages. */
const arrows = new Set<string>(['left', 'right'] satisfies readonly (keyof typeof paths)[]);

/** A line drawing in the text color. It always comes with text, so it's hidden from assistive technology. */
export function Icon({ name }: { readonly name: keyof typeof paths }): JSX.Element {
  return (
    <svg
      className="foyer-icon"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      data-points={arrows.has(name) ? '' : undefined}
    >
      <path d={paths[name]} />
    </svg>
  );
}
