import { Err, Ok, type Result } from '../kernel/result.ts';

declare const facilityIdBrand: unique symbol;

/** A club's id that matches the configured pattern. */
export type FacilityId = string & { readonly [facilityIdBrand]: true };

/** The default pattern: 1 to 6 digits (Specification, section 5). */
export const defaultFacilityIdPattern: RegExp = /^[0-9]{1,6}$/;

/** Parses a facility id from untrusted text. Fails with `malformed` when it doesn't match the pattern. */
export function parseFacilityId(
  text: string,
  pattern: RegExp = defaultFacilityIdPattern,
): Result<FacilityId, 'malformed'> {
  return pattern.test(text) ? Ok(text as FacilityId) : Err('malformed');
}
