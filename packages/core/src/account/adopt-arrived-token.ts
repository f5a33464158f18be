import type { Logger } from '../kernel/platform.port.ts';
import { type CallFailure, Ok, type Result } from '../kernel/result.ts';
import type { AccountSession, ArrivedToken } from './account-session.ts';
import { isSignedOut } from './card-loader.ts';
import { type StartedSession, isSameCredential } from './credential.ts';
import type { AnotherSession, SignInRepository } from './sign-in-repository.port.ts';

/**
 * Turns a token that came with the page into the page's session. A link never replaces a live
 * session on its own, because anyone can send a link to their own account: the member is asked
 * first. An expired token changes nothing.
 */
export class AdoptArrivedToken {
  readonly #repository: SignInRepository;
  readonly #session: AccountSession;
  readonly #logger: Logger;
  #checked: ArrivedToken | null = null;

  constructor(repository: SignInRepository, session: AccountSession, logger: Logger) {
    this.#repository = repository;
    this.#session = session;
    this.#logger = logger;
  }

  /** Checks the arrived token and any later one. Returns a function that stops it. */
  open(): () => void {
    const check = (): void => {
      const arrival = this.#session.arrival();
      if (arrival === this.#checked) return;
      this.#checked = arrival;
      if (arrival !== null) void this.#check(arrival);
    };
    const stop = this.#session.subscribe(check);
    check();
    return stop;
  }

  stay(): void {
    this.#session.dropArrival();
  }

  /** Switches to the link's account and ends the previous session at the back end. */
  async switch(): Promise<Result<void, CallFailure | AnotherSession>> {
    const arrival = this.#session.arrival();
    // The session ended while the question was open.
    if (arrival === null) return Ok(undefined);
    const answer = await this.#adopt(arrival, true);
    if (this.#session.arrival() !== arrival) return answer.map(() => undefined);
    if (answer.ok) await this.#settle(answer.val);
    else if (answer.val.kind !== 'another-session' && isSignedOut(answer.val)) {
      this.#session.dropArrival({ isOver: true });
    }
    return answer.map(() => undefined);
  }

  async #check(arrival: ArrivedToken): Promise<void> {
    const answer = await this.#adopt(arrival, arrival.mayReplace);
    if (this.#session.arrival() !== arrival) return;
    if (answer.ok) {
      if (this.#mustAsk(arrival, answer.val)) this.#session.askToSwitch();
      else await this.#settle(answer.val);
    } else if (answer.val.kind === 'another-session') this.#session.askToSwitch();
    else this.#session.dropArrival({ isOver: isSignedOut(answer.val) });
  }

  async #adopt(
    { token }: ArrivedToken,
    replace: boolean,
  ): Promise<Result<StartedSession, CallFailure | AnotherSession>> {
    const answer = await this.#repository.adopt(token, { replace });
    if (answer.err && answer.val.kind !== 'another-session') {
      this.#logger.warn('token-not-adopted', { failure: answer.val.kind });
    }
    return answer;
  }

  /** For a cookie, the back end has decided. Only the page knows of another bearer session. */
  #mustAsk({ mayReplace }: ArrivedToken, { credential }: StartedSession): boolean {
    const current = this.#session.credential();
    return !mayReplace && current?.kind === 'bearer' && !isSameCredential(current, credential);
  }

  async #settle(session: StartedSession): Promise<void> {
    const former = this.#session.credential();
    const isReplaced = former?.kind === 'bearer' && !isSameCredential(former, session.credential);
    // Sign out before the next session begins, so that the call carries the previous credential.
    const ending = isReplaced ? this.#repository.signOut() : null;
    this.#session.settleArrival(session);
    const ended = await ending;
    if (ended?.err === true) {
      this.#logger.warn('sign-out-failed', { failure: ended.val.kind });
    }
  }
}
