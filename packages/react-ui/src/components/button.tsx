import type { JSX, MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly type?: 'button' | 'submit';
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  /**
   * Drawn as disabled and said to be so, yet it keeps the focus and can be pressed: the press is answered by the
   * reason. LC-08, LC-09
   */
  readonly unavailable?: boolean;
  /** What is being done; stands in the button's place until it is done. */
  readonly busy?: string | null;
  readonly describedBy?: string | undefined;
  /** Of a disclosure: whether what it controls is shown, and the id of that. */
  readonly expanded?: boolean;
  readonly controls?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  children,
  look = 'primary',
  type = 'button',
  onClick,
  unavailable = false,
  busy = null,
  describedBy,
  expanded,
  controls,
  ref,
}: ButtonProps): JSX.Element {
  return (
    <button
      ref={ref}
      type={type}
      className={`foyer-button foyer-button--${look}`}
      aria-disabled={unavailable || busy !== null ? true : undefined}
      aria-describedby={describedBy}
      aria-expanded={expanded}
      aria-controls={controls}
      data-busy={busy === null ? undefined : ''}
      onMouseDown={keepFocus}
      onClick={(event) => {
        takeFocus(event);
        onClick?.(event);
      }}
    >
      {busy ?? children}
    </button>
  );
}

/**
 * The box that one types in keeps the focus while a pointer presses: what it has to say as it is left would move the
 * button away from under the pointer, and the press would be none.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** The press was one: from here on the focus is where it always is after it. Enter in a box presses without a pointer. */
function takeFocus({ detail, currentTarget }: MouseEvent<HTMLButtonElement>): void {
  if (detail > 0) currentTarget.focus({ preventScroll: true, focusVisible: false });
}
