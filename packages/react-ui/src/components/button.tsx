import type { JSX, MouseEventHandler, ReactNode, Ref } from 'react';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly type?: 'button' | 'submit';
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  /** Looks and is announced as disabled, but stays focusable and clickable, so that a click can explain why. */
  readonly unavailable?: boolean;
  /** The progress label; replaces the children while an action runs. */
  readonly busy?: string | null;
  readonly describedBy?: string | undefined;
  readonly opensDialog?: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

export function Button({
  children,
  look = 'primary',
  type = 'button',
  onClick,
  unavailable = false,
  busy = null,
  describedBy,
  opensDialog = false,
  buttonRef,
}: ButtonProps): JSX.Element {
  return (
    <button
      ref={buttonRef}
      type={type}
      className={`foyer foyer-button foyer-button--${look}`}
      aria-disabled={unavailable || busy !== null || undefined}
      aria-describedby={describedBy}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      data-busy={busy === null ? undefined : ''}
      // Keeps the focus in the current field during a mouse press. Otherwise the field's blur validation could insert
      // a message, move the button away from the pointer, and cancel the click.
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
 * Focuses the button after a pointer click, as if mousedown had done so. When a form is submitted, its field loses
 * the focus only afterwards (as with Enter), and only if the submission didn't move the focus itself.
 */
function takeFocus(button: HTMLButtonElement): void {
  const take = (): void => button.focus({ preventScroll: true, focusVisible: false });
  const box = button.type === 'submit' ? button.form?.querySelector(':focus') : null;
  if (box) setTimeout(() => box.matches(':focus') && take());
  else take();
}
