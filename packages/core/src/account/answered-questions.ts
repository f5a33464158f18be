import { dynamicForm, type FieldConfig, type FieldConfigProblem } from '../forms/dynamic-form.ts';
import type { FormField } from '../forms/form.ts';
import type { Result } from '../kernel/result.ts';

/** A question before the first assessment, and the member's answer to it. */
export interface AnsweredQuestion {
  readonly name: string;
  readonly question: string;
  /** The labels of the choices; empty for a free-text answer. */
  readonly choices: readonly string[];
  /** As readable text; null if unanswered. */
  readonly answer: string | null;
  readonly required: boolean;
}

/**
 * Combines the questions with the answers as readable text. A choice is shown by its label, or unchanged if it's no
 * longer offered. Returns all problems of the questions' configuration if there are any.
 */
export function answeredQuestions(
  questions: readonly FieldConfig[],
  answers: ReadonlyMap<string, string>,
): Result<readonly AnsweredQuestion[], readonly FieldConfigProblem[]> {
  return dynamicForm(questions).map(({ fields }) =>
    fields.map((field) => {
      const choices = choicesOf(field);
      const given = (answers.get(field.name) ?? '').trim();
      const chosen = choices.find(({ value }) => value === given);
      return {
        name: field.name,
        question: field.label,
        choices: choices.map(({ label }) => label),
        answer: given === '' ? null : (chosen?.label ?? given),
        required: field.required,
      };
    }),
  );
}

function choicesOf(
  field: FormField,
): readonly { readonly value: string; readonly label: string }[] {
  return field.kind === 'choice' ? field.options.filter(({ value }) => value !== '') : [];
}
