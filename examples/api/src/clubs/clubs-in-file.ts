import type { ChainData } from '../chain-data.ts';
import { photosOf } from './photos.ts';

export type ClubInFile = ReturnType<typeof clubsOf>[number];

/** The clubs with their places and photos. */
export function clubsOf(data: Pick<ChainData, 'clubs' | 'photos'>) {
  const { places } = data.clubs;
  const clubs = places.flatMap((place) => place.clubs.map((club) => ({ ...club, place })));
  const mains: string[] = [];
  return clubs.map((club, index) => {
    // A card has neighbors beside and above it.
    const photos = photosOf(data, club, index, mains.slice(-3));
    mains.push(photos[0]?.name ?? '');
    return { ...club, index, photos };
  });
}
