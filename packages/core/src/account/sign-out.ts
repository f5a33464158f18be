import type { Logger } from '../ports/logger.port.ts';
import type { CallOptions } from '../shared/call-failure.ts';
import type { AccountSession } from './account-session.ts';
import type { SignInRepository } from './sign-in-repository.port.ts';

/**
 * Signs the member out: on this device in any case, at the back end if it can be reached. There the session ends by
 * itself, later, if it can't. Source: AC-06.
 */
export class SignOut {
  readonly #repository: SignInRepository;
  readonly #session: AccountSession;
  readonly #logger: Logger;

  constructor(repository: SignInRepository, session: AccountSession, logger: Logger) {
    this.#repository = repository;
    this.#session = session;
    this.#logger = logger;
  }

  async execute(options?: CallOptions): Promise<void> {
    const asked = this.#repository.signOut(options);
    // The token is in the request by now: nobody waits for an answer with the session still open.
    this.#session.end();
    const answer = await asked;
    if (answer.err) this.#logger.warn('sign-out-failed', { failure: answer.val.kind });
  }
}
