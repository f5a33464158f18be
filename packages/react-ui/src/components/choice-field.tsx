import type { ChoiceField as ChoiceSpec, FieldOption } from '@foyer/core/forms';
import type { JSX } from 'react';

import { formsCopy } from '../copy/forms.ts';
import { useCopy, useLabels, useLocale, useMoney } from '../locale/use-copy.ts';
import type { FieldOfFormProps } from './fields-of-forms.tsx';
import { FieldError, FieldFrame, hintId, OptionalMark, describedByHint } from './field.tsx';
import { fieldId } from './text-field.tsx';

/** Shows a few options as radio buttons and many as the browser's own select. */
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
  const copy = useCopy(formsCopy);
  const labels = useLabels();
  const money = useMoney();
  const id = fieldId(spec.name);
  return (
    <fieldset
      className="foyer-field foyer-choice"
      role="radiogroup"
      data-invalid={error === undefined ? undefined : ''}
      {...describedByHint({ id, required: spec.required, hint, error })}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <legend className="foyer-field__label">
        {labels(spec.label)}
        {!spec.required && !hasNone(spec) && <OptionalMark />}
      </legend>
      {hint !== undefined && (
        <p className="foyer-field__hint" id={hintId(id)}>
          {hint}
        </p>
      )}
      <div className="foyer-choice__options">
        {withNone(spec, copy.none).map((option, index) => (
          <label key={option.value} className="foyer-choice__option">
            <input
              // The error summary links to the first button of the group.
              id={index === 0 ? id : undefined}
              type="radio"
              name={spec.name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.money ? money(option.money) : labels(option.label)}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
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
  const copy = useCopy(formsCopy);
  const labels = useLabels();
  const money = useMoney();
  const said = inOrder(spec.options, labels, useLocale());
  const options = hasNone(spec) ? said : [{ value: '', label: copy.choose }, ...said];
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
              {option.money ? money(option.money) : option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** Radio buttons can't be unchecked, so an optional choice gets a "none" option. */
function withNone(spec: ChoiceSpec, label: string): readonly FieldOption[] {
  return spec.required || hasNone(spec) ? spec.options : [...spec.options, { value: '', label }];
}

function hasNone({ options }: ChoiceSpec): boolean {
  return options.some(({ value }) => value === '');
}

/** Labels the options in the visitor's language. A list in alphabetical order is sorted again. */
function inOrder(
  options: readonly FieldOption[],
  labels: (label: string) => string,
  locale: string,
): readonly FieldOption[] {
  const said = options.map((option) => ({ ...option, label: labels(option.label) }));
  const isSorted = options.every(
    ({ label }, place) => label.localeCompare(options[place + 1]?.label ?? label, 'en') <= 0,
  );
  return isSorted
    ? said.toSorted((one, other) => one.label.localeCompare(other.label, locale))
    : said;
}
