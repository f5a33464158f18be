import { type JSX, useState } from 'react';

import { formsCopy } from '../copy/forms.ts';
import { useCopy } from '../locale/use-copy.ts';
import { FieldFrame } from './field.tsx';
import { fieldId, type TextFieldProps } from './text-field.tsx';

/**
 * A password input with a "show" toggle. It has no `maxlength`, because a browser would silently truncate a pasted
 * password and set a different one.
 */
export function PasswordField({
  spec,
  value,
  hint,
  error,
  onChange,
  onFocus,
  onLeave,
  after,
}: TextFieldProps): JSX.Element {
  const copy = useCopy(formsCopy);
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame
      id={fieldId(spec.name)}
      label={spec.label}
      required={spec.required}
      hint={hint}
      error={error}
      after={after}
    >
      {(wiring) => (
        <div className="foyer-password">
          <input
            {...wiring}
            className="foyer-input"
            name={spec.name}
            type={isShown ? 'text' : 'password'}
            autoComplete={spec.autocomplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onFocus={onFocus}
            onBlur={onLeave}
          />
          <button
            className="foyer-password__show"
            type="button"
            aria-controls={fieldId(spec.name)}
            aria-label={isShown ? copy.password.hideLabel : copy.password.showLabel}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? copy.password.hide : copy.password.show}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
