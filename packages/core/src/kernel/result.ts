/**
 * The only import of ts-results. Its CommonJS build has no named exports in plain Node ESM, so this file looks them
 * up. Everything else imports `Ok`, `Err` and `Result` from here.
 */
import * as tsResults from 'ts-results';

type Library = typeof tsResults;

const library: Library = (Reflect.get(tsResults, 'default') as Library | undefined) ?? tsResults;

export const Ok: Library['Ok'] = library.Ok;
export type Ok<T> = tsResults.Ok<T>;
/**
 * A failure without the call stack that the library's constructor formats, because it's a value and not an exception.
 * Formatting one takes longer than most rules, and while a script loads, it makes Chromium parse the whole script again.
 */
export function Err<E>(val: E): Err<E> {
  return Object.assign(Object.create(withoutStack) as Err<E>, { ok: false, err: true, val });
}
export type Err<E> = tsResults.Err<E>;
export const Result: Library['Result'] = library.Result;
export type Result<T, E> = tsResults.Result<T, E>;

/** What the library's messages show after the failure. */
const withoutStack = Object.create(library.Err.prototype, { _stack: { value: '' } }) as object;
