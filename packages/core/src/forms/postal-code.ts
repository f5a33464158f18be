import { Err, Ok, type Result } from '../kernel/result.ts';
import type { Message } from '../messages/catalog.ts';

export type PostalCodeProblem = 'required' | 'malformed';

/** A US, UK or Canadian code, upper-cased, with spaces collapsed. Always text, since leading zeros count. */
export function parsePostalCode(text: string): Result<string, PostalCodeProblem> {
  const code = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toUpperCase();
  if (code === '') return required;
  return code.length <= 10 && postalCodes.some((pattern) => pattern.test(code))
    ? Ok(code)
    : malformed;
}

export function postalCodeMessage(problem: PostalCodeProblem): Message {
  return { key: problem === 'required' ? 'postalCodeRequired' : 'postalCodeMalformed' };
}

export const usPostalCode: RegExp = /^[0-9]{5}(?:-[0-9]{4})?$/;
export const canadianPostalCode: RegExp =
  /^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z][ -]?[0-9][ABCEGHJ-NPRSTV-Z][0-9]$/;
/** Outward and inward code, plus Girobank's special code. */
export const ukPostalCode: RegExp =
  /^(?:GIR ?0AA|[A-PR-UWYZ](?:[0-9]{1,2}|[0-9][A-HJKPSTUW]|[A-HK-Y][0-9]{1,2}|[A-HK-Y][0-9][ABEHMNPRV-Y]) ?[0-9][ABD-HJLNP-UW-Z]{2})$/;

const required = Err('required' as const);
const malformed = Err('malformed' as const);
const postalCodes = [usPostalCode, canadianPostalCode, ukPostalCode];
