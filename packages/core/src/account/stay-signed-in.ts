import type { Logger } from '../ports/logger.port.ts';
import type { CallFailure } from '../shared/call-failure.ts';
import { Err, Ok, type Result } from '../shared/result.ts';
import type { AccountSession } from './account-session.ts';
import { isSignedOut } from './card-loader.ts';
import type { SignInRepository } from './sign-in-repository.port.ts';

/** The back end keeps nobody longer than that. */
export interface StayedLongEnough {
  readonly kind: 'stayed-long-enough';
}

/** A member who is asked whether they are still there says yes: their session lasts anew. Source: AC-06, WCAG 2.2.1. */
export class StaySignedIn {
  readonly #repository: SignInRepository;
  readonly #session: AccountSession;
  readonly #logger: Logger;

  constructor(repository: SignInRepository, session: AccountSession, logger: Logger) {
    this.#repository = repository;
    this.#session = session;
    this.#logger = logger;
  }

  /** Fails with the call's failure, or with `stayed-long-enough` where the end is no later than before. */
  async execute(): Promise<Result<void, CallFailure | StayedLongEnough>> {
    const { sitting, expiresAt } = this.#session.getSnapshot();
    const answer = await this.#repository.renew();
    if (answer.err) {
      this.#logger.warn('stay-failed', { failure: answer.val.kind });
      if (isSignedOut(answer.val)) this.#session.end('expired');
      return answer;
    }
    // Who signed out meanwhile, or in as somebody else, is not brought back.
    if (this.#session.getSnapshot().sitting !== sitting) return Ok(undefined);
    this.#session.renew(answer.val);
    const gainedMs = answer.val.epochMilliseconds - (expiresAt?.epochMilliseconds ?? 0);
    return gainedMs > 0 ? Ok(undefined) : Err({ kind: 'stayed-long-enough' });
  }
}
