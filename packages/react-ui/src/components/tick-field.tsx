import { checkedValue, type TickField as TickSpec } from '@foyer/core/forms';
import type { JSX } from 'react';

import { useLabels } from '../locale/use-copy.ts';
import type { FieldOfFormProps } from './area-field.tsx';
import { FieldError, hintId, OptionalMark, describedByHint } from './field.tsx';
import { fieldId } from './text-field.tsx';

export function TickField({
  spec,
  value,
  hint,
  error,
  onChange,
  onLeave,
}: FieldOfFormProps<TickSpec>): JSX.Element {
  const labels = useLabels();
  const id = fieldId(spec.name);
  return (
    <div className="foyer-field foyer-checkbox" data-invalid={error === undefined ? undefined : ''}>
      <input
        className="foyer-checkbox__box"
        type="checkbox"
        id={id}
        name={spec.name}
        checked={value === checkedValue}
        {...describedByHint({ id, required: spec.required, hint, error })}
        onChange={(event) => onChange(event.target.checked ? checkedValue : '')}
        onBlur={onLeave}
      />
      <label className="foyer-checkbox__label" htmlFor={id}>
        {labels(spec.label)}
        {!spec.required && <OptionalMark />}
      </label>
      {hint !== undefined && (
        <p className="foyer-checkbox__terms" id={hintId(id)}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} className="foyer-checkbox__error" />
    </div>
  );
}
