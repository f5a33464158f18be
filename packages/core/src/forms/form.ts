import type { Money } from '../kernel/money.ts';
import type { Message } from '../messages/catalog.ts';

/** The text or choice of each field, by field name. */
export type FormInput<Name extends string = string> = Readonly<Record<Name, string>>;

export type FormErrors<Name extends string = string> = Readonly<Partial<Record<Name, Message>>>;

export interface FieldOption {
  readonly value: string;
  readonly label: string;
  /** Set if the label is an amount, so that other languages can format it. */
  readonly money?: Money;
}

/** Everything a screen needs to render a field and a form needs to check it. */
export type FormField<Name extends string = string> =
  | BoxField<Name>
  | AreaField<Name>
  | ChoiceField<Name>
  | DateField<Name>
  | TickField<Name>
  | ClubField<Name>;

/** A form: its fields in display order, and how to check them. */
export interface FormSchema<Name extends string, Values> {
  readonly fields: readonly FormField<Name>[];
  /** Accepts any text in any field. `values` is null if there is an error. */
  readonly check: (input: FormInput<Name>) => CheckedForm<Name, Values>;
}

interface CheckedForm<Name extends string, Values> {
  readonly errors: FormErrors<Name>;
  readonly values: Values | null;
}

/** `across` finds errors of several fields; a field's own error comes first. `read` is called only without errors. */
export function defineForm<Name extends string, Values>(
  fields: readonly FormField<Name>[],
  read: (input: FormInput<Name>) => Values,
  across?: (input: FormInput<Name>) => FormErrors<Name>,
): FormSchema<Name, Values> {
  return {
    fields,
    check(input) {
      const complete = startInput({ fields }, input);
      const together = across?.(complete);
      const problems = fields.flatMap(({ name, check }) => {
        const problem = check(complete[name]) ?? together?.[name];
        return problem ? [[name, problem] as const] : [];
      });
      const errors = Object.fromEntries(problems) as FormErrors<Name>;
      return { errors, values: problems.length === 0 ? read(complete) : null };
    },
  };
}

/** The form's input with the known values of its fields. The others are empty. */
export function startInput<Name extends string>(
  { fields }: Pick<FormSchema<Name, unknown>, 'fields'>,
  known: Partial<FormInput<Name>> = {},
): FormInput<Name> {
  const entries = fields.map(
    ({ name }) => [name, Object.hasOwn(known, name) ? (known[name] ?? '') : ''] as const,
  );
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Combines two forms into one. It has the fields of both, and returns values only if neither has an error. */
export function combineForms<One extends string, Other extends string, OneValues, OtherValues>(
  one: FormSchema<One, OneValues>,
  other: FormSchema<Other, OtherValues>,
): FormSchema<One | Other, OneValues & OtherValues> {
  return {
    fields: [...one.fields, ...other.fields],
    check(input: FormInput<One | Other>) {
      const [first, second] = [one.check(input), other.check(input)];
      const errors = { ...first.errors, ...second.errors } as FormErrors<One | Other>;
      if (first.values === null || second.values === null) return { errors, values: null };
      return { errors, values: { ...first.values, ...second.values } };
    },
  };
}

/** Everything a screen needs to render a text box and a flow needs to check it. */
export interface FieldSpec<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'password';
  readonly autocomplete: string;
  readonly inputMode: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  readonly maxLength: number;
  readonly required: boolean;
  /** The problem with the text; null if there is none. Accepts any text. */
  readonly check: (text: string) => Message | null;
}

export type BoxField<Name extends string = string> = FieldSpec<Name> & { readonly kind: 'box' };

interface OtherField<Name extends string> extends Pick<
  FieldSpec<Name>,
  'name' | 'label' | 'required' | 'check'
> {
  /** The HTML autofill token; `off` if the browser can't know the value. */
  readonly autocomplete: string;
}

export interface AreaField<Name extends string = string> extends OtherField<Name> {
  readonly kind: 'area';
  readonly maxLength: number;
}

/** One of a list. An option with an empty value means no choice. */
export interface ChoiceField<Name extends string = string> extends OtherField<Name> {
  readonly kind: 'choice';
  readonly options: readonly FieldOption[];
}

/** A day, as an ISO date. */
export interface DateField<Name extends string = string> extends OtherField<Name> {
  readonly kind: 'date';
  /** ISO dates, both inclusive. */
  readonly first: string;
  readonly last: string;
}

/** A checkbox. Its value is `checkedValue` or empty. */
export interface TickField<Name extends string = string> extends OtherField<Name> {
  readonly kind: 'tick';
}

export interface ClubField<Name extends string = string> extends OtherField<Name> {
  readonly kind: 'club';
}

export const checkedValue = 'yes';

export function checkFilledOut(text: string): Message | null {
  return text.trim() === '' ? { key: 'fillOut' } : null;
}

/** The trimmed text of a field that may be left empty, or that a form doesn't have; null for none. */
export function textOrNull(text = ''): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
