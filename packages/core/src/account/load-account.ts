import type { Logger } from '../ports/logger.port.ts';
import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import { createObservable } from '../shared/observable.ts';
import type { Result } from '../shared/result.ts';
import { membershipStatusOf, ptStatusOf } from './account.ts';
import {
  type AccountCard,
  type AccountCardName,
  accountCardNames,
  type AccountCards,
} from './account-cards.snapshot.ts';
import type { AccountRepository } from './account-repository.port.ts';
import type { AccountSession } from './account-session.ts';

/**
 * Loads the account: its six calls go out together, each fills its own card, and one that fails leaves the others shown.
 * A back end that knows the token no more ends the session. Source: AC-02, AC-03, AC-06.
 */
export class LoadAccount {
  readonly #repository: AccountRepository;
  readonly #session: AccountSession;
  readonly #logger: Logger;
  readonly #cards = createObservable<AccountCards>(allLoading);
  readonly #running = new Map<AccountCardName, AbortController>();

  constructor(repository: AccountRepository, session: AccountSession, logger: Logger) {
    this.#repository = repository;
    this.#session = session;
    this.#logger = logger;
  }

  readonly getSnapshot = (): AccountCards => this.#cards.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#cards.subscribe(listener);

  /** Asks for the cards, by default for all of them; each shows as loading until its own answer is there. */
  async execute(names: readonly AccountCardName[] = accountCardNames): Promise<AccountCards> {
    await Promise.all(names.map((name) => this.#load(name)));
    return this.#cards.get();
  }

  /** Forgets what was loaded and what is on its way: nothing of one member is there for the next. */
  clear(): void {
    for (const controller of this.#running.values()) controller.abort();
    this.#running.clear();
    this.#cards.set(allLoading);
  }

  async #load(name: AccountCardName): Promise<void> {
    this.#running.get(name)?.abort();
    const current = new AbortController();
    this.#running.set(name, current);
    this.#show({ [name]: loading });
    const card = await this.#ask(name, { signal: current.signal });
    // An answer that somebody stopped waiting for shows nowhere.
    if (this.#running.get(name) !== current) return;
    this.#running.delete(name);
    this.#show(card);
  }

  async #ask(name: AccountCardName, options: CallOptions): Promise<Partial<AccountCards>> {
    const repository = this.#repository;
    switch (name) {
      case 'information':
        return {
          information: this.#card(name, await repository.information(options), (value) => ({
            ...value,
            membershipStatus: membershipStatusOf(value.membershipStatus),
          })),
        };
      case 'profile':
        return {
          profile: this.#card(name, await repository.profile(options), (value) => ({
            ...value,
            membershipStatus: membershipStatusOf(value.membershipStatus),
            ptStatus: ptStatusOf(value.hasActivePT),
          })),
        };
      case 'pictures': {
        const pictures = await repository.pictures([], options);
        const some = pictures.map((urls) => (urls?.length === 0 ? null : urls));
        return { pictures: this.#card(name, some, (urls) => urls) };
      }
      case 'billing':
        return { billing: this.#card(name, await repository.billing(options), (value) => value) };
      case 'giftCard':
        return { giftCard: this.#card(name, await repository.giftCard(options), (value) => value) };
      case 'addOn':
        return { addOn: this.#card(name, await repository.addOn(options), (value) => value) };
    }
  }

  #card<Value, Shown>(
    name: AccountCardName,
    answer: Result<Value | null, CallFailure>,
    show: (value: Value) => Shown,
  ): AccountCard<Shown> {
    if (answer.ok) {
      return answer.val === null
        ? { status: 'empty' }
        : { status: 'ready', value: show(answer.val) };
    }
    const failure = answer.val;
    if (isSignedOut(failure)) this.#session.end('expired');
    if (failure.kind !== 'aborted') {
      this.#logger.warn('account-call-failed', { card: name, failure: failure.kind });
    }
    return { status: 'failed', failure };
  }

  #show(cards: Partial<AccountCards>): void {
    this.#cards.set({ ...this.#cards.get(), ...cards });
  }
}

/** True when the back end knows the token no more. AC-06 */
export function isSignedOut(failure: { readonly kind: string; readonly status?: number }): boolean {
  return failure.kind === 'rejected' && failure.status === 401;
}

const loading = { status: 'loading' } as const;

const allLoading: AccountCards = {
  information: loading,
  profile: loading,
  pictures: loading,
  billing: loading,
  giftCard: loading,
  addOn: loading,
};
