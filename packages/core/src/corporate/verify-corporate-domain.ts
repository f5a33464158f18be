import type { FacilityId } from '../clubs/club.ts';
import type { Logger } from '../kernel/platform.port.ts';
import type { CorporateRepository } from './corporate-repository.port.ts';

export class VerifyCorporateDomain {
  readonly #corporate: CorporateRepository;
  readonly #logger: Logger;

  constructor(corporate: CorporateRepository, logger: Logger) {
    this.#corporate = corporate;
    this.#logger = logger;
  }

  /** A failed check counts as not verified, and the visitor continues with the regular flow. */
  async execute(input: {
    readonly companyEmail: string;
    readonly facilityId: FacilityId;
  }): Promise<boolean> {
    const answer = await this.#corporate.verifyDomain(input.companyEmail, input.facilityId);
    if (answer.err) this.#logger.warn('domain-check-failed', { failure: answer.val.kind });
    return answer.unwrapOr(false);
  }
}
