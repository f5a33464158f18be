import type { Club, ClubRepository } from '@foyer/core';
import type { ClubMediaRepository, MediaSlide } from '@foyer/core/clubs';

/** Makes the clubs' picture paths, which are relative to the API, work from another origin. */
export function clubsWithAbsoluteUrls(clubs: ClubRepository, api: string): ClubRepository {
  const toAbsolute = (club: Club): Club => ({
    ...club,
    imageUrl: absoluteUrl(club.imageUrl, api),
    thumbnail: absoluteUrl(club.thumbnail, api),
  });
  return {
    all: async (options) => (await clubs.all(options)).map((all) => all.map(toAbsolute)),
    byId: async (facilityId, options) =>
      (await clubs.byId(facilityId, options)).map((club) =>
        club === null ? null : toAbsolute(club),
      ),
  };
}

/** The same for a club's pictures and films. */
export function mediaWithAbsoluteUrls(
  media: ClubMediaRepository,
  api: string,
): ClubMediaRepository {
  const toAbsolute = (slide: MediaSlide): MediaSlide => ({
    ...slide,
    media: absoluteUrl(slide.media, api),
    mediaMobile: absoluteUrl(slide.mediaMobile, api),
  });
  return {
    slides: async (facilityId, options) =>
      (await media.slides(facilityId, options)).map((slides) => slides.map(toAbsolute)),
  };
}

function absoluteUrl<T extends string | null>(address: T, api: string): T | string {
  return address?.startsWith('/') === true ? api + address : address;
}
