import type { Message } from '../messages/catalog.ts';

/** Everything a screen needs to render a text box and a flow needs to check it. */
export interface FieldSpec<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'password';
  /** The HTML autofill token. */
  readonly autocomplete: string;
  readonly inputMode: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  /** The maximum number of characters. */
  readonly maxLength: number;
  readonly required: boolean;
  /** The problem with the text; null if there is none. Accepts any text. */
  readonly check: (text: string) => Message | null;
}

/** The check for a field without a rule of its own: it must not be empty. */
export function checkFilledOut(text: string): Message | null {
  return text.trim() === '' ? { key: 'fillOut' } : null;
}
