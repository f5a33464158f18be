import type { JSX, ReactNode } from 'react';

export interface FormProps {
  readonly className?: string;
  /** Its accessible name. */
  readonly label?: string | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form whose state and checks are in the core, so that the browser neither checks nor sends it. */
export function Form({
  className = 'foyer-form',
  label,
  onSubmit,
  children,
}: FormProps): JSX.Element {
  return (
    <form
      className={className}
      // Before hydration, this method makes submitting do nothing. Any other would put the input into a URL.
      method="dialog"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
