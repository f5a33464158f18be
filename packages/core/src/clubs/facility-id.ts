import { Err, Ok, type Result } from '../shared/result.ts';

declare const facilityIdBrand: unique symbol;

/** The id of a club, checked against the configured pattern (VA-13). */
export type FacilityId = string & { readonly [facilityIdBrand]: true };

/** VA-13's default: 1 to 6 digits. */
export const defaultFacilityIdPattern: RegExp = /^[0-9]{1,6}$/;

/** Reads a facility id from untrusted text. Fails with `malformed` when the configured pattern does not fit. */
export function parseFacilityId(
  text: string,
  pattern: RegExp = defaultFacilityIdPattern,
): Result<FacilityId, 'malformed'> {
  return pattern.test(text) ? Ok(text as FacilityId) : Err('malformed');
}
