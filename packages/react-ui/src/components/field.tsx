import type { JSX, ReactNode } from 'react';

import { contactCopy } from '../copy/contact.ts';
import { Icon } from './icon.tsx';

/** The attributes that tie an input to its label, hint and error. FM-06 */
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
  /** Stands after the error: a suggestion, for example. */
  readonly after?: ReactNode;
}

/** A text box with its label above, its hint before and its error after it. */
export function FieldFrame({
  id,
  label,
  required,
  hint,
  error,
  children,
  after,
}: FieldFrameProps): JSX.Element {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="foyer-field" data-invalid={error === undefined ? undefined : ''}>
      <label className="foyer-field__label" htmlFor={id}>
        {label}
        {!required && <span className="foyer-field__optional"> ({contactCopy.optional})</span>}
      </label>
      {hint !== undefined && (
        <p className="foyer-field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required || undefined,
      })}
      {error !== undefined && (
        <p className="foyer-field__error" id={errorId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      {after}
    </div>
  );
}
