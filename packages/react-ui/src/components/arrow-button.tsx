import type { JSX, KeyboardEvent } from 'react';

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

/** The key that was pressed. In a language that is read from right to left, the left and right arrows change places. */
export function readingKey({ key, currentTarget }: KeyboardEvent): string {
  if (getComputedStyle(currentTarget).direction !== 'rtl') return key;
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}
