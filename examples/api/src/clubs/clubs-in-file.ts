import type { ChainData } from '../chain-data.ts';
import { photosOfAll } from './photos.ts';

export type ClubInFile = ReturnType<typeof clubsOf>[number];

/** The clubs with their places and photos. */
export function clubsOf(data: Pick<ChainData, 'clubs' | 'photos'>) {
  const { places } = data.clubs;
  const clubs = places.flatMap((place) => place.clubs.map((club) => ({ ...club, place })));
  const photos = photosOfAll(data, clubs);
  return clubs.map((club, index) => ({ ...club, index, photos: photos[index] ?? [] }));
}
