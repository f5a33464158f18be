import type { Club } from '../clubs/club.ts';
import { fillPlaceholders, type PlanOffer } from '../plans/plan.ts';
import type { Logger } from '../kernel/logger.port.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { CorporateRepository } from './corporate-repository.port.ts';

/** Loads an employer's plans at a club and fills in their descriptions. */
export class LoadCorporatePlans {
  readonly #corporate: CorporateRepository;
  readonly #logger: Logger;

  constructor(corporate: CorporateRepository, logger: Logger) {
    this.#corporate = corporate;
    this.#logger = logger;
  }

  /** Fails with the call's failure; an offer without plans is not a failure. */
  async execute(
    input: {
      readonly club: Club;
      readonly companyEmail: string;
      readonly corporateAccountId: string;
    },
    options?: CallOptions,
  ): Promise<Result<PlanOffer, CallFailure>> {
    const answer = await this.#corporate.plans(input, options);
    if (answer.err) this.#logger.error('plans-failed', { failure: answer.val.kind });
    else if (answer.val.success === null) this.#logger.warn('plans-without-success');
    return answer.map((offer) => fillPlaceholders(offer, input.club));
  }
}
