/**
 * The only import of ts-results. Its CommonJS build has no named exports in plain Node ESM, so this file looks them
 * up. Everything else imports `Ok`, `Err` and `Result` from here.
 */
import * as tsResults from 'ts-results';

type Library = typeof tsResults;

const library: Library = (Reflect.get(tsResults, 'default') as Library | undefined) ?? tsResults;

export const Ok: Library['Ok'] = library.Ok;
export type Ok<T> = tsResults.Ok<T>;
export const Err: Library['Err'] = library.Err;
export type Err<E> = tsResults.Err<E>;
export const Result: Library['Result'] = library.Result;
export type Result<T, E> = tsResults.Result<T, E>;
