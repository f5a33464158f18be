import type { FieldSpec } from '@foyer/core/forms';
import type { JSX, ReactNode } from 'react';

import { useEarlyInput } from '../hooks/use-early-input.ts';
import { FieldFrame } from './field.tsx';

export interface TextFieldProps {
  readonly spec: FieldSpec;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
  readonly onLeave?: () => void;
  readonly after?: ReactNode;
}

/** A text box with the keyboard, autofill and limit of its field spec. */
export function TextField({
  spec,
  value,
  hint,
  error,
  onChange,
  onFocus,
  onLeave,
  after,
}: TextFieldProps): JSX.Element {
  const box = useEarlyInput(({ value: typed }) => {
    onFocus?.();
    onChange(typed);
  });
  return (
    <FieldFrame
      id={fieldId(spec.name)}
      label={spec.label}
      required={spec.required}
      hint={hint}
      error={error}
      after={after}
    >
      {(wiring) => (
        <input
          {...wiring}
          ref={box}
          className="foyer-input"
          name={spec.name}
          type={spec.type}
          autoComplete={spec.autocomplete}
          inputMode={spec.inputMode}
          maxLength={spec.maxLength}
          autoCapitalize={isAddress(spec) ? 'none' : undefined}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
          onBlur={onLeave}
        />
      )}
    </FieldFrame>
  );
}

/** True for fields that a phone shouldn't autocapitalize. */
function isAddress({ type, autocomplete }: FieldSpec): boolean {
  return type === 'email' || autocomplete === 'username';
}

/** Returns the id of a field's input, which the error summary links to. */
export function fieldId(name: string): string {
  return `foyer-${name}`;
}
