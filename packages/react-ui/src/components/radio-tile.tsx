import type { JSX, KeyboardEvent, MouseEvent, ReactNode } from 'react';

import { afterFrame } from '../hooks/timing.ts';
import { useEarlyInput } from '../hooks/use-early-input.ts';

export interface RadioTileProps {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** The whole accessible name. */
  readonly label: string;
  readonly className: string;
  readonly muted?: boolean;
  readonly onSelect: () => void;
  /** Called when the visitor picks the tile by pointer, Enter or Space. Arrow keys only change the selection. */
  readonly onPress?: () => void;
  /** The visible content. It's not part of the accessible name. */
  readonly children: ReactNode;
}

/** A native radio button that looks like a tile, so that arrow keys, forced colors and autofill work. */
export function RadioTile({
  name,
  value,
  checked,
  disabled = false,
  label,
  className,
  muted = false,
  onSelect,
  onPress,
  children,
}: RadioTileProps): JSX.Element {
  const button = useEarlyInput((early) => early.checked && onSelect());
  const onKeyDown = (event: KeyboardEvent): void => {
    if (onPress === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
    // Otherwise Enter would submit the form.
    event.preventDefault();
    onSelect();
    onPress();
  };
  /**
   * Uses click rather than pointerup, because the browser focuses the tile only after pointerup. Arrow keys also fire
   * click, with a detail of 0.
   */
  const onClick = ({ detail }: MouseEvent): void => {
    if (onPress !== undefined && detail > 0) afterFrame(onPress);
  };
  return (
    <label className={`foyer-tile ${className}`} data-muted={muted ? '' : undefined}>
      <input
        ref={button}
        type="radio"
        className="foyer-tile__input"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        onChange={onSelect}
        onClick={onClick}
        onKeyDown={onKeyDown}
      />
      <span className="foyer-tile__face" aria-hidden="true">
        {children}
      </span>
    </label>
  );
}
