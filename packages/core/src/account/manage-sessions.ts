import type { CallFailure, Result } from '../kernel/result.ts';
import type { Logger } from '../kernel/platform.port.ts';
import type { AccountEvent, AccountSessions, LiveSession } from './account-repository.port.ts';
import type { AccountSession } from './account-session.ts';
import { type AccountCard, CardLoader } from './card-loader.ts';

interface Cards {
  readonly sessions: readonly LiveSession[];
  readonly activity: readonly AccountEvent[];
}

/** Where the person is signed in, what happened to the account, and how to end sessions that they don't know or need. */
export class ManageSessions {
  readonly #repository: AccountSessions;
  readonly #cards: CardLoader<Cards>;

  constructor(repository: AccountSessions, session: AccountSession, logger: Logger) {
    this.#repository = repository;
    const sessions = repository.list.bind(repository);
    const activity = repository.activity.bind(repository);
    this.#cards = new CardLoader({ sessions, activity }, session, logger);
  }

  readonly getSnapshot = (): AccountCard<readonly LiveSession[]> =>
    this.#cards.getSnapshot().sessions;
  readonly getActivity = (): AccountCard<readonly AccountEvent[]> =>
    this.#cards.getSnapshot().activity;
  readonly subscribe = (listener: () => void): (() => void) => this.#cards.subscribe(listener);

  /** Loads the sessions. A list that is shown stays until the answer. */
  async load(): Promise<void> {
    await this.#cards.refresh(['sessions']);
  }

  /** Loads what happened to the account. A list that is shown stays until the answer. */
  async loadActivity(): Promise<void> {
    await this.#cards.refresh(['activity']);
  }

  /** Ends one session, and removes it from the list. */
  end(id: string): Promise<Result<void, CallFailure>> {
    return this.#ended(this.#repository.end(id));
  }

  /** Ends every session but this one. */
  endOthers(): Promise<Result<void, CallFailure>> {
    return this.#ended(this.#repository.endOthers());
  }

  async #ended(call: Promise<Result<void, CallFailure>>): Promise<Result<void, CallFailure>> {
    const answer = await call;
    if (answer.ok) {
      await this.#cards.reload(['sessions', 'activity']);
      return answer;
    }
    this.#cards.report('sessions', answer.val);
    // The back end may have ended it before the answer was lost. The member doesn't wait for the list to load.
    void this.#cards.refresh(['sessions', 'activity']);
    return answer;
  }
}
