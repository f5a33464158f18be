import { Err, Ok, type Result } from '../kernel/result.ts';
import { parseEmail } from './email.ts';
import {
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
  type FieldAsked,
  phoneField,
  simpleNameField,
  textField,
} from './form-fields.ts';
import { parseSimpleName } from './name.ts';
import { parsePhone } from './phone.ts';

export type ConfiguredType = 'text' | 'name' | 'email' | 'phone' | 'select' | 'textarea';

/** A field as a chain configures it. */
export interface FieldConfig {
  /** Its key in what the form gives: letters, digits, hyphens, underscores; a letter first. */
  readonly name: string;
  readonly label: string;
  /** Left out: text, or a name where the label says so. */
  readonly type?: ConfiguredType;
  /** Left out: a box is required, a select or a text area is not. */
  readonly required?: boolean;
  /** What a select offers. */
  readonly options?: readonly FieldOption[];
  readonly maxLength?: number;
}

/** What is wrong with a configuration, and where. */
export interface FieldConfigProblem {
  readonly name: string;
  readonly problem: 'name-malformed' | 'name-twice' | 'no-label' | 'no-options' | 'option-twice';
}

/** What the fields of a dynamic form come to: each text as its rule reads it. */
export type DynamicValues = Readonly<Record<string, string>>;

/**
 * The form that a chain's field configurations describe. Selects and text areas are required only if flagged; a label
 * that contains "name" makes its field a name by VA-01, unless the field says its type. Fails with all that is wrong
 * with the configuration. Source: VA-09.
 */
export function dynamicForm(
  configs: readonly FieldConfig[],
): Result<FormSchema<string, DynamicValues>, readonly FieldConfigProblem[]> {
  const problems = configs.flatMap((config, index) => problemsOf(config, configs.slice(0, index)));
  if (problems.length > 0) return Err(problems);
  const fields = configs.map(fieldOf);
  return Ok(defineForm(fields, (input) => readValues(configs, input)));
}

/** The type that a field has: the one it says, else what its label says. Source: VA-09. */
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
  const { name, label, required, maxLength } = config;
  const asked: FieldAsked<string> = {
    name,
    label,
    ...(required !== undefined && { required }),
    ...(maxLength !== undefined && { maxLength }),
  };
  switch (typeOf(config)) {
    case 'text':
      return textField(asked);
    case 'name':
      return simpleNameField(asked);
    case 'email':
      return emailField(asked);
    case 'phone':
      return phoneField(asked);
    case 'select':
      return choiceField(asked, config.options ?? []);
    case 'textarea':
      return areaField(asked);
  }
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
