import type { Club, ClubMediaRepository, ClubRepository, MediaSlide } from '@foyer/core';

/** Makes the clubs' picture paths, which are relative to the API, work from another origin. */
export function clubsFromAfar(clubs: ClubRepository, api: string): ClubRepository {
  const seen = (club: Club): Club => ({
    ...club,
    imageUrl: fromAfar(club.imageUrl, api),
    thumbnail: fromAfar(club.thumbnail, api),
  });
  return {
    all: async (options) => (await clubs.all(options)).map((all) => all.map(seen)),
    byId: async (facilityId, options) =>
      (await clubs.byId(facilityId, options)).map((club) => (club === null ? null : seen(club))),
  };
}

/** The same for a club's pictures and films. */
export function mediaFromAfar(media: ClubMediaRepository, api: string): ClubMediaRepository {
  const seen = (slide: MediaSlide): MediaSlide => ({
    ...slide,
    media: fromAfar(slide.media, api),
    mediaMobile: fromAfar(slide.mediaMobile, api),
  });
  return {
    slides: async (facilityId, options) =>
      (await media.slides(facilityId, options)).map((slides) => slides.map(seen)),
  };
}

function fromAfar<T extends string | null>(address: T, api: string): T | string {
  return address?.startsWith('/') === true ? api + address : address;
}
