import type { Money } from '../kernel/money.ts';
import type { Message } from '../messages/catalogue.ts';
import type { FieldSpec } from './field.ts';

/** What stands in a form's fields, as typed or chosen: text, by the fields' names. */
export type FormInput<Name extends string = string> = Readonly<Record<Name, string>>;

export type FormErrors<Name extends string = string> = Readonly<Partial<Record<Name, Message>>>;

export interface FieldOption {
  readonly value: string;
  readonly label: string;
  /** Of a label that is an amount: another language writes it otherwise. */
  readonly money?: Money;
}

/** A box of one line. */
export type BoxField<Name extends string = string> = FieldSpec<Name> & { readonly kind: 'box' };

interface OtherField<Name extends string> extends Pick<
  FieldSpec<Name>,
  'name' | 'label' | 'required' | 'check'
> {
  /** The HTML autofill token; `off` where the browser can't know it. */
  readonly autocomplete: string;
}

/** A box of several lines. */
export interface AreaField<Name extends string = string> extends OtherField<Name> {
  readonly kind: 'area';
  /** Characters the box takes. FM-03 */
  readonly maxLength: number;
}

/** One of a list. An option without a value stands for choosing none. */
export interface ChoiceField<Name extends string = string> extends OtherField<Name> {
  readonly kind: 'choice';
  readonly options: readonly FieldOption[];
}

/** A day, as an ISO date. */
export interface DateField<Name extends string = string> extends OtherField<Name> {
  readonly kind: 'date';
  /** ISO dates, both included. */
  readonly first: string;
  readonly last: string;
}

/** A box that is ticked or not: `tickedValue`, or empty. */
export interface TickField<Name extends string = string> extends OtherField<Name> {
  readonly kind: 'tick';
}

/** A club of the chain, by its facility id. */
export interface ClubField<Name extends string = string> extends OtherField<Name> {
  readonly kind: 'club';
}

/** What stands in a box that is ticked. */
export const tickedValue = 'yes';

/** All that a screen needs to draw a field and a form to check it. */
export type FormField<Name extends string = string> =
  | BoxField<Name>
  | AreaField<Name>
  | ChoiceField<Name>
  | DateField<Name>
  | TickField<Name>
  | ClubField<Name>;

/** A form: its fields in the order in which they stand, and what they come to. */
export interface FormSchema<Name extends string, Values> {
  readonly fields: readonly FormField<Name>[];
  /** Total: any text in any field has an answer. `values` is null while there is an error. */
  readonly check: (input: FormInput<Name>) => CheckedForm<Name, Values>;
}

export interface CheckedForm<Name extends string, Values> {
  readonly errors: FormErrors<Name>;
  readonly values: Values | null;
}

/**
 * A form of these fields. `across` finds what no field sees by itself, such as an address that was typed twice and
 * differs; a field's own problem goes first. `read` is asked only when nothing is wrong.
 */
export function defineForm<Name extends string, Values>(
  fields: readonly FormField<Name>[],
  read: (input: FormInput<Name>) => Values,
  across?: (input: FormInput<Name>) => FormErrors<Name>,
): FormSchema<Name, Values> {
  return {
    fields,
    check(input) {
      const complete = completed(fields, input);
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

/** The form with what is known already, and nothing else in it. */
export function startInput<Name extends string>(
  { fields }: Pick<FormSchema<Name, unknown>, 'fields'>,
  known: Partial<FormInput<Name>> = {},
): FormInput<Name> {
  return completed(fields, known);
}

/** Exactly the form's keys: what is missing is empty, what it does not ask for is left out. */
function completed<Name extends string>(
  fields: readonly FormField<Name>[],
  input: Partial<FormInput<Name>>,
): FormInput<Name> {
  const entries = fields.map(
    ({ name }) => [name, Object.hasOwn(input, name) ? (input[name] ?? '') : ''] as const,
  );
  return Object.fromEntries(entries) as Record<Name, string>;
}
