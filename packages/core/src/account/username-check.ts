import { createObservable } from '../shared/observable.ts';
import type { RegistrationRepository } from './registration-repository.port.ts';
import { checkUsername } from './username.ts';

/** What is known of a username: nothing, that it is being asked about, that it is free, or that somebody has it. */
export interface UsernameCheckSnapshot {
  /** As it was asked about, trimmed; empty for none. */
  readonly username: string;
  readonly answer: 'unknown' | 'asked' | 'free' | 'taken';
}

/**
 * Whether somebody has a username, asked while the rest of the form is filled in. It only tells: a name is refused by
 * whoever sets it, and where nobody answers nothing is said. Source: AC-08, HT-48.
 */
export class UsernameCheck {
  readonly #repository: Pick<RegistrationRepository, 'verifyUsername'>;
  readonly #snapshot = createObservable<UsernameCheckSnapshot>(nothing);
  #asking: AbortController | null = null;

  constructor(repository: Pick<RegistrationRepository, 'verifyUsername'>) {
    this.#repository = repository;
  }

  readonly getSnapshot = (): UsernameCheckSnapshot => this.#snapshot.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

  /** Asks about what was typed, once; about what can't be a username, nobody is asked. */
  async ask(text: string): Promise<void> {
    const username = text.trim();
    const before = this.#snapshot.get();
    if (username === before.username && before.answer !== 'unknown') return;
    this.#asking?.abort();
    if (checkUsername(username) !== null) {
      this.#snapshot.set(nothing);
      return;
    }
    const asking = new AbortController();
    this.#asking = asking;
    this.#snapshot.set({ username, answer: 'asked' });
    const isTaken = await this.#repository.verifyUsername(username, { signal: asking.signal });
    if (asking.signal.aborted) return;
    const answer = isTaken.ok ? (isTaken.val ? 'taken' : 'free') : 'unknown';
    this.#snapshot.set({ username, answer });
  }

  /** Says no more of it: whoever sets the name has said it better. */
  forget(): void {
    this.#asking?.abort();
    this.#snapshot.set(nothing);
  }
}

const nothing: UsernameCheckSnapshot = { username: '', answer: 'unknown' };
