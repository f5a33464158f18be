import type { FacilityId } from '../clubs/facility-id.ts';
import type { Logger } from '../ports/logger.port.ts';
import type { CallOptions } from '../shared/call-failure.ts';
import type { CorporateRepository } from './corporate-repository.port.ts';

/** Whether a company e-mail opens the corporate route at a club. Source: LC-10, CJ-03, CJ-04. */
export class VerifyCorporateDomain {
  readonly #corporate: CorporateRepository;
  readonly #logger: Logger;

  constructor(corporate: CorporateRepository, logger: Logger) {
    this.#corporate = corporate;
    this.#logger = logger;
  }

  /** A check that failed counts as not verified: the visitor goes on as anyone would. */
  async execute(
    input: { readonly companyEmail: string; readonly facilityId: FacilityId },
    options?: CallOptions,
  ): Promise<boolean> {
    const answer = await this.#corporate.verifyDomain(
      input.companyEmail,
      input.facilityId,
      options,
    );
    if (answer.err) this.#logger.warn('domain-check-failed', { failure: answer.val.kind });
    return answer.unwrapOr(false);
  }
}
