import type { Logger } from '../kernel/logger.port.ts';
import type { CallFailure } from '../kernel/call-failure.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';
import type { AccountSession } from './account-session.ts';
import { isSignedOut } from './card-loader.ts';
import type { SignInRepository } from './sign-in-repository.port.ts';

/** The session has reached the back end's maximum length. */
export interface StayedLongEnough {
  readonly kind: 'stayed-long-enough';
}

/** Extends the session when the member says that they are still there (WCAG 2.2.1). */
export class StaySignedIn {
  readonly #repository: SignInRepository;
  readonly #session: AccountSession;
  readonly #logger: Logger;

  constructor(repository: SignInRepository, session: AccountSession, logger: Logger) {
    this.#repository = repository;
    this.#session = session;
    this.#logger = logger;
  }

  /** Fails with the call's failure, or with `stayed-long-enough` when the end didn't move. */
  async execute(): Promise<Result<void, CallFailure | StayedLongEnough>> {
    const { sitting, expiresAt } = this.#session.getSnapshot();
    const answer = await this.#repository.renew();
    if (answer.err) {
      this.#logger.warn('stay-failed', { failure: answer.val.kind });
      if (isSignedOut(answer.val)) this.#session.end('expired');
      return answer;
    }
    // The member signed out or switched accounts in the meantime.
    if (this.#session.getSnapshot().sitting !== sitting) return Ok(undefined);
    this.#session.renew(answer.val);
    const gainedMs = answer.val.epochMilliseconds - (expiresAt?.epochMilliseconds ?? 0);
    return gainedMs > 0 ? Ok(undefined) : Err({ kind: 'stayed-long-enough' });
  }
}
