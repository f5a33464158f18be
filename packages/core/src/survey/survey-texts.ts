/** The texts of the survey. Separate from its rules, because only the confirmation shows them. */
import {
  classCategories,
  ruleOf,
  type SurveyAnswer,
  type SurveyChoice,
  type SurveyRule,
  surveyRules,
  type SurveyVariant,
} from './survey.ts';

export interface SurveyOption extends SurveyChoice {
  readonly label: string;
}

export interface SurveyQuestion extends SurveyRule {
  readonly prompt: string;
  readonly options: readonly SurveyOption[];
}

/** Options of a question that belong together. */
export interface SurveyGroup {
  readonly label: string;
  readonly options: readonly SurveyOption[];
}

export function surveyQuestions(variant: SurveyVariant): readonly SurveyQuestion[] {
  return surveyRules(variant).map(inWords);
}

export function questionOf(variant: SurveyVariant, step: number): SurveyQuestion | null {
  const asked = ruleOf(variant, step);
  return asked && inWords(asked);
}

/** The first question's many options in four groups; null for a question that needs none. */
export function surveyGroups(asked: SurveyQuestion): readonly SurveyGroup[] | null {
  if (asked.step !== 1) return null;
  return interestGroups.map(([label, answerIds]) => ({
    label,
    options: answerIds.flatMap(
      (answerId) => asked.options.find((option) => option.answerId === answerId) ?? [],
    ),
  }));
}

/** An answered question in words, for the club's staff. */
export interface SurveyInWords {
  readonly prompt: string;
  readonly answers: readonly string[];
}

/** The answers as a back end stores them, by question, in the survey's order. Ids that no question has are left out. */
export function surveyInWords(
  answers: readonly { readonly answerId: string; readonly additionalInfo: string | null }[],
): readonly SurveyInWords[] {
  const given = new Map(answers.map((answer) => [Number(answer.answerId), answer.additionalInfo]));
  return surveyQuestions('guided-steps')
    .map(({ prompt, options }) => ({
      prompt,
      answers: options
        .filter(({ answerId }) => given.has(answerId))
        .map(({ answerId, label }) => {
          const details = given.get(answerId) ?? null;
          return details === null ? label : `${label}: ${details}`;
        }),
    }))
    .filter((question) => question.answers.length > 0);
}

/** The kinds of class that the visitor is interested in, for recommendations. */
export function chosenClasses(
  answers: readonly SurveyAnswer[],
): readonly { readonly categoryId: number; readonly className: string }[] {
  return answers
    .filter(({ answerId }) => classCategories.has(answerId))
    .map(({ answerId, categoryId }) => ({
      categoryId: categoryId ?? answerId,
      className: labels.get(answerId) ?? '',
    }));
}

function inWords(asked: SurveyRule): SurveyQuestion {
  return {
    ...asked,
    prompt: prompts[asked.step] ?? '',
    options: asked.options.map((option) => ({
      ...option,
      label: labels.get(option.answerId) ?? '',
    })),
  };
}

const prompts: Readonly<Record<number, string>> = {
  1: "I'm interested in...",
  2: 'My fitness experience',
  3: 'I want to...',
  4: 'What matters most to me',
};

const labels: ReadonlyMap<number, string> = new Map([
  [83, 'Cardio Conditioning'],
  [84, 'Athletic Training'],
  [85, 'Specialty Classes'],
  [86, 'Yoga'],
  [87, 'Pilates'],
  [88, 'Cycling'],
  [89, 'Barre'],
  [90, 'Amenities'],
  [91, 'Personal Training'],
  [92, 'Equipment'],
  [93, 'Spa'],
  [94, 'Other'],
  [125, 'Dance'],
  [124, 'Boxing and Martial Arts'],
  [126, 'Running'],
  [127, 'Active Regeneration'],
  [128, 'Pool/Swimming'],
  [129, 'Strength floor'],
  [130, 'Cardio equipment'],
  [131, 'Signature Classes'],
  [132, 'Our app'],
  [98, 'Newcomer'],
  [99, 'Familiar/Comfortable'],
  [100, 'Expert'],
  [101, 'Lose weight'],
  [102, 'Tone up'],
  [103, 'Get stronger'],
  [104, 'Gain muscle mass'],
  [119, 'The location'],
  [120, 'Amenities'],
  [121, 'The equipment'],
  [122, 'Special events'],
  [123, 'Price'],
]);

type Grouped = readonly [label: string, answerIds: readonly number[]];

const interestGroups: readonly Grouped[] = [
  ['Training', [83, 84, 91, 126, 124]],
  ['Classes', [85, 86, 87, 88, 89, 125, 131]],
  ['Equipment', [92, 129, 130, 132]],
  ['Amenities and more', [90, 128, 127, 93, 94]],
];
