import type { FieldSpec } from '@foyer/core';
import type { JSX, ReactNode } from 'react';

import { useEarlyInput } from '../hooks/use-early-input.ts';
import { FieldFrame } from './field.tsx';

export interface TextFieldProps {
  readonly spec: FieldSpec;
  readonly value: string;
  readonly hint?: string | undefined;
  /** Worded; absent while there is nothing to say. */
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
  readonly onLeave?: () => void;
  readonly after?: ReactNode;
}

/** A text box as its specification says: keyboard, autofill, limit. FM-01, FM-03, FM-07 */
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

/** What a phone should not begin with a capital. */
function isAddress({ type, autocomplete }: FieldSpec): boolean {
  return type === 'email' || autocomplete === 'username';
}

/** The id of a field's input: what the error summary links to. */
export function fieldId(name: string): string {
  return `foyer-${name}`;
}
