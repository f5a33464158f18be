import { Err, Ok, type Result } from '../kernel/result.ts';

export const passkeyNameMaxLength = 50;

/** The name of a passkey: anything that its owner will recognize. Trimmed. */
export function parsePasskeyName(text: string): Result<string, 'empty' | 'too-long'> {
  const name = text.trim();
  if (name === '') return Err('empty');
  return [...name].length > passkeyNameMaxLength ? Err('too-long') : Ok(name);
}
