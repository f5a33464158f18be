import { Err, Ok, type Result } from '../kernel/result.ts';
import type { Message } from '../messages/catalog.ts';
import { parseEmail } from './email.ts';
import {
  checkFilledOut,
  defineForm,
  type FieldOption,
  type FormField,
  type FormInput,
  type FormSchema,
} from './form.ts';
import {
  areaField,
  choiceField,
  emailField,
  phoneField,
  simpleNameField,
  textField,
} from './form-fields.ts';
import { parseSimpleName } from './name.ts';
import { parsePhone } from './phone.ts';

export type ConfiguredType = 'text' | 'name' | 'email' | 'phone' | 'select' | 'textarea';

/** A field in a chain's configuration. */
export interface FieldConfig {
  /** The field's key in the result. Starts with a letter, followed by letters, digits, hyphens or underscores. */
  readonly name: string;
  readonly label: string;
  /** By default text, or a name if the label says so. */
  readonly type?: ConfiguredType;
  /** By default true for a text box, false for a select or text area. */
  readonly required?: boolean;
  readonly options?: readonly FieldOption[];
  readonly maxLength?: number;
}

export interface FieldConfigProblem {
  readonly name: string;
  readonly problem: 'name-malformed' | 'name-twice' | 'no-label' | 'no-options' | 'option-twice';
}

/** The parsed text of each field. */
export type DynamicValues = Readonly<Record<string, string>>;

/** Selects and text areas are required only if flagged. Returns all problems of the configuration if there are any. */
export function dynamicForm(
  configs: readonly FieldConfig[],
): Result<FormSchema<string, DynamicValues>, readonly FieldConfigProblem[]> {
  const problems = configs.flatMap((config, index) => problemsOf(config, configs.slice(0, index)));
  if (problems.length > 0) return Err(problems);
  const fields = configs.map(fieldOf);
  return Ok(defineForm(fields, (input) => readValues(configs, input)));
}

export function typeOf({ type, label }: FieldConfig): ConfiguredType {
  return type ?? (label.toLowerCase().includes('name') ? 'name' : 'text');
}

const fieldNamePattern: RegExp = /^[A-Za-z][A-Za-z0-9_-]*$/;

function problemsOf(
  { name, label, type, options = [] }: FieldConfig,
  before: readonly FieldConfig[],
): readonly FieldConfigProblem[] {
  const values = options.map(({ value }) => value);
  const found: Readonly<Record<FieldConfigProblem['problem'], boolean>> = {
    'name-malformed': !fieldNamePattern.test(name),
    'name-twice': before.some((other) => other.name === name),
    'no-label': label.trim() === '',
    'no-options': type === 'select' && !values.some((value) => value !== ''),
    'option-twice': new Set(values).size < values.length,
  };
  const kinds = Object.keys(found) as FieldConfigProblem['problem'][];
  return kinds.filter((kind) => found[kind]).map((problem) => ({ name, problem }));
}

function fieldOf(config: FieldConfig): FormField {
  switch (typeOf(config)) {
    case 'text':
      return textField(config);
    case 'name':
      return simpleNameField(config);
    case 'email':
      return emailField(config, checkConfiguredEmail);
    case 'phone':
      return phoneField(config);
    case 'select':
      return choiceField(config, config.options ?? []);
    case 'textarea':
      return areaField(config);
  }
}

/** The specification's message for the general forms. The contact form has a clearer one. */
function checkConfiguredEmail(text: string): Message | null {
  return checkFilledOut(text) ?? (parseEmail(text).ok ? null : { key: 'email' });
}

function readValues(configs: readonly FieldConfig[], input: FormInput): DynamicValues {
  return Object.fromEntries(
    configs.map((config) => [config.name, readValue(config, input[config.name] ?? '')]),
  );
}

function readValue(config: FieldConfig, text: string): string {
  const trimmed = text.trim();
  switch (typeOf(config)) {
    case 'name':
      return parseSimpleName(text).unwrapOr(trimmed);
    case 'email':
      return parseEmail(text).unwrapOr(trimmed);
    case 'phone':
      return parsePhone(text).unwrapOr(trimmed);
    case 'select':
      return text;
    case 'text':
    case 'textarea':
      return trimmed;
  }
}
