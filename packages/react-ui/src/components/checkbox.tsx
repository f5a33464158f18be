import { type JSX, type ReactNode, useId } from 'react';

import { useEarlyInput } from '../hooks/use-early-input.ts';

export interface CheckboxProps {
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children?: ReactNode;
}

export function Checkbox({ name, label, checked, onChange, children }: CheckboxProps): JSX.Element {
  const id = useId();
  const box = useEarlyInput((early) => onChange(early.checked));
  const termsId = `${id}-terms`;
  return (
    <div className="foyer-checkbox">
      <input
        ref={box}
        className="foyer-checkbox__box"
        type="checkbox"
        id={id}
        name={name}
        checked={checked}
        aria-describedby={children === undefined ? undefined : termsId}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className="foyer-checkbox__label" htmlFor={id}>
        {label}
      </label>
      {children !== undefined && (
        <p className="foyer-checkbox__terms" id={termsId}>
          {children}
        </p>
      )}
    </div>
  );
}
