import type { Logger } from '../kernel/logger.port.ts';
import { type CallFailure, type CallOptions, mayHaveHappened } from '../kernel/call-failure.ts';
import { Ok, type Result } from '../kernel/result.ts';
import type { LinkOver, RegistrationRepository } from './registration-repository.port.ts';

/** Uses a mailed link that confirms or undoes a new email address. */
export class UseEmailLink {
  readonly #registrations: RegistrationRepository;
  readonly #logger: Logger;
  /** The token whose answer was lost: it may have been used. */
  #lost: string | null = null;

  constructor(registrations: RegistrationRepository, logger: Logger) {
    this.#registrations = registrations;
    this.#logger = logger;
  }

  async execute(
    token: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | LinkOver>> {
    const answer = await this.#registrations.useEmailLink(token, options);
    if (answer.ok) return answer;
    const failure = answer.val;
    if (failure.kind === 'link-over') {
      return failure.why === 'used' && this.#lost === token ? Ok(undefined) : answer;
    }
    if (mayHaveHappened(failure)) this.#lost = token;
    this.#logger.warn('email-link-failed', { failure: failure.kind });
    return answer;
  }
}
