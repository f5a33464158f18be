import type { Logger } from '../kernel/platform.port.ts';
import { type CallFailure, Err, Ok, type Result } from '../kernel/result.ts';
import type { AccountSession } from './account-session.ts';
import type {
  WrongCode,
  ChallengeOver,
  Credentials,
  SecondStepAnswer,
  SecondStepNeeded,
  SignInRepository,
  WrongCredentials,
} from './sign-in-repository.port.ts';
import { isSignedOut } from './card-loader.ts';
import type { FieldRefusal } from '../forms/filled-form.ts';
import { checkedValue, defineForm, type FormSchema } from '../forms/form.ts';
import { passwordField, textField, tickField } from '../forms/form-fields.ts';
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
   * Trims the username, never the password. Fails with `wrong-credentials`, `second-step` or the call's failure.
   */
  async execute({
    username,
    password,
  }: Credentials): Promise<Result<void, CallFailure | WrongCredentials | SecondStepNeeded>> {
    const answer = await this.#repository.signIn({ username: username.trim(), password });
    if (answer.err && !['wrong-credentials', 'second-step'].includes(answer.val.kind)) {
      this.#logger.warn('sign-in-failed', { failure: answer.val.kind });
    }
    return answer.map((session) => {
      this.#session.begin(session);
    });
  }

  /** Finishes a login that needs a code. Spaces in the code don't matter. */
  async finish({
    code,
    ...step
  }: SecondStepAnswer): Promise<Result<void, CallFailure | WrongCode | ChallengeOver>> {
    const answer = await this.#repository.finish({ ...step, code: code.replaceAll(/\s/g, '') });
    if (answer.err && !['wrong-code', 'challenge-over'].includes(answer.val.kind)) {
      this.#logger.warn('second-step-failed', { failure: answer.val.kind });
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
      // Browsers that can offer passkeys in this box.
      autocomplete: 'username webauthn',
      maxLength: 254,
    }),
    passwordField({ name: 'password', label: 'Password' }),
  ],
  ({ username, password }) => ({ username: username.trim(), password }),
);

/** Doesn't reveal whether the username or the password is wrong. */
export function messageOfSignIn(
  failure: CallFailure | WrongCredentials | SecondStepNeeded,
): Message {
  switch (failure.kind) {
    case 'second-step':
      return { key: 'secondStepNeeded' };
    case 'wrong-credentials':
      return { key: 'wrongCredentials' };
    case 'rate-limited':
      return waitMessage('tooManySignIns', failure.retryAfterMs);
    default:
      return messageOfCall(failure);
  }
}

export type SecondStepField = 'code' | 'trust';

/** The second step of a login: a code of the authenticator app, or a recovery code. */
export const secondStepForm: FormSchema<
  SecondStepField,
  Omit<SecondStepAnswer, 'challenge'>
> = defineForm(
  [
    textField({ name: 'code', label: 'Login Code', autocomplete: 'one-time-code' }),
    tickField({
      name: 'trust',
      label: 'Don’t ask for a code in this browser for 30 days',
      required: false,
    }),
  ],
  ({ code, trust }) => ({ code, trustsBrowser: trust === checkedValue }),
);

/** A wrong code is shown at its field. */
export function refusedSecondStep(
  failure: CallFailure | WrongCode | ChallengeOver,
): Message | FieldRefusal<'code'> {
  switch (failure.kind) {
    case 'wrong-code':
      return { field: 'code', message: { key: 'secondCodeWrong' } };
    case 'challenge-over':
      return { key: 'challengeOver' };
    case 'rate-limited':
      return waitMessage('tooManyStepCodes', failure.retryAfterMs);
    default:
      return messageOfCall(failure);
  }
}
