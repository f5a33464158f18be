/** The fields that more than one form asks for. */
import { parseFacilityId } from '../clubs/facility-id.ts';
import type { Message } from '../messages/catalogue.ts';
import { SpokenDay } from '../messages/spoken-values.ts';
import { parseDate } from './date.ts';
import { parseEmail } from './email.ts';
import { checkFilledOut } from './field.ts';
import {
  type AreaField,
  type BoxField,
  type ChoiceField,
  type ClubField,
  type DateField,
  type FieldOption,
  tickedValue,
  type TickField,
} from './form.ts';
import { joinPhoneMaxLength } from './join-phone-input.ts';
import { parseContactName, parseSimpleName } from './name.ts';
import { parsePhone } from './phone.ts';

/** What is the same for a field of every kind. */
export interface FieldAsked<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** True where it is left out. FM-01 */
  readonly required?: boolean;
  readonly autocomplete?: string;
  readonly maxLength?: number;
}

/** FM-03 */
export const boxMaxLength = 50;
export const areaMaxLength = 150;
/** What is sent at most; longer ones are nobody's password. */
export const passwordMaxLength = 256;

/** Text of one line. `empty` words an empty box in the field's own way. Source: FM-01. */
export function textField<Name extends string>(
  asked: FieldAsked<Name>,
  check: (text: string) => Message | null = checkFilledOut,
): BoxField<Name> {
  const { required = true, maxLength = boxMaxLength } = asked;
  return {
    kind: 'box',
    name: asked.name,
    label: asked.label,
    type: 'text',
    autocomplete: asked.autocomplete ?? 'off',
    inputMode: 'text',
    maxLength,
    required,
    check: (text) =>
      isEmpty(text) && !required ? null : (check(text) ?? checkLength(text, maxLength)),
  };
}

/** A name as people have them. Source: VA-02. */
export function nameField<Name extends string>(asked: FieldAsked<Name>): BoxField<Name> {
  return textField(asked, (text) => {
    const name = parseContactName(text);
    if (name.ok) return null;
    return name.val === 'too-short'
      ? { key: 'nameTooShort', values: { label: asked.label } }
      : { key: 'nameMalformed' };
  });
}

/** A name by the simple rule. Source: VA-01. */
export function simpleNameField<Name extends string>(asked: FieldAsked<Name>): BoxField<Name> {
  return textField(asked, (text) => (parseSimpleName(text).ok ? null : { key: 'simpleName' }));
}

/** An e-mail address. Source: VA-03. */
export function emailField<Name extends string>(
  asked: FieldAsked<Name>,
  check: (text: string) => Message | null = checkEmail,
): BoxField<Name> {
  const box = textField({ autocomplete: 'email', ...asked }, check);
  return { ...box, type: 'email', inputMode: 'email' };
}

/** A password: never trimmed, never cut. What it has to be is `check`'s to say. Source: VA-05, VA-06. */
export function passwordField<Name extends string>(
  asked: FieldAsked<Name>,
  check: (text: string) => Message | null = checkSomething,
): BoxField<Name> {
  return {
    ...textField(
      { autocomplete: 'current-password', maxLength: passwordMaxLength, ...asked },
      check,
    ),
    type: 'password',
  };
}

/** A telephone number, as the join forms take it. Source: VA-04, FM-02. */
export function phoneField<Name extends string>(asked: FieldAsked<Name>): BoxField<Name> {
  const box = textField(
    { autocomplete: 'tel', maxLength: joinPhoneMaxLength, ...asked },
    checkPhone,
  );
  return { ...box, type: 'tel', inputMode: 'tel' };
}

/** Text of several lines, required only where it says so. Source: FM-03, VA-09. */
export function areaField<Name extends string>(asked: FieldAsked<Name>): AreaField<Name> {
  const { name, label, required = false, maxLength = areaMaxLength } = asked;
  return {
    kind: 'area',
    name,
    label,
    autocomplete: 'off',
    required,
    maxLength,
    check: (text) => (required ? checkFilledOut(text) : null) ?? checkLength(text, maxLength),
  };
}

/** One of `options`, required only where it says so. What is none of them counts as nothing. Source: VA-09. */
export function choiceField<Name extends string>(
  asked: FieldAsked<Name>,
  options: readonly FieldOption[],
  empty: Message = { key: 'fillOut' },
): ChoiceField<Name> {
  const { name, label, required = false, autocomplete = 'off' } = asked;
  return {
    kind: 'choice',
    name,
    label,
    autocomplete,
    required,
    options,
    check: (text) => {
      if (text === '') return required ? empty : null;
      return options.some(({ value }) => value === text) ? null : empty;
    },
  };
}

/** A day from `first` to `last`, ISO dates, both included. Source: FM-05. */
export function dateField<Name extends string>(
  asked: FieldAsked<Name>,
  { first, last }: { readonly first: string; readonly last: string },
): DateField<Name> {
  const { name, label, required = true, autocomplete = 'off' } = asked;
  return {
    kind: 'date',
    name,
    label,
    autocomplete,
    required,
    first,
    last,
    check: (text) => {
      if (isEmpty(text)) return required ? { key: 'fillOut' } : null;
      const date = parseDate(text);
      if (date.err) return { key: 'dateMalformed' };
      if (date.val >= first && date.val <= last) return null;
      return {
        key: 'dateOutside',
        values: { first: new SpokenDay(first), last: new SpokenDay(last) },
      };
    },
  };
}

/** A box to tick; where it has to be, `empty` says why. */
export function tickField<Name extends string>(
  asked: FieldAsked<Name>,
  empty: Message = { key: 'fillOut' },
): TickField<Name> {
  const { name, label, required = true } = asked;
  return {
    kind: 'tick',
    name,
    label,
    autocomplete: 'off',
    required,
    check: (text) => (required && text !== tickedValue ? empty : null),
  };
}

/** A club of the chain. Whether there is one by that id is for whoever has the list of them to say. Source: VA-13. */
export function clubField<Name extends string>(asked: FieldAsked<Name>): ClubField<Name> {
  const { name, label, required = true } = asked;
  return {
    kind: 'club',
    name,
    label,
    autocomplete: 'off',
    required,
    check: (text) => {
      if (isEmpty(text) && !required) return null;
      return parseFacilityId(text).ok ? null : { key: 'clubRequired' };
    },
  };
}

function checkEmail(text: string): Message | null {
  return parseEmail(text).ok ? null : { key: 'email' };
}

/** Spaces are a password like any other. */
function checkSomething(text: string): Message | null {
  return text === '' ? { key: 'fillOut' } : null;
}

function checkPhone(text: string): Message | null {
  const number = parsePhone(text);
  if (number.ok) return null;
  return { key: number.val === 'wrong-length' ? 'phoneLength' : 'phone' };
}

/** Counted in code points, as the survey counts them. Autofill passes a box's own limit by. */
function checkLength(text: string, max: number): Message | null {
  return [...text].length > max ? { key: 'textTooLong', values: { max: `${max}` } } : null;
}

function isEmpty(text: string): boolean {
  return text.trim() === '';
}
