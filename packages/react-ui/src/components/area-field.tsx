import type { AreaField as AreaSpec } from '@foyer/core/forms';
import type { JSX } from 'react';

import { formsCopy } from '../copy/forms.ts';
import { useCopy } from '../locale/use-copy.ts';
import { FieldFrame } from './field.tsx';
import { fieldId } from './text-field.tsx';

export interface FieldOfFormProps<Spec> {
  readonly spec: Spec;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/**
 * A multi-line text box with a character counter. It has no `maxlength`, so that pasted text isn't cut off and
 * visitors can shorten it themselves.
 */
export function AreaField({
  spec,
  value,
  hint,
  error,
  onChange,
  onLeave,
}: FieldOfFormProps<AreaSpec>): JSX.Element {
  const copy = useCopy(formsCopy);
  const count = copy.count([...value].length, spec.maxLength);
  const countId = `${fieldId(spec.name)}-count`;
  return (
    <FieldFrame
      id={fieldId(spec.name)}
      label={spec.label}
      required={spec.required}
      hint={hint}
      error={error}
      after={
        <p className="foyer-field__hint" id={countId}>
          {count}
        </p>
      }
    >
      {(wiring) => (
        <textarea
          {...wiring}
          aria-describedby={[wiring['aria-describedby'], countId].filter(Boolean).join(' ')}
          className="foyer-input foyer-input--area"
          name={spec.name}
          rows={4}
          autoComplete={spec.autocomplete}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </FieldFrame>
  );
}
