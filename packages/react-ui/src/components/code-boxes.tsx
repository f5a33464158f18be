import {
  type ClipboardEvent,
  type JSX,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import { Icon } from './icon.tsx';

export interface CodeBoxesProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly error?: string | undefined;
  /**
   * A new object for each rejected code. The input then takes the focus and selects the code, so that typing replaces
   * it.
   */
  readonly refusal: object | null;
  /** Increases each time the boxes are cleared for a new code. The input then takes the focus. */
  readonly resets: number;
  /** True while a code is being checked; the digits can't change. */
  readonly busy: boolean;
  /** Called for digits that were typed, pasted or autofilled. */
  readonly onChange: (digits: string) => void;
}

/**
 * The input for the mailed code. It looks like four boxes but is a single input, so that typing, pasting, autofill,
 * Tab and Backspace work natively.
 */
export function CodeBoxes({
  label,
  hint,
  value,
  error,
  refusal,
  resets,
  busy,
  onChange,
}: CodeBoxesProps): JSX.Element {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [range, setRange] = useState<Range | null>(null);
  const seen = useRef({ refusal, resets });
  useEffect(() => {
    const before = seen.current;
    seen.current = { refusal, resets };
    if (before.resets === resets && (refusal === null || before.refusal === refusal)) return;
    input.current?.focus();
    input.current?.select();
    if (input.current) setRange([0, input.current.value.length]);
  }, [refusal, resets]);

  const take = (digits: string): void => {
    if (!busy && digits !== value) onChange(digits);
  };
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault();
    take(pastedCode(event.clipboardData.getData('text'), value));
  };
  const follow = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd } = currentTarget;
    setRange([selectionStart ?? value.length, selectionEnd ?? value.length]);
  };
  const described = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="foyer-field foyer-code" role="group" aria-labelledby={`${id}-label`}>
      <label className="foyer-field__label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <p className="foyer-field__hint" id={`${id}-hint`}>
        {hint}
      </p>
      <div className="foyer-code__boxes" data-invalid={error === undefined ? undefined : ''}>
        <input
          ref={input}
          className="foyer-code__input"
          id={id}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={value}
          readOnly={busy}
          aria-required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described}
          onChange={(event) => {
            take(typedCode(event.target.value));
            // Autofill moves the caret without a select event.
            follow(event);
          }}
          onPaste={paste}
          onSelect={follow}
          onFocus={follow}
          onMouseDown={(event) => {
            if (value.length < codeLength) return;
            // The press would move the caret behind the last digit, where typing does nothing.
            event.preventDefault();
            event.currentTarget.focus();
            event.currentTarget.select();
          }}
          onBlur={() => setRange(null)}
        />
        {Array.from({ length: codeLength }, (_, place) => (
          <span
            key={place}
            className="foyer-code__box"
            data-at={isAt(place, range, value) ? '' : undefined}
            aria-hidden="true"
          >
            {value[place]}
          </span>
        ))}
      </div>
      <p className="foyer-field__error" id={`${id}-error`} role="alert">
        {error !== undefined && (
          <>
            <Icon name="alert" />
            {error}
          </>
        )}
      </p>
    </div>
  );
}

/** The text selection; `start` equals `end` for a caret. */
type Range = readonly [start: number, end: number];

/**
 * True for the boxes that the next typed digit would fill. With the caret after the last digit, that's the last box.
 */
function isAt(place: number, range: Range | null, value: string): boolean {
  if (range === null) return false;
  const [start, end] = range;
  if (start === end) return place === Math.min(start, value.length, codeLength - 1);
  return place >= start && place < end;
}

export const codeLength = 4;

/** Returns the first four digits of the text in the box. */
export function typedCode(text: string): string {
  return digitsOf(text).slice(0, codeLength);
}

/**
 * Returns the code after a paste. Takes a run of exactly four digits from the pasted text, or else appends the pasted
 * digits to those already there. A longer number changes nothing, because its first four digits would be a wrong
 * code.
 */
export function pastedCode(text: string, before: string): string {
  const folded = fold(text);
  const alone = /(?<!\d-?)\d{4}(?!-?\d)/.exec(folded);
  if (alone !== null) return alone[0];
  const digits = digitsOf(folded);
  if (digits.length === codeLength) return digits;
  const joined = before + digits;
  return joined.length <= codeLength ? joined : before;
}

function digitsOf(text: string): string {
  return fold(text).replaceAll(/[^0-9]/g, '');
}

/** Converts full-width digits to ASCII. */
function fold(text: string): string {
  return text.normalize('NFKC');
}
