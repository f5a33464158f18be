/** The personalization survey: its questions, the rules for answers, and how a visitor advances. */
import type { FacilityId } from '../clubs/club.ts';
import type { LeadRepository, SlotTaken } from '../lead/lead-repository.port.ts';
import type { Logger } from '../kernel/logger.port.ts';
import type { CallFailure } from '../kernel/call-failure.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';

export interface SurveyAnswer {
  readonly answerId: number;
  /** The text of 'Other'; otherwise null. */
  readonly additionalInfo: string | null;
  /** The answer's class category; null if it has none. */
  readonly categoryId: number | null;
}

export interface SurveyOption {
  readonly answerId: number;
  readonly label: string;
  readonly categoryId: number | null;
}

export interface SurveyQuestion {
  /** From 1 to 4. Step 5 is the final panel, without a question. */
  readonly step: number;
  readonly prompt: string;
  /** `one`: a choice replaces the previous one. */
  readonly choice: 'one' | 'many';
  readonly options: readonly SurveyOption[];
}

/** Options of a question that belong together. */
export interface SurveyGroup {
  readonly label: string;
  readonly options: readonly SurveyOption[];
}

export type SurveyVariant = 'classic' | 'guided-steps';

/** The panel after the last question. */
export const lastSurveyStep = 5;
/** The answer with a text box, and the box's maximum length in characters. */
export const otherAnswerId = 94;
export const otherMaxLength = 150;

/** The four questions. The newer variant has four more answers and includes class categories. */
export function surveyQuestions(variant: SurveyVariant): readonly SurveyQuestion[] {
  const isNewer = variant === 'guided-steps';
  const interests = isNewer ? [...interestOptions, ...newerInterests] : interestOptions;
  return [
    question(1, "I'm interested in...", 'many', interests, isNewer ? classCategories : undefined),
    question(2, 'My fitness experience', 'one', experience),
    question(3, 'I want to...', 'many', goals),
    question(4, 'What matters most to me', 'one', reasons),
  ];
}

export function questionOf(variant: SurveyVariant, step: number): SurveyQuestion | null {
  return surveyQuestions(variant).find((one) => one.step === step) ?? null;
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

export function toggleAnswer(
  answers: readonly SurveyAnswer[],
  asked: SurveyQuestion,
  option: SurveyOption,
): readonly SurveyAnswer[] {
  const isGiven = answers.some(({ answerId }) => answerId === option.answerId);
  const ofQuestion = new Set(asked.options.map(({ answerId }) => answerId));
  if (asked.choice === 'one') {
    const others = answers.filter(({ answerId }) => !ofQuestion.has(answerId));
    return [...others, toAnswer(option)];
  }
  return isGiven
    ? answers.filter(({ answerId }) => answerId !== option.answerId)
    : [...answers, toAnswer(option)];
}

/** Sets the text of 'Other', up to 150 characters. Does nothing unless 'Other' is selected. */
export function explainOther(
  answers: readonly SurveyAnswer[],
  text: string,
): readonly SurveyAnswer[] {
  const explanation = Array.from(text).slice(0, otherMaxLength).join('');
  return answers.map((answer) =>
    answer.answerId === otherAnswerId
      ? { ...answer, additionalInfo: explanation === '' ? null : explanation }
      : answer,
  );
}

export function canContinueSurvey(
  answers: readonly SurveyAnswer[],
  variant: SurveyVariant,
  step: number,
): boolean {
  const asked = questionOf(variant, step);
  if (asked === null) return step === lastSurveyStep;
  return asked.options.some((option) =>
    answers.some(({ answerId }) => answerId === option.answerId),
  );
}

/** The kinds of class that the visitor is interested in, for recommendations. */
export function chosenClasses(
  answers: readonly SurveyAnswer[],
): readonly { readonly categoryId: number; readonly className: string }[] {
  return answers
    .filter(({ answerId }) => classCategories.has(answerId))
    .map(({ answerId, categoryId }) => ({
      categoryId: categoryId ?? answerId,
      className: labelOf.get(answerId) ?? '',
    }));
}

export interface SurveyProgressInput {
  readonly variant: SurveyVariant;
  /** From 1 to 5. */
  readonly step: number;
  readonly answers: readonly SurveyAnswer[];
  readonly leadTokenId: string | null;
  readonly facilityId: FacilityId;
}

/** `unanswered`: the step needs an answer first. */
export type SurveyFailure = { readonly kind: 'unanswered' } | CallFailure | SlotTaken;

/** Advances by one step. The last question's Submit sends all answers; if that fails, everything stays. */
export class SurveyProgress {
  readonly #leads: LeadRepository;
  readonly #logger: Logger;

  constructor(leads: LeadRepository, logger: Logger) {
    this.#leads = leads;
    this.#logger = logger;
  }

  async execute(input: SurveyProgressInput): Promise<Result<number, SurveyFailure>> {
    const { variant, step, answers } = input;
    if (!canContinueSurvey(answers, variant, step)) return Err({ kind: 'unanswered' });
    if (step >= lastSurveyStep) return Ok(lastSurveyStep);
    if (step === lastSurveyStep - 1) {
      const sent = await this.#send(input);
      if (sent.err) return sent;
    }
    return Ok(step + 1);
  }

  /** Without a lead token the answers can't be sent. That is logged, and the visitor continues. */
  async #send(input: SurveyProgressInput): Promise<Result<void, CallFailure | SlotTaken>> {
    if (input.leadTokenId === null) {
      this.#logger.warn('survey-without-token');
      return Ok(undefined);
    }
    const sent = await this.#leads.update({
      by: 'token',
      leadTokenId: input.leadTokenId,
      facilityId: input.facilityId,
      scheduledVisitTime: null,
      answers: input.answers.map(({ answerId, additionalInfo }) => ({
        answerId: String(answerId),
        additionalInfo,
      })),
    });
    if (sent.err) this.#logger.error('survey-failed', { failure: sent.val.kind });
    return sent;
  }
}

type Listed = readonly [answerId: number, label: string];

const interestOptions: readonly Listed[] = [
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
];

const newerInterests: readonly Listed[] = [
  [129, 'Strength floor'],
  [130, 'Cardio equipment'],
  [131, 'Signature Classes'],
  [132, 'Our app'],
];

type Grouped = readonly [label: string, answerIds: readonly number[]];

const interestGroups: readonly Grouped[] = [
  ['Training', [83, 84, 91, 126, 124]],
  ['Classes', [85, 86, 87, 88, 89, 125, 131]],
  ['Equipment', [92, 129, 130, 132]],
  ['Amenities and more', [90, 128, 127, 93, 94]],
];

/** The interests that are kinds of class. The specification gives no category ids, so the answer ids are used. */
const classCategories: ReadonlySet<number> = new Set([
  83, 84, 85, 86, 87, 88, 89, 124, 125, 126, 127, 128, 131,
]);

const labelOf: ReadonlyMap<number, string> = new Map([...interestOptions, ...newerInterests]);

const experience: readonly Listed[] = [
  [98, 'Newcomer'],
  [99, 'Familiar/Comfortable'],
  [100, 'Expert'],
];

const goals: readonly Listed[] = [
  [101, 'Lose weight'],
  [102, 'Tone up'],
  [103, 'Get stronger'],
  [104, 'Gain muscle mass'],
];

const reasons: readonly Listed[] = [
  [119, 'The location'],
  [120, 'Amenities'],
  [121, 'The equipment'],
  [122, 'Special events'],
  [123, 'Price'],
];

function question(
  step: number,
  prompt: string,
  choice: 'one' | 'many',
  listed: readonly Listed[],
  categories: ReadonlySet<number> = new Set(),
): SurveyQuestion {
  return {
    step,
    prompt,
    choice,
    options: listed.map(([answerId, label]) => ({
      answerId,
      label,
      categoryId: categories.has(answerId) ? answerId : null,
    })),
  };
}

function toAnswer(option: SurveyOption): SurveyAnswer {
  return { answerId: option.answerId, additionalInfo: null, categoryId: option.categoryId };
}
