import type { JSX, MouseEventHandler, ReactNode, Ref } from 'react';

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
      aria-disabled={unavailable || busy !== null || undefined}
      aria-describedby={describedBy}
      aria-expanded={expanded}
      aria-controls={controls}
      data-busy={busy === null ? undefined : ''}
      // The box that one types in keeps the focus while a mouse presses: what it has to say as it is left would move the
      // button away from under the pointer, and the press would be none.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.detail > 0) takeFocus(event.currentTarget);
        onClick?.(event);
      }}
    >
      {busy ?? children}
    </button>
  );
}

/**
 * The press was one: from here on the focus is where it always is after it. Enter in a box presses without a pointer.
 * A form is sent first, as it is by Enter; its box is left when that can be seen, unless the focus has gone on by then.
 */
function takeFocus(button: HTMLButtonElement): void {
  const take = (): void => button.focus({ preventScroll: true, focusVisible: false });
  const box = button.type === 'submit' ? button.form?.querySelector(':focus') : null;
  if (box) setTimeout(() => box.matches(':focus') && take());
  else take();
}
