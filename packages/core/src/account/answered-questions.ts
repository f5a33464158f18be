import { dynamicForm, type FieldConfig, type FieldConfigProblem } from '../forms/dynamic-form.ts';
import type { FormField } from '../forms/form.ts';
import type { Result } from '../kernel/result.ts';

/** A question before the first assessment, and the member's answer to it. */
export interface AnsweredQuestion {
  readonly name: string;
  readonly question: string;
  /** What there is to choose from, in words; empty where the answer is in words of one's own. */
  readonly choices: readonly string[];
  /** In words; null while it was not answered. */
  readonly answer: string | null;
  readonly required: boolean;
}

/**
 * The questions with the answers given, in words: a choice by its label, and one that is offered no more as it was given.
 * Fails with what is wrong with the questions' configuration. Source: PT-05, HT-39, HT-40, VA-09.
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
