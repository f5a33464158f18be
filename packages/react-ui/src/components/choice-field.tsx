import type { ChoiceField as ChoiceSpec, FieldOption } from '@foyer/core';
import type { JSX } from 'react';

import { contactCopy } from '../copy/contact.ts';
import { formsCopy } from '../copy/forms.ts';
import type { FieldOfFormProps } from './area-field.tsx';
import { FieldFrame } from './field.tsx';
import { Icon } from './icon.tsx';
import { fieldId } from './text-field.tsx';

/** One of a few as radio buttons, all of them in sight; one of many from the browser's own list. */
export function ChoiceField(props: FieldOfFormProps<ChoiceSpec>): JSX.Element {
  return props.spec.options.length <= inSight ? (
    <RadioChoice {...props} />
  ) : (
    <ListChoice {...props} />
  );
}

const inSight = 6;

function RadioChoice({
  spec,
  value,
  hint,
  error,
  onChange,
  onLeave,
}: FieldOfFormProps<ChoiceSpec>): JSX.Element {
  const id = fieldId(spec.name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className="foyer-field foyer-choice"
      role="radiogroup"
      data-invalid={error === undefined ? undefined : ''}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      aria-invalid={error === undefined ? undefined : true}
      aria-required={spec.required || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <legend className="foyer-field__label">
        {spec.label}
        {!spec.required && !hasNone(spec) && (
          <span className="foyer-field__optional"> ({contactCopy.optional})</span>
        )}
      </legend>
      {hint !== undefined && (
        <p className="foyer-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="foyer-choice__options">
        {withNone(spec, formsCopy.none).map((option, index) => (
          <label key={option.value} className="foyer-choice__option">
            <input
              // The error summary leads to the group's first button.
              id={index === 0 ? id : undefined}
              type="radio"
              name={spec.name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className="foyer-field__error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

function ListChoice({
  spec,
  value,
  hint,
  error,
  onChange,
  onLeave,
}: FieldOfFormProps<ChoiceSpec>): JSX.Element {
  const options = hasNone(spec)
    ? spec.options
    : [{ value: '', label: formsCopy.choose }, ...spec.options];
  return (
    <FieldFrame
      id={fieldId(spec.name)}
      label={spec.label}
      required={spec.required}
      hint={hint}
      error={error}
    >
      {(wiring) => (
        <select
          {...wiring}
          className="foyer-input foyer-input--list"
          name={spec.name}
          autoComplete={spec.autocomplete}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** A radio button that was pressed can't be let go: what need not be chosen has one for none. */
function withNone(spec: ChoiceSpec, label: string): readonly FieldOption[] {
  return spec.required || hasNone(spec) ? spec.options : [...spec.options, { value: '', label }];
}

function hasNone({ options }: ChoiceSpec): boolean {
  return options.some(({ value }) => value === '');
}
