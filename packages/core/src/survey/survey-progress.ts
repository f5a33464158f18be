import type { FacilityId } from '../clubs/club.ts';
import type { LeadRepository, SlotTaken } from '../lead/lead-repository.port.ts';
import type { Logger } from '../kernel/logger.port.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';
import {
  canContinueSurvey,
  lastSurveyStep,
  type SurveyAnswer,
  type SurveyVariant,
} from './survey.ts';

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

/**
 * Advances the survey by one step. The last question's Submit sends all answers with the lead update; if that fails,
 * the step and the answers stay.
 */
export class SurveyProgress {
  readonly #leads: LeadRepository;
  readonly #logger: Logger;

  constructor(leads: LeadRepository, logger: Logger) {
    this.#leads = leads;
    this.#logger = logger;
  }

  /** Returns the next step. */
  async execute(
    input: SurveyProgressInput,
    options?: CallOptions,
  ): Promise<Result<number, SurveyFailure>> {
    const { variant, step, answers } = input;
    if (!canContinueSurvey(answers, variant, step)) return Err({ kind: 'unanswered' });
    if (step >= lastSurveyStep) return Ok(lastSurveyStep);
    if (step === lastSurveyStep - 1) {
      const sent = await this.#send(input, options);
      if (sent.err) return sent;
    }
    return Ok(step + 1);
  }

  /** Without a lead token the answers can't be sent. That is logged, and the visitor continues. */
  async #send(
    input: SurveyProgressInput,
    options: CallOptions | undefined,
  ): Promise<Result<void, CallFailure | SlotTaken>> {
    if (input.leadTokenId === null) {
      this.#logger.warn('survey-without-token');
      return Ok(undefined);
    }
    const sent = await this.#leads.update(
      {
        by: 'token',
        leadTokenId: input.leadTokenId,
        facilityId: input.facilityId,
        scheduledVisitTime: null,
        answers: input.answers.map(({ answerId, additionalInfo }) => ({
          answerId: String(answerId),
          additionalInfo,
        })),
      },
      options,
    );
    if (sent.err) this.#logger.error('survey-failed', { failure: sent.val.kind });
    return sent;
  }
}
