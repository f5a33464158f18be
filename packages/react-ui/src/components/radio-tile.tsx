import type { JSX, KeyboardEvent, MouseEvent, ReactNode } from 'react';

import { afterFrame } from '../hooks/use-after-frame.ts';

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
  /** A press, by pointer, Enter or Space: unlike the arrow keys, which only look. */
  readonly onPress?: () => void;
  /** What is drawn; the accessible name stands beside it. */
  readonly children: ReactNode;
}

/** A real radio button drawn as a tile: arrow keys, forced colours and form autofill come with it. */
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
  const onKeyDown = (event: KeyboardEvent): void => {
    if (onPress === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
    // Enter would submit the form around it.
    event.preventDefault();
    onSelect();
    onPress();
  };
  /** Not when the finger is lifted: the browser gives the tile the focus only after that. Arrow keys click as well, with no detail. */
  const onClick = ({ detail }: MouseEvent): void => {
    if (onPress !== undefined && detail > 0) afterFrame(onPress);
  };
  return (
    <label className={`foyer-tile ${className}`} data-muted={muted ? '' : undefined}>
      <input
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
