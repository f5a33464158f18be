import type { Logger } from '../ports/logger.port.ts';
import type { CallFailure } from '../shared/call-failure.ts';
import { Ok, type Result } from '../shared/result.ts';
import type { AccountSession, ArrivedToken } from './account-session.ts';
import { isSignedOut } from './card-loader.ts';
import { type BegunSession, isSameCredential } from './credential.ts';
import type { AnotherSession, SignInRepository } from './sign-in-repository.port.ts';

/**
 * Turns a token that came with the page into the page's session. A link never replaces a live session by itself: anybody
 * can send a link to their own account. The member is asked first, and a token that is over changes nothing. Source:
 * AC-01.
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

  /** Checks the token that is there, and each to come. Returns a function that stops it. */
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

  /** The member keeps the session they have. */
  stay(): void {
    this.#session.dropArrival();
  }

  /** The member wants the link's account: the session before ends at the back end, too. */
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
  ): Promise<Result<BegunSession, CallFailure | AnotherSession>> {
    const answer = await this.#repository.adopt(token, { replace });
    if (answer.err && answer.val.kind !== 'another-session') {
      this.#logger.warn('token-not-adopted', { failure: answer.val.kind });
    }
    return answer;
  }

  /** With a cookie the back end has decided; with a bearer token only the page knows that another session is live. */
  #mustAsk({ mayReplace }: ArrivedToken, { credential }: BegunSession): boolean {
    const current = this.#session.credential();
    return !mayReplace && current?.kind === 'bearer' && !isSameCredential(current, credential);
  }

  async #settle(session: BegunSession): Promise<void> {
    const former = this.#session.credential();
    const isReplaced = former?.kind === 'bearer' && !isSameCredential(former, session.credential);
    // The call carries the former session: it has to be on its way before the next one begins.
    const ending = isReplaced ? this.#repository.signOut() : null;
    this.#session.settleArrival(session);
    const ended = await ending;
    if (ended?.err === true) {
      this.#logger.warn('sign-out-failed', { failure: ended.val.kind });
    }
  }
}
