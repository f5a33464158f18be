import type { JSX } from 'react';

import { stripCopy } from '../copy/strip.ts';
import { useCopy } from '../locale/use-copy.ts';

export interface Selection {
  readonly label: string;
  /** What was chosen; null shows the placeholder. */
  readonly value: string | null;
  readonly placeholder: string;
  readonly current: boolean;
}

/** What the visitor has chosen so far, in the order of the steps, and where they stand. LC-20 */
export function SelectionsStrip({
  selections,
  label: ofStrip,
}: {
  readonly selections: readonly Selection[];
  /** What the list is of. */
  readonly label?: string;
}): JSX.Element {
  const words = useCopy(stripCopy);
  return (
    <ol className="foyer-strip" aria-label={ofStrip ?? words.label}>
      {selections.map(({ label, value, placeholder, current }) => (
        <li
          key={label}
          className="foyer-strip__item"
          data-done={value === null ? undefined : ''}
          aria-current={current ? 'step' : undefined}
        >
          <span className="foyer-strip__label">{label}</span>{' '}
          <span className="foyer-strip__value">{value ?? placeholder}</span>
        </li>
      ))}
    </ol>
  );
}
