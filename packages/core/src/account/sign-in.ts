import type { Logger } from '../kernel/logger.port.ts';
import type { CallFailure } from '../kernel/call-failure.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';
import type { AccountSession } from './account-session.ts';
import type { Credentials, SignInRepository, WrongCredentials } from './sign-in-repository.port.ts';
import { isSignedOut } from './card-loader.ts';
import { defineForm, type FormSchema } from '../forms/form.ts';
import { passwordField, textField } from '../forms/form-fields.ts';
import type { Message } from '../messages/catalog.ts';
import { messageOfCall, waitMessage } from '../messages/failure-messages.ts';

export class SignIn {
  readonly #repository: SignInRepository;
  readonly #session: AccountSession;
  readonly #logger: Logger;

  constructor(repository: SignInRepository, session: AccountSession, logger: Logger) {
    this.#repository = repository;
    this.#session = session;
    this.#logger = logger;
  }

  /**
   * Trims the username, never the password. Fails with `wrong-credentials` or the call's failure.
   */
  async execute({
    username,
    password,
  }: Credentials): Promise<Result<void, CallFailure | WrongCredentials>> {
    const answer = await this.#repository.signIn({ username: username.trim(), password });
    if (answer.err && answer.val.kind !== 'wrong-credentials') {
      this.#logger.warn('sign-in-failed', { failure: answer.val.kind });
    }
    return answer.map((session) => {
      this.#session.begin(session);
    });
  }
}

/** Ends the session on this device always, and at the back end if it can be reached. */
export class SignOut {
  readonly #repository: SignInRepository;
  readonly #session: AccountSession;
  readonly #logger: Logger;

  constructor(repository: SignInRepository, session: AccountSession, logger: Logger) {
    this.#repository = repository;
    this.#session = session;
    this.#logger = logger;
  }

  async execute(): Promise<void> {
    const asked = this.#repository.signOut();
    // The request already carries the token, so the session can end before the answer arrives.
    this.#session.end();
    const answer = await asked;
    if (answer.err) this.#logger.warn('sign-out-failed', { failure: answer.val.kind });
  }
}

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

export type SignInField = 'username' | 'password';

/** Today's username and password rules don't apply: an existing login may be older. */
export const signInForm: FormSchema<SignInField, Credentials> = defineForm(
  [
    textField({
      name: 'username',
      label: 'Username or Email',
      autocomplete: 'username',
      maxLength: 254,
    }),
    passwordField({ name: 'password', label: 'Password' }),
  ],
  ({ username, password }) => ({ username: username.trim(), password }),
);

/** Doesn't reveal whether the username or the password is wrong. */
export function messageOfSignIn(failure: CallFailure | WrongCredentials): Message {
  switch (failure.kind) {
    case 'wrong-credentials':
      return { key: 'wrongCredentials' };
    case 'rate-limited':
      return waitMessage('tooManySignIns', failure.retryAfterMs);
    default:
      return messageOfCall(failure);
  }
}
