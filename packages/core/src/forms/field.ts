import type { Message } from '../messages/catalogue.ts';

/** All that a screen needs to draw a text box and a flow to check it. Source: FM-01, FM-03, FM-07. */
export interface FieldSpec<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'password';
  /** The HTML autofill token. */
  readonly autocomplete: string;
  readonly inputMode: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  /** Characters the box takes. */
  readonly maxLength: number;
  readonly required: boolean;
  /** The problem with the text, null when there is none. Total: any text has an answer. */
  readonly check: (text: string) => Message | null;
}

/** FM-01's rule for a box that has no rule of its own: something must stand in it. */
export function checkFilledOut(text: string): Message | null {
  return text.trim() === '' ? { key: 'fillOut' } : null;
}
