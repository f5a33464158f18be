import type { JSX } from 'react';

import { Icon } from './icon.tsx';

export interface ArrowButtonProps {
  readonly to: 'left' | 'right';
  readonly label: string;
  /** The id of the element that the arrow scrolls. */
  readonly controls?: string;
  /** False if there is nothing more in this direction. The button keeps the focus then. */
  readonly onPress: (() => void) | false;
}

export function ArrowButton({ to, label, controls, onPress }: ArrowButtonProps): JSX.Element {
  return (
    <button
      type="button"
      className="foyer-icon-button"
      aria-label={label}
      aria-controls={controls}
      aria-disabled={onPress === false || undefined}
      onClick={onPress || undefined}
    >
      <Icon name={to} />
    </button>
  );
}
