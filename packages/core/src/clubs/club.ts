import * as z from 'zod/mini';

import { Err, Ok, type Result } from '../kernel/result.ts';
import type { Coordinates } from '../kernel/platform.port.ts';
import { isTimeZone } from '../kernel/temporal.ts';

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
  /** The picture at `imageUrl` in more sizes, if the back end has them. */
  readonly picture?: PictureSet | null | undefined;
  readonly hasGuidedWorkouts: boolean;
  /** No flow reads it: `VisitConfiguration` lists the clubs that take visits. */
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

/** Clubs farther away than this aren't suggested. */
export const nearbyRadiusKm = 160;

/** A club and its great-circle distance in kilometers. */
export interface ClubAtDistance {
  readonly club: Club;
  readonly distanceKm: number;
}

/** The great-circle distance in kilometers. The haversine formula stays precise for nearby points. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const latitude = radians(to.latitude - from.latitude) / 2;
  const longitude = radians(to.longitude - from.longitude) / 2;
  const a =
    Math.sin(latitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** The `limit` clubs nearest to a point, nearest first. Clubs at equal distance keep the list's order. */
export function nearestClubs(
  clubs: readonly Club[],
  from: Coordinates,
  limit = 3,
): readonly ClubAtDistance[] {
  return clubs
    .map((club) => ({ club, distanceKm: distanceKm(from, coordinatesOf(club)) }))
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, limit);
}

export function coordinatesOf(club: Pick<Club, 'lat' | 'long'>): Coordinates {
  return { latitude: club.lat, longitude: club.long };
}

const earthRadiusKm = 6371.0088;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** One picture in several sizes, by day and perhaps by night. */
export interface PictureSet {
  /** Its files and their widths, as in an image's `srcset`. */
  readonly srcSet: string;
  /** The same place by night, for dark schemes. */
  readonly night?: string | null | undefined;
  /** A CSS background to show until it has loaded: a color, with a few pixels of the picture over it. */
  readonly color?: string | null | undefined;
}

const text = z.nullable(z.string());

export const clubSchema: z.ZodMiniType<Club> = z.object({
  // The id was validated when the club was read from the wire.
  facilityId: z.string() as z.ZodMiniType as z.ZodMiniType<FacilityId>,
  clubId: text,
  clubType: text,
  status: text,
  webName: text,
  name: z.string(),
  region: z.string(),
  country: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  address: z.string(),
  phoneNumber: z.string(),
  timeZone: z.string().check(z.refine(isTimeZone)),
  lat: z.number(),
  long: z.number(),
  imageUrl: text,
  thumbnail: text,
  picture: z.nullish(
    z.object({ srcSet: z.string(), night: z.nullish(z.string()), color: z.nullish(z.string()) }),
  ),
  hasGuidedWorkouts: z.boolean(),
  isAcceptingAppointments: z.boolean(),
  clubDetailPageURL: text,
  featuredAmenities: z.array(z.string()),
  confirmationImages: z.array(z.string()),
});
