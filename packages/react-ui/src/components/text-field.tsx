import type { FieldSpec } from '@foyer/core';
import type { JSX, ReactNode } from 'react';

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
          className="foyer-input"
          name={spec.name}
          type={spec.type}
          autoComplete={spec.autocomplete}
          inputMode={spec.inputMode}
          maxLength={spec.maxLength}
          autoCapitalize={spec.type === 'email' ? 'none' : undefined}
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

/** The id of a field's input: what the error summary links to. */
export function fieldId(name: string): string {
  return `foyer-${name}`;
}
