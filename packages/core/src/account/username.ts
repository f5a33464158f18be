import type { Message } from '../messages/catalog.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';

/** Length limits of a username, in characters. */
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

export const username: RegExp = /^[A-Za-z][A-Za-z0-9._-]*$/;

/** The error for the typed name; null when it is valid. */
export function checkUsername(text: string): Message | null {
  if (text.trim() === '') return { key: 'fillOut' };
  return parseUsername(text).ok ? null : { key: 'usernameMalformed' };
}
