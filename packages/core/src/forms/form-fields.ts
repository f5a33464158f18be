/** Fields that several forms share. */
import { parseFacilityId } from '../clubs/club.ts';
import type { Message } from '../messages/catalog.ts';
import { FormattedDay } from '../messages/formatted-values.ts';
import { parseDate } from './date.ts';
import { emailMessage, parseEmail } from './email.ts';
import { checkBy, checkLength } from './check-by.ts';
import {
  type AreaField,
  type BoxField,
  checkedValue,
  checkFilledOut,
  type ChoiceField,
  type ClubField,
  type DateField,
  type FieldOption,
  type TickField,
} from './form.ts';
import { joinPhoneMaxLength } from './join-contact-form.ts';
import { nameMessage, parseInclusiveName, parseSimpleName } from './name.ts';
import { parsePhone, phoneMessage } from './phone.ts';

export interface FieldAsked<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Defaults to true. */
  readonly required?: boolean;
  readonly autocomplete?: string;
  readonly maxLength?: number;
}

export const boxMaxLength = 50;
export const areaMaxLength = 150;
/** The longest password that is sent. No real one is longer. */
export const passwordMaxLength = 256;

/** A single-line text box. `check` may return the field's own message for an empty box. */
export function textField<Name extends string>(
  asked: FieldAsked<Name>,
  check: (text: string) => Message | null = checkFilledOut,
): BoxField<Name> {
  const { required = true, maxLength = boxMaxLength } = asked;
  return {
    kind: 'box',
    ...common(asked, required),
    type: 'text',
    inputMode: 'text',
    maxLength,
    check: (text) =>
      isEmpty(text) && !required ? null : (check(text) ?? checkLength(text, maxLength)),
  };
}

/** A name by the inclusive rule: the specification fixes the literal one for contact forms only. */
export function nameField<Name extends string>(asked: FieldAsked<Name>): BoxField<Name> {
  return textField(
    asked,
    checkBy(parseInclusiveName, (problem) => nameMessage(asked.label, problem)),
  );
}

export function simpleNameField<Name extends string>(asked: FieldAsked<Name>): BoxField<Name> {
  return textField(
    asked,
    (text) => checkFilledOut(text) ?? (parseSimpleName(text).ok ? null : { key: 'simpleName' }),
  );
}

export function emailField<Name extends string>(
  asked: FieldAsked<Name>,
  check: (text: string) => Message | null = checkBy(parseEmail, emailMessage),
): BoxField<Name> {
  const box = textField({ autocomplete: 'email', ...asked }, check);
  return { ...box, type: 'email', inputMode: 'email' };
}

/** A password, never trimmed or cut. `check` holds the policy. */
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

export function phoneField<Name extends string>(asked: FieldAsked<Name>): BoxField<Name> {
  const box = textField(
    { autocomplete: 'tel', maxLength: joinPhoneMaxLength, ...asked },
    checkBy(parsePhone, phoneMessage),
  );
  return { ...box, type: 'tel', inputMode: 'tel' };
}

/** A multi-line text box, optional by default. */
export function areaField<Name extends string>(asked: FieldAsked<Name>): AreaField<Name> {
  const { required = false, maxLength = areaMaxLength } = asked;
  return {
    kind: 'area',
    ...common(asked, required),
    maxLength,
    check: (text) => (required ? checkFilledOut(text) : null) ?? checkLength(text, maxLength),
  };
}

/** One of `options`, optional by default. Any other text is refused with the message of an empty field. */
export function choiceField<Name extends string>(
  asked: FieldAsked<Name>,
  options: readonly FieldOption[],
  empty: Message = { key: 'fillOut' },
): ChoiceField<Name> {
  const { required = false } = asked;
  return {
    kind: 'choice',
    ...common(asked, required),
    options,
    check: (text) => {
      if (text === '') return required ? empty : null;
      return options.some(({ value }) => value === text) ? null : empty;
    },
  };
}

/** A day from `first` to `last`, inclusive ISO dates. */
export function dateField<Name extends string>(
  asked: FieldAsked<Name>,
  { first, last }: { readonly first: string; readonly last: string },
): DateField<Name> {
  const { required = true } = asked;
  return {
    kind: 'date',
    ...common(asked, required),
    first,
    last,
    check: (text) => {
      if (isEmpty(text)) return required ? { key: 'fillOut' } : null;
      const date = parseDate(text);
      if (date.err) return { key: 'dateMalformed' };
      if (date.val >= first && date.val <= last) return null;
      return {
        key: 'dateOutside',
        values: { first: new FormattedDay(first), last: new FormattedDay(last) },
      };
    },
  };
}

/** A checkbox. If it must be checked, `empty` is the message that explains why. */
export function tickField<Name extends string>(
  asked: FieldAsked<Name>,
  empty: Message = { key: 'fillOut' },
): TickField<Name> {
  const { required = true } = asked;
  return {
    kind: 'tick',
    ...common(asked, required),
    check: (text) => (required && text !== checkedValue ? empty : null),
  };
}

/** A club of the chain. Only the id's format is checked, not whether the club exists. */
export function clubField<Name extends string>(asked: FieldAsked<Name>): ClubField<Name> {
  const { required = true } = asked;
  return {
    kind: 'club',
    ...common(asked, required),
    check: (text) => {
      if (isEmpty(text) && !required) return null;
      return parseFacilityId(text).ok ? null : { key: 'clubRequired' };
    },
  };
}

function common<Name extends string>(
  { name, label, autocomplete = 'off' }: FieldAsked<Name>,
  required: boolean,
): Pick<BoxField<Name>, 'name' | 'label' | 'autocomplete' | 'required'> {
  return { name, label, autocomplete, required };
}

/** Spaces are valid in a password. */
function checkSomething(text: string): Message | null {
  return text === '' ? { key: 'fillOut' } : null;
}

function isEmpty(text: string): boolean {
  return text.trim() === '';
}
