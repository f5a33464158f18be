import {
  type AreaField as AreaSpec,
  checkedValue,
  type DateField as DateSpec,
  type TickField as TickSpec,
} from '@foyer/core/forms';
import type { JSX } from 'react';

import { formsCopy } from '../copy/forms.ts';
import { useCopy, useLabels } from '../locale/use-copy.ts';
import { describedByHint, FieldError, FieldFrame, hintId, OptionalMark } from './field.tsx';
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
