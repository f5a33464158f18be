import type { FacilityId } from '../clubs/club.ts';
import type { Logger } from '../kernel/platform.port.ts';
import { type CallFailure, Ok, type Result } from '../kernel/result.ts';
import type { CorporateRepository } from './corporate-repository.port.ts';

export class VerifyCorporateDomain {
  readonly #corporate: CorporateRepository;
  readonly #logger: Logger;

  constructor(corporate: CorporateRepository, logger: Logger) {
    this.#corporate = corporate;
    this.#logger = logger;
  }

  /**
   * A failed check counts as not verified, and the visitor continues with the regular flow. Only a check past a limit
   * fails, because the same one succeeds later.
   */
  async execute(input: {
    readonly companyEmail: string;
    readonly facilityId: FacilityId;
  }): Promise<Result<boolean, CallFailure>> {
    const answer = await this.#corporate.verifyDomain(input.companyEmail, input.facilityId);
    if (answer.err) this.#logger.warn('domain-check-failed', { failure: answer.val.kind });
    return answer.err && answer.val.kind !== 'rate-limited' ? Ok(false) : answer;
  }
}
