import { type Club, type ClubRepository, Err, type Logger, Ok, type Result } from '@foyer/core';
import { type ClubMediaRepository, type MediaSlide, parseFacilityId } from '@foyer/core/clubs';

import { isSourceAddress } from './addresses.ts';
import {
  getFacility,
  listFacilities,
  listMediaSlides,
  type WireFacility,
  type WireMediaSlide,
} from './contract/facilities.ts';
import type { HttpClient } from './http-client.ts';
import { readIfKnown, readPictureSet, unexpectedShape } from './read-answer.ts';

export interface HttpClubRepositoryOptions {
  readonly logger?: Logger;
  /** The format of facility ids. Defaults to the core's. */
  readonly facilityIdPattern?: RegExp;
}

/** Omits and logs a club that nobody could choose, find or book (see `readClub`), instead of failing for all clubs. */
export function createHttpClubRepository(
  client: HttpClient,
  { logger, facilityIdPattern }: HttpClubRepositoryOptions = {},
): ClubRepository {
  return {
    async all(options) {
      const answer = await client.send(listFacilities, {}, options);
      return answer.map((facilities) => {
        const clubs = facilities.map((facility) => readClub(facility, client, facilityIdPattern));
        return usable(clubs, (left) => logger?.warn('club-left-out', left));
      });
    },
    async byId(facilityId, options) {
      const answer = await client.send(getFacility, { params: { id: facilityId } }, options);
      return readIfKnown(answer, (facility) => {
        const club = readClub(facility, client, facilityIdPattern);
        return club.ok ? club : unexpectedShape(club.val);
      });
    },
  };
}

export interface HttpClubMediaRepositoryOptions {
  readonly logger?: Logger;
  /** The path of a club's slides with `{id}` for the club. Defaults to the contract's path. */
  readonly paths?: { readonly media?: string };
}

/** Omits and logs slides that can't be shown. */
export function createHttpClubMediaRepository(
  client: HttpClient,
  { logger, paths }: HttpClubMediaRepositoryOptions = {},
): ClubMediaRepository {
  const call = { ...listMediaSlides, path: paths?.media ?? listMediaSlides.path };
  return {
    async slides(facilityId, options) {
      const answer = await client.send(call, { params: { id: facilityId } }, options);
      return answer.map((slides) =>
        usable(
          slides.map((slide) => readSlide(slide, client)),
          (left) => logger?.warn('slide-left-out', left),
        ),
      );
    },
  };
}

/** Keeps what could be read, and calls `leaveOut` for the rest. */
function usable<Value>(
  read: readonly Result<Value, string>[],
  leaveOut: (left: { readonly index: number; readonly field: string }) => void,
): readonly Value[] {
  return read.flatMap((value, index) => {
    if (value.ok) return [value.val];
    leaveOut({ index, field: value.val });
    return [];
  });
}

/** Fails with the first field that makes the club unusable. */
function readClub(
  wire: WireFacility,
  { mediaUrl }: HttpClient,
  facilityIdPattern?: RegExp,
): Result<Club, string> {
  const facilityId = parseFacilityId(String(wire.facilityId), facilityIdPattern);
  if (facilityId.err) return Err('facilityId');
  const timeZone = wire.timeZone ?? wire.timezone ?? '';
  if (!ianaZone.test(timeZone)) return Err('timeZone');
  const lat = degrees(wire.lat, 90);
  if (lat === null) return Err('lat');
  const long = degrees(wire.long, 180);
  // There's no club at 0, 0; it usually stands for a missing location.
  if (long === null || (lat === 0 && long === 0)) return Err('long');
  const picture = (address: string | null | undefined): string | null =>
    address && URL.canParse(address, 'https://club.invalid') ? mediaUrl(address) : null;
  return Ok({
    facilityId: facilityId.val,
    clubId: wire.clubId == null ? null : String(wire.clubId),
    clubType: wire.clubType ?? null,
    status: wire.status ?? null,
    webName: wire.webName ?? null,
    name: wire.name,
    region: wire.region ?? '',
    country: wire.country ?? '',
    city: wire.city ?? '',
    state: wire.state ?? '',
    zip: wire.zip ?? '',
    address: wire.address ?? '',
    phoneNumber: wire.phoneNumber ?? '',
    timeZone,
    lat,
    long,
    imageUrl: picture(wire.imageUrl),
    thumbnail: picture(wire.thumbnail),
    picture: readPictureSet(wire.picture, mediaUrl),
    hasGuidedWorkouts: wire.hasGuidedWorkouts ?? false,
    isAcceptingAppointments: wire.isAcceptingAppointments ?? false,
    clubDetailPageURL: wire.clubDetailPageURL ?? null,
    featuredAmenities: wire.featuredAmenities ?? [],
    confirmationImages: (wire.confirmationImages ?? []).flatMap(
      (address) => picture(address) ?? [],
    ),
  });
}

/** Checks only the format, because asking the platform about each club's zone takes longer than loading the list. */
const ianaZone = /^(UTC|[A-Za-z_]+(\/[A-Za-z0-9_+-]+){1,2})$/;

function degrees(value: number | string, bound: number): number | null {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return Math.abs(number) <= bound ? number : null;
}

/** Fails with the first field that makes the slide unusable: what it is, or a source that no browser can load. */
function readSlide(
  { sys, fields }: WireMediaSlide,
  { mediaUrl }: HttpClient,
): Result<MediaSlide, string> {
  const { title, mediaType, media, mediaMobile, set } = fields;
  if (mediaType !== 'Image' && mediaType !== 'Video') return Err('mediaType');
  if (media == null || !isSourceAddress(media)) return Err('media');
  if (mediaMobile == null || !isSourceAddress(mediaMobile)) return Err('mediaMobile');
  return Ok({
    id: sys.id,
    title: title ?? '',
    mediaType,
    media: mediaUrl(media),
    mediaMobile: mediaUrl(mediaMobile),
    set: readPictureSet(set, mediaUrl),
  });
}
