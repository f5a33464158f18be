import type { Logger } from '../kernel/platform.port.ts';
import type { CallFailure, CallOptions, Result } from '../kernel/result.ts';
import { createObservable, type Observable } from '../kernel/observable.ts';
import type { AccountSession } from './account-session.ts';

/** One card of a member page. `empty` means that the back end has nothing to show. */
export type AccountCard<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly failure: CallFailure };

/** The cards of a member page; each loads and fails on its own. */
export type CardsOf<Values> = { readonly [Name in keyof Values]: AccountCard<Values[Name]> };

export type CardCalls<Values> = {
  readonly [Name in keyof Values]: (
    options: CallOptions,
  ) => Promise<Result<Values[Name] | null, CallFailure>>;
};

/** What a card shows until the answer, and when the call fails. */
type LoadMode = 'from-scratch' | 'in-place' | 'quietly';

/**
 * Loads the cards of a member page. The calls go out together, each fills its own card, and one
 * failure leaves the other cards alone. If the back end no longer accepts the token, the session
 * ends. Whenever the session ends, all cards are cleared.
 */
export class CardLoader<Values extends object> {
  readonly #calls: CardCalls<Values>;
  readonly #names: readonly (keyof Values & string)[];
  readonly #session: AccountSession;
  readonly #logger: Logger;
  readonly #cards: Observable<CardsOf<Values>>;
  readonly #running = new Map<keyof Values, AbortController>();

  constructor(calls: CardCalls<Values>, session: AccountSession, logger: Logger) {
    this.#calls = calls;
    this.#names = Object.keys(calls) as (keyof Values & string)[];
    this.#session = session;
    this.#logger = logger;
    this.#cards = createObservable(this.#allLoading());
    clearWithSession(session, this);
  }

  readonly getSnapshot = (): CardsOf<Values> => this.#cards.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#cards.subscribe(listener);

  /** Loads the cards, by default all of them. Each shows as loading until its own answer arrives. */
  load(names?: readonly (keyof Values & string)[]): Promise<CardsOf<Values>> {
    return this.#loadAll(names, () => 'from-scratch');
  }

  /** Reloads in the background: a card keeps its value until the answer, and also when the call fails. */
  refresh(names?: readonly (keyof Values & string)[]): Promise<CardsOf<Values>> {
    return this.#loadAll(names, (name) => (this.#isFilled(name) ? 'quietly' : 'from-scratch'));
  }

  /** Reloads after a change: a card keeps its value until the answer, and loses it when the call fails. */
  reload(names: readonly (keyof Values & string)[]): Promise<CardsOf<Values>> {
    return this.#loadAll(names, (name) => (this.#isFilled(name) ? 'in-place' : 'from-scratch'));
  }

  /** Shows what another call has returned. */
  put<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    this.#running.get(name)?.abort();
    this.#running.delete(name);
    this.#show(name, filled<Values[Name]>(value));
  }

  /** Logs a failed call of a card. Ends the session if the back end no longer accepts the token. */
  report(card: string, failure: { readonly kind: string; readonly status?: number }): void {
    this.#logger.warn('account-call-failed', { card, failure: failure.kind });
    if (isSignedOut(failure)) this.#session.end('expired');
  }

  /** Also aborts pending calls, so that nothing of one member remains for the next. */
  clear(): void {
    for (const controller of this.#running.values()) controller.abort();
    this.#running.clear();
    this.#cards.set(this.#allLoading());
  }

  #isFilled(name: keyof Values): boolean {
    const { status } = this.#cards.get()[name];
    return status === 'ready' || status === 'empty';
  }

  async #loadAll(
    names: readonly (keyof Values & string)[] = this.#names,
    how: (name: keyof Values) => LoadMode,
  ): Promise<CardsOf<Values>> {
    await Promise.all(names.map((name) => this.#load(name, how(name))));
    return this.#cards.get();
  }

  async #load(name: keyof Values & string, how: LoadMode): Promise<void> {
    this.#running.get(name)?.abort();
    const current = new AbortController();
    this.#running.set(name, current);
    if (how === 'from-scratch') this.#show(name, loading);
    const answer = await this.#calls[name]({ signal: current.signal });
    if (this.#running.get(name) !== current) return;
    this.#running.delete(name);
    if (answer.ok) this.#show(name, filled(answer.val));
    else this.#fail(name, answer.val, how === 'quietly');
  }

  #fail(name: keyof Values & string, failure: CallFailure, quietly: boolean): void {
    this.report(name, failure);
    if (!isSignedOut(failure) && !quietly) this.#show(name, { status: 'failed', failure });
  }

  #show<Name extends keyof Values>(name: Name, card: AccountCard<Values[Name]>): void {
    this.#cards.set({ ...this.#cards.get(), [name]: card });
  }

  #allLoading(): CardsOf<Values> {
    return Object.fromEntries(this.#names.map((name) => [name, loading])) as CardsOf<Values>;
  }
}

/** True when the back end no longer accepts the token. */
export function isSignedOut(failure: { readonly kind: string; readonly status?: number }): boolean {
  return failure.kind === 'rejected' && failure.status === 401;
}

/** Clears member data when the session ends or another begins, in any tab, before the next render. */
export function clearWithSession(
  session: Pick<AccountSession, 'getSnapshot' | 'subscribe'>,
  loaded: { clear(): void },
): () => void {
  let { sitting } = session.getSnapshot();
  return session.subscribe(() => {
    const now = session.getSnapshot().sitting;
    if (now === sitting) return;
    sitting = now;
    loaded.clear();
  });
}

/** Turns an empty list into null, which makes its card empty. */
export function someOf<Entry, Failure>(
  answer: Result<readonly Entry[] | null, Failure>,
): Result<readonly Entry[] | null, Failure> {
  return answer.map((all) => (all?.length === 0 ? null : all));
}

const loading = { status: 'loading' } as const;

function filled<Value>(value: Value | null): AccountCard<Value> {
  return value === null ? { status: 'empty' } : { status: 'ready', value };
}
