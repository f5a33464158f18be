import type { FieldSpec, TypedText } from '@foyer/core/forms';
import { type JSX, useLayoutEffect, useRef } from 'react';

import { useEarlyInput } from '../hooks/use-early-input.ts';
import { FieldFrame } from './field.tsx';
import { fieldId } from './text-field.tsx';

export interface PhoneFieldProps {
  readonly spec: FieldSpec;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Called with the typed text and the caret position. Returns what the box should show. */
  readonly onType: (typed: TypedText) => TypedText;
  readonly onFocus?: () => void;
  readonly onLeave?: () => void;
}

/**
 * A phone number input that groups the digits during typing. It has no `maxlength`, because a browser could silently
 * truncate a pasted number to another valid one.
 */
export function PhoneField({
  spec,
  value,
  hint,
  error,
  onType,
  onFocus,
  onLeave,
}: PhoneFieldProps): JSX.Element {
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
          ref={input}
          className="foyer-input"
          name={spec.name}
          type={spec.type}
          autoComplete={spec.autocomplete}
          inputMode={spec.inputMode}
          value={value}
          onChange={({ target }) => take(target)}
          onFocus={onFocus}
          onBlur={onLeave}
        />
      )}
    </FieldFrame>
  );
}
