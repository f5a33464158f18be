import { Err, Ok, type Result } from '../kernel/result.ts';
import { Temporal } from '../kernel/temporal.ts';
import type { TakenAssessment } from './training-repository.port.ts';
import { dynamicForm, type FieldConfig, type FieldConfigProblem } from '../forms/dynamic-form.ts';
import type { FormField } from '../forms/form.ts';

/** The nine assessments of personal training, in the order of the program. */
export const assessmentNames = [
  'Informed Consent',
  'Personal Information',
  'Goals',
  'Exercise History',
  'Lifestyle',
  'Medical Orthopedic History',
  'Body Measurements',
  'Functional Movement Screen',
  'Performance Testing',
] as const;

export type AssessmentName = (typeof assessmentNames)[number];

export interface AssessmentTemplate {
  readonly name: AssessmentName;
  readonly id: number;
}

export type AssessmentIds = Readonly<Record<AssessmentName, number>>;

export interface AssessmentIdProblem {
  readonly name: AssessmentName;
  readonly problem: 'out-of-range' | 'twice';
}

/** The range of assessment ids in the back end, inclusive. */
export const assessmentIdRange = { first: 10_352, last: 10_374 } as const;

/** Placeholder ids. Only the range is known, so a chain must configure its own. */
export const defaultAssessmentIds: AssessmentIds = {
  'Informed Consent': 10_352,
  'Personal Information': 10_353,
  Goals: 10_354,
  'Exercise History': 10_355,
  Lifestyle: 10_356,
  'Medical Orthopedic History': 10_357,
  'Body Measurements': 10_358,
  'Functional Movement Screen': 10_359,
  'Performance Testing': 10_360,
};

/** The templates with a chain's ids. Returns each id that is out of range or repeated. */
export function assessmentTemplates(
  ids: AssessmentIds = defaultAssessmentIds,
): Result<readonly AssessmentTemplate[], readonly AssessmentIdProblem[]> {
  const { first, last } = assessmentIdRange;
  const templates = assessmentNames.map((name) => ({ name, id: ids[name] }));
  const problems = templates.flatMap(({ name, id }, index): AssessmentIdProblem[] => {
    const isInRange = Number.isInteger(id) && id >= first && id <= last;
    if (!isInRange) return [{ name, problem: 'out-of-range' }];
    const isTaken = templates.slice(0, index).some((before) => before.id === id);
    return isTaken ? [{ name, problem: 'twice' }] : [];
  });
  return problems.length === 0 ? Ok(templates) : Err(problems);
}

export interface AssessmentHistory {
  /** Null if it matches none of the chain's templates. */
  readonly name: AssessmentName | null;
  readonly times: number;
  readonly first: Temporal.PlainDate | null;
  readonly last: Temporal.PlainDate | null;
  readonly trainer: string | null;
}

/**
 * The assessments in the order of the program, each with its history; those of unknown templates last, as one entry.
 */
export function assessmentHistory(
  taken: readonly TakenAssessment[],
  templates: readonly AssessmentTemplate[],
): readonly AssessmentHistory[] {
  const known = new Set(templates.map(({ id }) => id));
  const others = taken.filter(({ templateId }) => !known.has(templateId));
  return [
    ...templates.map(({ name, id }) =>
      historyOf(
        name,
        taken.filter(({ templateId }) => templateId === id),
      ),
    ),
    ...(others.length > 0 ? [historyOf(null, others)] : []),
  ];
}

/** A question before the first assessment, and the member's answer to it. */
export interface AnsweredQuestion {
  readonly name: string;
  readonly question: string;
  /** The labels of the choices; empty for a free-text answer. */
  readonly choices: readonly string[];
  readonly answer: string | null;
}

/** A choice is shown by its label, or unchanged if it's no longer offered. Returns all problems of the questions. */
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
      };
    }),
  );
}

function historyOf(
  name: AssessmentName | null,
  taken: readonly TakenAssessment[],
): AssessmentHistory {
  const byDay = taken.toSorted((one, other) =>
    Temporal.PlainDate.compare(one.takenOn, other.takenOn),
  );
  const last = byDay.at(-1);
  return {
    name,
    times: byDay.length,
    first: byDay[0]?.takenOn ?? null,
    last: last?.takenOn ?? null,
    trainer: last?.trainer ?? null,
  };
}

function choicesOf(
  field: FormField,
): readonly { readonly value: string; readonly label: string }[] {
  return field.kind === 'choice' ? field.options.filter(({ value }) => value !== '') : [];
}
