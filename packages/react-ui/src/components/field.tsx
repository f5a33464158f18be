import type { FieldSpec, TypedText } from '@foyer/core/forms';
import { type ChangeEvent, type JSX, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

import { contactCopy } from '../copy/first-step.ts';
import { useEarlyInput } from '../hooks/use-early-input.ts';
import { useCopy, useLabels } from '../locale/use-copy.ts';
import { Icon } from './icon.tsx';

/** What every field of a form is given. `Spec` is its description from the core. */
export interface FieldProps<Spec> {
  readonly spec: Spec;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
  readonly onLeave?: () => void;
  /** Content after the error, such as a suggestion. */
  readonly after?: ReactNode;
}

/** The attributes that tie an input to its label, hint and error. */
interface FieldWiring {
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** The attributes of a field's box. */
interface BoxProps extends FieldWiring {
  readonly id: string;
  readonly name: string;
  readonly autoComplete: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<Box>) => void;
  readonly onFocus: (() => void) | undefined;
  readonly onBlur: (() => void) | undefined;
}

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type FramedSpec = Pick<FieldSpec, 'name' | 'label' | 'required' | 'autocomplete'>;

export interface FieldFrameProps extends Omit<FieldProps<FramedSpec>, 'onChange'> {
  /** Renders the box with these attributes. */
  readonly children: (box: BoxProps) => ReactNode;
  readonly onChange?: (value: string) => void;
}

/** A field with its label, hint and error around a box. */
export function FieldFrame({
  spec,
  value,
  hint,
  error,
  onChange,
  onFocus,
  onLeave,
  after,
  children,
}: FieldFrameProps): JSX.Element {
  const { name, required, autocomplete } = spec;
  const id = fieldId(name);
  return (
    <div className="foyer-field" data-invalid={error === undefined ? undefined : ''}>
      <label className="foyer-field__label" htmlFor={id}>
        <LabelText {...spec} />
      </label>
      <FieldHint id={id} hint={hint} />
      {children({
        id,
        ...describedByHint({ id, required, hint, error }),
        name,
        autoComplete: autocomplete,
        value,
        onChange: ({ target }) => {
          if (isPostalCode(spec)) upperCase(target);
          onChange?.(target.value);
        },
        onFocus,
        onBlur: onLeave,
      })}
      <FieldError id={id} error={error} />
      {after}
    </div>
  );
}

/** A text box with the keyboard, autofill and limit of its field spec. */
export function TextField(props: FieldProps<FieldSpec>): JSX.Element {
  const { spec, onFocus, onChange } = props;
  const input = useEarlyInput(({ value: typed }) => {
    onFocus?.();
    onChange(typed);
  });
  return (
    <FieldFrame {...props}>
      {(box) => (
        <input
          {...box}
          ref={input}
          className="foyer-input"
          type={spec.type}
          inputMode={spec.inputMode}
          maxLength={spec.maxLength}
          // The browser would silently cut a pasted text, and `….com` would become another valid address, `….co`. The
          // field's check reports a text that is too long.
          onPaste={({ currentTarget: pasted }) => {
            pasted.removeAttribute('maxlength');
            setTimeout(() => {
              pasted.maxLength = spec.maxLength;
            });
          }}
          autoCapitalize={isAddress(spec) ? 'none' : isPostalCode(spec) ? 'characters' : undefined}
          spellCheck={false}
        />
      )}
    </FieldFrame>
  );
}

/** True for fields that a phone shouldn't autocapitalize. */
function isAddress({ type, autocomplete }: FieldSpec): boolean {
  return type === 'email' || autocomplete.startsWith('username');
}

function isPostalCode({ autocomplete }: FramedSpec): boolean {
  return autocomplete === 'postal-code';
}

/** Converts the input's text to upper case and keeps the caret in place. */
function upperCase(box: Box): void {
  if (!(box instanceof HTMLInputElement)) return;
  const caret = box.selectionStart;
  box.value = box.value.toUpperCase();
  box.setSelectionRange(caret, caret);
}

export interface PhoneFieldProps extends Omit<FieldProps<FieldSpec>, 'onChange'> {
  /** Called with the typed text and the caret position. Returns what the box should show. */
  readonly onType: (typed: TypedText) => TypedText;
}

/**
 * A phone number input that groups the digits during typing. It has no `maxlength`, because a browser could silently
 * truncate a pasted number to another valid one.
 */
export function PhoneField({ onType, ...props }: PhoneFieldProps): JSX.Element {
  const { spec, onFocus } = props;
  const caret = useRef<number | null>(null);
  const take = (box: HTMLInputElement): void => {
    const typed = { value: box.value, caret: box.selectionStart ?? box.value.length };
    caret.current = onType(typed).caret;
  };
  const input = useEarlyInput((box) => {
    onFocus?.();
    take(box);
  });
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (
    <FieldFrame {...props}>
      {(box) => (
        <input
          {...box}
          ref={input}
          className="foyer-input"
          type={spec.type}
          inputMode={spec.inputMode}
          onChange={({ target }) => take(target)}
        />
      )}
    </FieldFrame>
  );
}

export interface CheckboxProps {
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children?: ReactNode;
}

export function Checkbox({ name, label, checked, onChange, children }: CheckboxProps): JSX.Element {
  const id = useId();
  const box = useEarlyInput((early) => onChange(early.checked));
  const termsId = `${id}-terms`;
  return (
    <div className="foyer-checkbox">
      <input
        ref={box}
        className="foyer-checkbox__box"
        type="checkbox"
        id={id}
        name={name}
        checked={checked}
        aria-describedby={children === undefined ? undefined : termsId}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className="foyer-checkbox__label" htmlFor={id}>
        {label}
      </label>
      {children !== undefined && (
        <p className="foyer-fine" id={termsId}>
          {children}
        </p>
      )}
    </div>
  );
}

/** A label in the visitor's language, marked if the field is optional. */
export function LabelText({ label, required }: Pick<FieldSpec, 'label' | 'required'>): JSX.Element {
  const labels = useLabels();
  const { optional } = useCopy(contactCopy);
  return (
    <>
      {labels(label)}
      {!required && <span className="foyer-field__optional"> ({optional})</span>}
    </>
  );
}

interface FieldHintProps {
  /** The id of the field. */
  readonly id: string;
  readonly hint: string | undefined;
}

export function FieldHint({ id, hint }: FieldHintProps): JSX.Element | null {
  if (hint === undefined) return null;
  return (
    <p className="foyer-field__hint" id={hintId(id)}>
      {hint}
    </p>
  );
}

interface FieldErrorProps {
  /** The id of the field. */
  readonly id: string;
  readonly error: string | undefined;
  /** Announces the error to screen readers, for an error that no summary reports. */
  readonly announces?: boolean;
}

export function FieldError({ id, error, announces = false }: FieldErrorProps): JSX.Element | null {
  if (error === undefined) return null;
  return (
    <p className="foyer-field__error" id={errorId(id)} role={announces ? 'alert' : undefined}>
      <Icon name="alert" />
      {error}
    </p>
  );
}

/** Returns the ARIA attributes that describe an input or a group by its hint and its error. */
export function describedByHint({
  id,
  required,
  hint,
  error,
}: {
  readonly id: string;
  readonly required: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}): FieldWiring {
  const describedBy = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return {
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': required || undefined,
  };
}

/** Returns the id of a field's input, which the error summary links to. */
export function fieldId(name: string): string {
  return `foyer-${name}`;
}

function hintId(id: string): string {
  return `${id}-hint`;
}

function errorId(id: string): string {
  return `${id}-error`;
}
