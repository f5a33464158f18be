import type { FieldRefusal } from '../forms/filled-form.ts';
import type { Message } from '../messages/catalogue.ts';
import { tellOfWait } from '../messages/tell-of-wait.ts';
import { type CallFailure, mayHaveHappened } from '../shared/call-failure.ts';
import { createObservable } from '../shared/observable.ts';
import { Err, Ok, type Result } from '../shared/result.ts';
import type { ActivateAccount } from './activate-account.ts';
import { messageOfCall } from './call-message.ts';
import type { InvalidField } from './change-account.ts';
import type { LoginField } from './registration-forms.ts';
import type {
  ChosenLogin,
  LinkOver,
  MailedLink,
  RegistrationRepository,
} from './registration-repository.port.ts';
import type { TakenByOther } from './account-changes.port.ts';
import type { SignIn } from './sign-in.ts';

/**
 * Where a visit by a mailed link stands: `none` came without one, or loaded the page anew, which does not remember it;
 * it is being read; it could not be read, and `read` asks again; it is over; the login can be chosen; it is chosen.
 */
export type MailedLinkSnapshot =
  | { readonly kind: 'none' | 'reading' | 'unread' }
  | { readonly kind: 'over'; readonly why: LinkOver['why'] }
  | { readonly kind: 'open'; readonly link: MailedLink }
  | {
      readonly kind: 'chosen';
      readonly purpose: MailedLink['purpose'];
      /** False where the login is set, and signing in did not work out: the login page does. */
      readonly isSignedIn: boolean;
    };

export interface MailedLinkFlowDependencies {
  readonly registrations: RegistrationRepository;
  readonly activateAccount: ActivateAccount;
  readonly signIn: SignIn;
}

/**
 * A visit by a mailed link, from its code to the login that was chosen, and in. The code lives here alone: it is in no
 * storage, no snapshot and no log, and ends with the page. Source: AC-08, HT-52, HT-53.
 */
export class MailedLinkFlow {
  readonly #parts: MailedLinkFlowDependencies;
  readonly #snapshot = createObservable<MailedLinkSnapshot>({ kind: 'none' });
  /** The code that was taken up last; `#code` is it while it can be used. */
  #arrived: string | null = null;
  #code: string | null = null;
  #reading: AbortController | null = null;
  /** No answer came to a login that was sent: it may be set. */
  #isLost = false;

  constructor(parts: MailedLinkFlowDependencies) {
    this.#parts = parts;
  }

  readonly getSnapshot = (): MailedLinkSnapshot => this.#snapshot.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

  /**
   * Takes up what the address held when the page was loaded, null where it held nothing. Whoever comes back within the
   * page, as by Back, finds a link that is open still open, and no word of one that they used.
   */
  async arrive(code: string | null): Promise<void> {
    if (code === null || code === this.#arrived) {
      if (this.#snapshot.get().kind === 'chosen') this.#snapshot.set({ kind: 'none' });
      return;
    }
    this.#arrived = code;
    this.#code = code;
    this.#isLost = false;
    await this.read();
  }

  /** Asks what the link is for; again after it could not be read. HT-52 */
  async read(): Promise<void> {
    const code = this.#code;
    if (code === null) return;
    this.#reading?.abort();
    const reading = new AbortController();
    this.#reading = reading;
    this.#snapshot.set({ kind: 'reading' });
    const answer = await this.#parts.registrations.readLink(code, { signal: reading.signal });
    // Another link was opened meanwhile, or this one was asked about again.
    if (reading.signal.aborted) return;
    if (answer.ok) this.#snapshot.set({ kind: 'open', link: answer.val });
    else if (answer.val.kind === 'link-over') this.#end(answer.val);
    else this.#snapshot.set({ kind: 'unread' });
  }

  /**
   * Sets the login and signs in by it: whoever holds the link has shown who they are, and has just typed both. Fails with
   * what to say, at its field where it is about one; the link is not used up then, unless it was over already. HT-53
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
      this.#isLost ||= isUnanswered(answer.val);
      return Err(tellOfLogin(answer.val));
    }
    // The link that is used now may be this visitor's own doing, whose answer was lost: then the login lets them in.
    const isIn = this.#isLost && (await this.#goIn(link, login, { evenIfRefused: false }));
    if (!isIn) this.#end(answer.val);
    return Ok(undefined);
  }

  async #goIn(
    { purpose, username }: MailedLink,
    login: Omit<ChosenLogin, 'token'>,
    { evenIfRefused }: { readonly evenIfRefused: boolean } = { evenIfRefused: true },
  ): Promise<boolean> {
    const name = login.username ?? username ?? '';
    const answer = await this.#parts.signIn.execute({ username: name, password: login.password });
    if (answer.err && !evenIfRefused) return false;
    this.#code = null;
    this.#snapshot.set({ kind: 'chosen', purpose, isSignedIn: answer.ok });
    return true;
  }

  #end({ why }: LinkOver): void {
    this.#code = null;
    this.#snapshot.set({ kind: 'over', why });
  }
}

function isUnanswered(failure: CallFailure | TakenByOther | InvalidField): boolean {
  return failure.kind !== 'taken' && failure.kind !== 'invalid' && mayHaveHappened(failure);
}

function tellOfLogin(
  failure: CallFailure | TakenByOther | InvalidField,
): Message | FieldRefusal<LoginField> {
  switch (failure.kind) {
    case 'taken':
      return { field: 'username', message: { key: 'usernameTaken' } };
    case 'invalid':
      return { field: loginFieldOf(failure.field), message: failure.message };
    case 'rejected':
      return failure.field === 'username'
        ? { field: 'username', message: { key: 'usernameMalformed' } }
        : messageOfCall(failure);
    case 'rate-limited':
      return tellOfWait('callTooOften', failure.retryAfterMs);
    default:
      return messageOfCall(failure);
  }
}

function loginFieldOf(field: string): LoginField {
  return field === 'username' ? 'username' : 'password';
}
