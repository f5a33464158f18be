import type { JSX, KeyboardEvent, ReactNode } from 'react';

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
  return (
    <label
      className={`foyer-tile ${className}`}
      data-muted={muted ? '' : undefined}
      onPointerUp={disabled ? undefined : onPress && (() => setTimeout(onPress))}
    >
      <input
        type="radio"
        className="foyer-tile__input"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        onChange={onSelect}
        onKeyDown={onKeyDown}
      />
      <span className="foyer-tile__face" aria-hidden="true">
        {children}
      </span>
    </label>
  );
}
