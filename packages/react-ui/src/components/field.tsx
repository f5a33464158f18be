import type { JSX, ReactNode } from 'react';

import { contactCopy } from '../copy/first-step.ts';
import { useCopy, useLabels } from '../locale/use-copy.ts';
import { Icon } from './icon.tsx';

/** The attributes that tie an input to its label, hint and error. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: (wiring: FieldWiring) => ReactNode;
  /** Content after the error, such as a suggestion. */
  readonly after?: ReactNode;
}

export function FieldFrame({
  id,
  label,
  required,
  hint,
  error,
  children,
  after,
}: FieldFrameProps): JSX.Element {
  const labels = useLabels();
  return (
    <div className="foyer-field" data-invalid={error === undefined ? undefined : ''}>
      <label className="foyer-field__label" htmlFor={id}>
        {labels(label)}
        {!required && <OptionalMark />}
      </label>
      {hint !== undefined && (
        <p className="foyer-field__hint" id={hintId(id)}>
          {hint}
        </p>
      )}
      {children({ id, ...describedByHint({ id, required, hint, error }) })}
      <FieldError id={id} error={error} />
      {after}
    </div>
  );
}

/** Returns the ARIA attributes that describe an input or a group by its hint and its error. */
export function describedByHint({
  id,
  required,
  hint,
  error,
}: Pick<FieldFrameProps, 'id' | 'required' | 'hint' | 'error'>): Omit<FieldWiring, 'id'> {
  const describedBy = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return {
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': required || undefined,
  };
}

export function FieldError({
  id,
  error,
  className = '',
}: Pick<FieldFrameProps, 'id' | 'error'> & { readonly className?: string }): JSX.Element | null {
  if (error === undefined) return null;
  return (
    <p className={`foyer-field__error ${className}`.trim()} id={errorId(id)}>
      <Icon name="alert" />
      {error}
    </p>
  );
}

/** Marks the label of an optional field. */
export function OptionalMark(): JSX.Element {
  return <span className="foyer-field__optional"> ({useCopy(contactCopy).optional})</span>;
}

export function hintId(id: string): string {
  return `${id}-hint`;
}

function errorId(id: string): string {
  return `${id}-error`;
}
