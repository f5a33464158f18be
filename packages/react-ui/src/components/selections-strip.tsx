import type { JSX } from 'react';

import { stripCopy } from '../copy/strip.ts';
import { useCopy } from '../locale/use-copy.ts';

export interface Selection {
  readonly label: string;
  /** The formatted selection; null shows the placeholder. */
  readonly value: string | null;
  readonly placeholder: string;
  readonly current: boolean;
}

/** The visitor's selections so far, in step order, with the current step marked. */
export function SelectionsStrip({
  selections,
  label: ofStrip,
}: {
  readonly selections: readonly Selection[];
  readonly label?: string;
}): JSX.Element {
  const copy = useCopy(stripCopy);
  return (
    <ol className="foyer-strip" aria-label={ofStrip ?? copy.label}>
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
