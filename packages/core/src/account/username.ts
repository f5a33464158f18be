import type { Message } from '../messages/catalogue.ts';
import { Err, Ok, type Result } from '../shared/result.ts';

/** Longest and shortest username, in characters. */
const lengths = { least: 4, most: 30 };

/**
 * A username: 4 to 30 of letters A to Z, digits, dots, hyphens and underscores, beginning with a letter. It has no @, so
 * that it can't be somebody's e-mail address, by which one may sign in, too. Letter case makes no difference.
 */
export function parseUsername(text: string): Result<string, 'malformed'> {
  const name = text.trim();
  const fits = name.length >= lengths.least && name.length <= lengths.most && username.test(name);
  return fits ? Ok(name) : Err('malformed');
}

export const username: RegExp = /^[A-Za-z][A-Za-z0-9._-]*$/;

/** The problem with what was typed, null when there is none; an empty box is to be filled out (FM-01). */
export function checkUsername(text: string): Message | null {
  if (text.trim() === '') return { key: 'fillOut' };
  return parseUsername(text).ok ? null : { key: 'usernameMalformed' };
}
