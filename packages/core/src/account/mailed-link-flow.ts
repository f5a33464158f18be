import type { FieldRefusal } from '../forms/filled-form.ts';
import type { Message } from '../messages/catalog.ts';
import { messageOfCall } from '../messages/failure-messages.ts';
import { type CallFailure, Err, mayHaveHappened, Ok, type Result } from '../kernel/result.ts';
import { createObservable } from '../kernel/observable.ts';
import type { InvalidField } from './change-account.ts';
import type { LoginField } from './registration-forms.ts';
import type {
  ChosenLogin,
  LinkOver,
  MailedLink,
  RegistrationRepository,
} from './registration-repository.port.ts';
import type { CommonPassword, TakenByOther } from './account-repository.port.ts';
import type { SignIn } from './sign-in.ts';
import { checkPassword, defaultPasswordPolicy, type PasswordPolicy } from '../forms/password.ts';
import type { Logger } from '../kernel/platform.port.ts';
import { checkUsername } from './username.ts';

/**
 * State of a visit by a mailed link. `none`: the page was opened or reloaded without a link;
 * `reading`: the link is being checked; `unread`: that failed, and `read` tries again; then the
 * link has expired, is open for choosing the login, or the login is chosen.
 */
export type MailedLinkSnapshot =
  | { readonly kind: 'none' | 'reading' | 'unread' }
  | { readonly kind: 'over'; readonly why: LinkOver['why'] }
  | { readonly kind: 'open'; readonly link: MailedLink }
  | {
      readonly kind: 'chosen';
      readonly purpose: MailedLink['purpose'];
      /** False when only signing in failed; the visitor continues on the login page. */
      readonly isSignedIn: boolean;
    };

export interface MailedLinkFlowDependencies {
  readonly registrations: RegistrationRepository;
  readonly activateAccount: ActivateAccount;
  readonly signIn: SignIn;
}

/**
 * A visit by a mailed link, from its code to the chosen login and the signed-in session. The code
 * is held only here: never in storage, a snapshot or a log. It is gone when the page closes.
 */
export class MailedLinkFlow {
  readonly #parts: MailedLinkFlowDependencies;
  readonly #snapshot = createObservable<MailedLinkSnapshot>({ kind: 'none' });
  /** The last code that arrived; `#code` equals it while it can be used. */
  #arrived: string | null = null;
  #code: string | null = null;
  #reading: AbortController | null = null;
  /** The login was sent and no answer came, so it may be set. */
  #hasLostAnswer = false;

  constructor(parts: MailedLinkFlowDependencies) {
    this.#parts = parts;
  }

  readonly getSnapshot = (): MailedLinkSnapshot => this.#snapshot.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

  /** Takes the code that the address held. Null keeps an open link, and clears the message about a used one. */
  async arrive(code: string | null): Promise<void> {
    if (code === null || code === this.#arrived) {
      if (this.#snapshot.get().kind === 'chosen') this.#snapshot.set({ kind: 'none' });
      return;
    }
    this.#arrived = code;
    this.#code = code;
    this.#hasLostAnswer = false;
    await this.read();
  }

  /** Asks what the link is for; also retries after a failure. */
  async read(): Promise<void> {
    const code = this.#code;
    if (code === null) return;
    this.#reading?.abort();
    const reading = new AbortController();
    this.#reading = reading;
    this.#snapshot.set({ kind: 'reading' });
    const answer = await this.#parts.registrations.readLink(code, { signal: reading.signal });
    // Another link was opened, or this one was read again.
    if (reading.signal.aborted) return;
    if (answer.ok) this.#snapshot.set({ kind: 'open', link: answer.val });
    else if (answer.val.kind === 'link-over') this.#end(answer.val);
    else this.#snapshot.set({ kind: 'unread' });
  }

  /**
   * Sets the login and signs in with it: the holder of the link has proved who they are and has
   * just typed both. Fails with a message, at a field if it is about one. The link stays valid
   * then, unless it had already expired.
   */
  async choose(
    login: Omit<ChosenLogin, 'token'>,
  ): Promise<Result<void, Message | FieldRefusal<LoginField>>> {
    const shown = this.#snapshot.get();
    const token = this.#code;
    if (shown.kind !== 'open' || token === null) return Ok(undefined);
    const { link } = shown;
    const answer = await this.#parts.activateAccount.execute({ ...login, token });
    if (answer.ok) {
      await this.#goIn(link, login);
      return Ok(undefined);
    }
    if (answer.val.kind !== 'link-over') {
      this.#hasLostAnswer ||= isUnanswered(answer.val);
      return Err(loginMessage(answer.val));
    }
    // The visitor may have used the link themselves with the answer lost: then the login works.
    const isIn = this.#hasLostAnswer && (await this.#goIn(link, login, { evenIfRefused: false }));
    if (!isIn) this.#end(answer.val);
    return Ok(undefined);
  }

  async #goIn(
    { purpose, username }: MailedLink,
    login: Omit<ChosenLogin, 'token'>,
    { evenIfRefused = true } = {},
  ): Promise<boolean> {
    const name = login.username ?? username ?? '';
    const answer = await this.#parts.signIn.execute({ username: name, password: login.password });
    const isRefused = answer.err && answer.val.kind !== 'second-step';
    if (isRefused && !evenIfRefused) return false;
    this.#code = null;
    this.#snapshot.set({ kind: 'chosen', purpose, isSignedIn: answer.ok });
    return true;
  }

  #end({ why }: LinkOver): void {
    this.#code = null;
    this.#snapshot.set({ kind: 'over', why });
  }
}

export class ActivateAccount {
  readonly #repository: RegistrationRepository;
  readonly #logger: Logger;
  readonly #passwordPolicy: PasswordPolicy;

  constructor(
    repository: RegistrationRepository,
    logger: Logger,
    passwordPolicy: PasswordPolicy = defaultPasswordPolicy,
  ) {
    this.#repository = repository;
    this.#logger = logger;
    this.#passwordPolicy = passwordPolicy;
  }

  /** Fails with the invalid field, `taken`, `link-over`, or the call's failure. */
  async execute(
    login: ChosenLogin,
  ): Promise<Result<void, CallFailure | LinkOver | TakenByOther | CommonPassword | InvalidField>> {
    const username = login.username?.trim() ?? null;
    const wrongName = username === null ? null : checkUsername(username);
    if (wrongName !== null) return Err({ kind: 'invalid', field: 'username', message: wrongName });
    const weak = checkPassword(login.password, this.#passwordPolicy);
    if (weak !== null) return Err({ kind: 'invalid', field: 'password', message: weak });
    const answer = await this.#repository.activate({ ...login, username });
    if (answer.err) this.#logger.warn('activation-failed', { failure: answer.val.kind });
    return answer;
  }
}

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

  async execute(token: string): Promise<Result<void, CallFailure | LinkOver>> {
    const answer = await this.#registrations.useEmailLink(token);
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

function isUnanswered(
  failure: CallFailure | TakenByOther | CommonPassword | InvalidField,
): boolean {
  switch (failure.kind) {
    case 'taken':
    case 'common-password':
    case 'invalid':
      return false;
    default:
      return mayHaveHappened(failure);
  }
}

function loginMessage(
  failure: CallFailure | TakenByOther | CommonPassword | InvalidField,
): Message | FieldRefusal<LoginField> {
  switch (failure.kind) {
    case 'taken':
      return { field: 'username', message: { key: 'usernameTaken' } };
    case 'common-password':
      return { field: 'password', message: { key: 'passwordCommon' } };
    case 'invalid':
      return { field: loginFieldOf(failure.field), message: failure.message };
    case 'rejected':
      return failure.field === 'username'
        ? { field: 'username', message: { key: 'usernameMalformed' } }
        : messageOfCall(failure);
    default:
      return messageOfCall(failure);
  }
}

function loginFieldOf(field: string): LoginField {
  return field === 'username' ? 'username' : 'password';
}
