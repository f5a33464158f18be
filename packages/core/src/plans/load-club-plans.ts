import type { Club } from '../clubs/club.ts';
import type { Logger } from '../kernel/logger.port.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { PlanRepository } from './plan-repository.port.ts';
import { fillPlaceholders, type PlanOffer } from './plan.ts';

/** Loads a club's public offer and fills in its descriptions. */
export class LoadClubPlans {
  readonly #plans: PlanRepository;
  readonly #logger: Logger;

  constructor(plans: PlanRepository, logger: Logger) {
    this.#plans = plans;
    this.#logger = logger;
  }

  /** `memberId` is the referring member's id. Returns the call's failure; an offer without plans isn't a failure. */
  async execute(
    input: { readonly club: Club; readonly memberId: string | null },
    options?: CallOptions,
  ): Promise<Result<PlanOffer, CallFailure>> {
    const answer = await this.#plans.ofClub(input, options);
    if (answer.err) this.#logger.error('plans-failed', { failure: answer.val.kind });
    return answer.map((offer) => fillPlaceholders(offer, input.club));
  }
}
