import type { ChainData } from '../chain-data.ts';

export type ClubInFile = ReturnType<typeof clubsOf>[number];

/** The clubs with their places and pictures: their own, or the next set of the file's. */
export function clubsOf({ places, pictures }: ChainData['clubs']) {
  const clubs = places.flatMap((place) => place.clubs.map((club) => ({ ...club, place })));
  return clubs.map((club, index) => ({
    ...club,
    index,
    pictures: club.pictures ?? pictures[index % pictures.length] ?? [],
  }));
}
