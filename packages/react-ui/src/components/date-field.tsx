import type { DateField as DateSpec } from '@foyer/core/forms';
import type { JSX } from 'react';

import type { FieldOfFormProps } from './area-field.tsx';
import { FieldFrame } from './field.tsx';
import { fieldId } from './text-field.tsx';

/** A date input that uses the browser's own picker. */
export function DateField({
  spec,
  value,
  hint,
  error,
  onChange,
  onLeave,
}: FieldOfFormProps<DateSpec>): JSX.Element {
  return (
    <FieldFrame
      id={fieldId(spec.name)}
      label={spec.label}
      required={spec.required}
      hint={hint}
      error={error}
    >
      {(wiring) => (
        <input
          {...wiring}
          className="foyer-input foyer-input--date"
          name={spec.name}
          type="date"
          min={spec.first}
          max={spec.last}
          autoComplete={spec.autocomplete}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </FieldFrame>
  );
}
