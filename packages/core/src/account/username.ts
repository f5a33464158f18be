import type { Message } from '../messages/catalog.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';
import { createObservable } from '../kernel/observable.ts';
import type { RegistrationRepository } from './registration-repository.port.ts';

const lengths = { least: 4, most: 30 };

/**
 * Parses a username: 4 to 30 characters of A to Z, digits, dots, hyphens and underscores, starting
 * with a letter. It can't contain an @, so it can't be someone else's email address, which also
 * signs in. Case-insensitive.
 */
export function parseUsername(text: string): Result<string, 'malformed'> {
  const name = text.trim();
  const fits = name.length >= lengths.least && name.length <= lengths.most && username.test(name);
  return fits ? Ok(name) : Err('malformed');
}

const username: RegExp = /^[A-Za-z][A-Za-z0-9._-]*$/;

export function checkUsername(text: string): Message | null {
  if (text.trim() === '') return { key: 'fillOut' };
  return parseUsername(text).ok ? null : { key: 'usernameMalformed' };
}

/** What is known of a username: nothing, being checked, free, or taken. */
export interface UsernameCheckSnapshot {
  readonly username: string;
  readonly answer: 'unknown' | 'asked' | 'free' | 'taken';
}

/** Only a hint while the form is filled in: the call that sets the name decides. */
export class UsernameCheck {
  readonly #repository: Pick<RegistrationRepository, 'verifyUsername'>;
  readonly #snapshot = createObservable<UsernameCheckSnapshot>(nothing);
  #asking: AbortController | null = null;

  constructor(repository: Pick<RegistrationRepository, 'verifyUsername'>) {
    this.#repository = repository;
  }

  readonly getSnapshot = (): UsernameCheckSnapshot => this.#snapshot.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

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

  /** Clears the hint, because the call that sets the name has given its own answer. */
  forget(): void {
    this.#asking?.abort();
    this.#snapshot.set(nothing);
  }
}

const nothing: UsernameCheckSnapshot = { username: '', answer: 'unknown' };
