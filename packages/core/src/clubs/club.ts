import { Err, Ok, type Result } from '../kernel/result.ts';

/** A club of the chain. Field names follow the wire's Facility, with `timezone` as `timeZone`. */
export interface Club {
  readonly facilityId: FacilityId;
  readonly clubId: string | null;
  readonly clubType: string | null;
  /** The back end's own value, such as `open`, `presale` or `offline`. */
  readonly status: string | null;
  readonly webName: string | null;
  readonly name: string;
  readonly region: string;
  /** Country abbreviation, such as `US`, `CA` or `UK`. */
  readonly country: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly address: string;
  readonly phoneNumber: string;
  /** IANA time zone, such as `America/New_York`. */
  readonly timeZone: string;
  readonly lat: number;
  readonly long: number;
  readonly imageUrl: string | null;
  readonly thumbnail: string | null;
  readonly hasGuidedWorkouts: boolean;
  readonly isAcceptingAppointments: boolean;
  readonly clubDetailPageURL: string | null;
  readonly featuredAmenities: readonly string[];
  readonly confirmationImages: readonly string[];
}

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

/** The cookie that tells other pages of the site which club the visitor chose, and its lifetime in seconds. */
export const selectedClubCookie = 'foyer_club';
export const selectedClubSeconds = 1200;
