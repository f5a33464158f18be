import { tickedValue, type TickField as TickSpec } from '@foyer/core';
import type { JSX } from 'react';

import { contactCopy } from '../copy/contact.ts';
import type { FieldOfFormProps } from './area-field.tsx';
import { Icon } from './icon.tsx';
import { fieldId } from './text-field.tsx';

/** A box to tick, with what is said of it below. */
export function TickField({
  spec,
  value,
  hint,
  error,
  onChange,
  onLeave,
}: FieldOfFormProps<TickSpec>): JSX.Element {
  const id = fieldId(spec.name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="foyer-field foyer-checkbox" data-invalid={error === undefined ? undefined : ''}>
      <input
        className="foyer-checkbox__box"
        type="checkbox"
        id={id}
        name={spec.name}
        checked={value === tickedValue}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        aria-invalid={error === undefined ? undefined : true}
        aria-required={spec.required || undefined}
        onChange={(event) => onChange(event.target.checked ? tickedValue : '')}
        onBlur={onLeave}
      />
      <label className="foyer-checkbox__label" htmlFor={id}>
        {spec.label}
        {!spec.required && <span className="foyer-field__optional"> ({contactCopy.optional})</span>}
      </label>
      {hint !== undefined && (
        <p className="foyer-checkbox__terms" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="foyer-field__error foyer-checkbox__error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
