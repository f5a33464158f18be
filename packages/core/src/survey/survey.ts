/** The personalization survey: the rules for its answers, and how a visitor advances. Its texts are in `survey-texts.ts`. */
import type { FacilityId } from '../clubs/club.ts';
import type { LeadRepository, SlotTaken } from '../lead/lead-repository.port.ts';
import type { Logger } from '../kernel/platform.port.ts';
import { type CallFailure, Err, Ok, type Result } from '../kernel/result.ts';

export interface SurveyAnswer {
  readonly answerId: number;
  /** The text of 'Other'; otherwise null. */
  readonly additionalInfo: string | null;
  /** The answer's class category; null if it has none. */
  readonly categoryId: number | null;
}

/** An answer to choose. */
export interface SurveyChoice {
  readonly answerId: number;
  readonly categoryId: number | null;
}

/** A question without its texts. */
export interface SurveyRule {
  /** From 1 to 4. Step 5 is the final panel, without a question. */
  readonly step: number;
  /** `one`: a choice replaces the previous one. */
  readonly choice: 'one' | 'many';
  readonly options: readonly SurveyChoice[];
}

export type SurveyVariant = 'classic' | 'guided-steps';

/** The panel after the last question. */
export const lastSurveyStep = 5;
/** The answer with a text box, and the box's maximum length in characters. */
export const otherAnswerId = 94;
export const otherMaxLength = 150;

/** The four questions. The newer variant has four more answers and includes class categories. */
export function surveyRules(variant: SurveyVariant): readonly SurveyRule[] {
  const isNewer = variant === 'guided-steps';
  return [
    rule(1, 'many', isNewer ? [...interests, ...newerInterests] : interests, isNewer),
    rule(2, 'one', [98, 99, 100]),
    rule(3, 'many', [101, 102, 103, 104]),
    rule(4, 'one', [119, 120, 121, 122, 123]),
  ];
}

export function ruleOf(variant: SurveyVariant, step: number): SurveyRule | null {
  return surveyRules(variant).find((one) => one.step === step) ?? null;
}

export function toggleAnswer(
  answers: readonly SurveyAnswer[],
  asked: SurveyRule,
  option: SurveyChoice,
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
  const asked = ruleOf(variant, step);
  if (asked === null) return step === lastSurveyStep;
  return asked.options.some((option) =>
    answers.some(({ answerId }) => answerId === option.answerId),
  );
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

const interests: readonly number[] = [
  83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 125, 124, 126, 127, 128,
];
const newerInterests: readonly number[] = [129, 130, 131, 132];

/** The interests that are kinds of class. The specification gives no category ids, so the answer ids are used. */
export const classCategories: ReadonlySet<number> = new Set([
  83, 84, 85, 86, 87, 88, 89, 124, 125, 126, 127, 128, 131,
]);

function rule(
  step: number,
  choice: SurveyRule['choice'],
  answerIds: readonly number[],
  hasCategories = false,
): SurveyRule {
  const options = answerIds.map((answerId) => ({
    answerId,
    categoryId: hasCategories && classCategories.has(answerId) ? answerId : null,
  }));
  return { step, choice, options };
}

function toAnswer({ answerId, categoryId }: SurveyChoice): SurveyAnswer {
  return { answerId, additionalInfo: null, categoryId };
}
