import {
  type AreaField as AreaSpec,
  checkedValue,
  type ChoiceField as ChoiceSpec,
  type DateField as DateSpec,
  type FieldOption,
  type FieldSpec,
  type TickField as TickSpec,
} from '@foyer/core/forms';
import { type JSX, useState } from 'react';

import { formsCopy } from '../copy/forms.ts';
import { useCopy, useLabels, useLocale } from '../locale/use-copy.ts';
import { useMoney } from '../locale/use-formats.ts';
import { useEarlyInput } from '../hooks/use-early-input.ts';
import {
  describedByHint,
  FieldError,
  FieldFrame,
  FieldHint,
  fieldId,
  type FieldProps,
  LabelText,
} from './field.tsx';

/**
 * A multi-line text box with a character counter. It has no `maxlength`, so that pasted text isn't cut off and
 * visitors can shorten it themselves.
 */
export function AreaField(props: FieldProps<AreaSpec>): JSX.Element {
  const { spec, value } = props;
  const copy = useCopy(formsCopy);
  const text = useEarlyInput<HTMLTextAreaElement>((early) => props.onChange(early.value));
  const countId = `${fieldId(spec.name)}-count`;
  const count = (
    <p className="foyer-field__hint" id={countId}>
      {copy.count([...value].length, spec.maxLength)}
    </p>
  );
  return (
    <FieldFrame {...props} after={count}>
      {(box) => (
        <textarea
          {...box}
          ref={text}
          aria-describedby={[box['aria-describedby'], countId].filter(Boolean).join(' ')}
          className="foyer-input foyer-input--area"
          rows={4}
        />
      )}
    </FieldFrame>
  );
}

/** A date input that uses the browser's own picker. */
export function DateField(props: FieldProps<DateSpec>): JSX.Element {
  const { first, last } = props.spec;
  const input = useEarlyInput((early) => props.onChange(early.value));
  return (
    <FieldFrame {...props}>
      {(box) => (
        <input
          {...box}
          ref={input}
          className="foyer-input foyer-input--date"
          type="date"
          min={first}
          max={last}
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
}: FieldProps<TickSpec>): JSX.Element {
  const id = fieldId(spec.name);
  const box = useEarlyInput((early) => onChange(early.checked ? checkedValue : ''));
  return (
    <div className="foyer-field foyer-checkbox" data-invalid={error === undefined ? undefined : ''}>
      <input
        ref={box}
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
        {/* A box that may stay empty says so by itself. */}
        <LabelText label={spec.label} required />
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
    </div>
  );
}

/**
 * A password input with a "show" toggle. It has no `maxlength`, because a browser would silently truncate a pasted
 * password and set a different one.
 */
export function PasswordField(props: FieldProps<FieldSpec>): JSX.Element {
  const { password } = useCopy(formsCopy);
  const [isShown, setShown] = useState(false);
  const input = useEarlyInput((early) => props.onChange(early.value));
  return (
    <FieldFrame {...props}>
      {(box) => (
        <div className="foyer-password">
          <input
            {...box}
            ref={input}
            className="foyer-input"
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            className="foyer-password__show foyer-fine"
            type="button"
            aria-controls={box.id}
            aria-label={isShown ? password.hideLabel : password.showLabel}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? password.hide : password.show}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

/** Shows a few options as radio buttons and many as the browser's own select. */
export function ChoiceField(props: FieldProps<ChoiceSpec>): JSX.Element {
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
}: FieldProps<ChoiceSpec>): JSX.Element {
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
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
      }}
    >
      <legend className="foyer-field__label">
        <LabelText label={spec.label} required={spec.required || hasNone(spec)} />
      </legend>
      <FieldHint id={id} hint={hint} />
      <div className="foyer-options">
        {withNone(spec, copy.none).map((option, index) => (
          <label key={option.value} className="foyer-option">
            <Radio
              // The error summary links to the first button of the group.
              id={index === 0 ? id : undefined}
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

function Radio({
  onChange,
  ...rest
}: {
  readonly id: string | undefined;
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}): JSX.Element {
  const button = useEarlyInput((early) => early.checked && onChange());
  return <input ref={button} type="radio" {...rest} onChange={onChange} />;
}

function ListChoice(props: FieldProps<ChoiceSpec>): JSX.Element {
  const { spec } = props;
  const copy = useCopy(formsCopy);
  const labels = useLabels();
  const money = useMoney();
  const list = useEarlyInput<HTMLSelectElement>(({ selectedOptions: [chosen] }) => {
    if (chosen?.defaultSelected === false) props.onChange(chosen.value);
  });
  const said = inOrder(spec.options, labels, useLocale());
  const options = hasNone(spec) ? said : [{ value: '', label: copy.choose }, ...said];
  return (
    <FieldFrame {...props}>
      {(box) => (
        <select {...box} ref={list} className="foyer-input foyer-input--list">
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
