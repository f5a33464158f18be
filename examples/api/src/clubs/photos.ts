import type { WireFacility } from '@foyer/adapters-http/wire';

import type { ChainData } from '../chain-data.ts';
import { filesOf, type Photo, pictureSet, sharedFolder } from './photo-files.ts';

/** A club's photos, the main one first: its own, or those of the rooms that it has. */
export function photosOf(
  { photos, clubs: { sharedPhotos } }: Pick<ChainData, 'clubs' | 'photos'>,
  club: { readonly id: string; readonly amenities: readonly string[] },
  place: number,
): readonly Photo[] {
  const own = photos[club.id];
  if (own) return own.map((photo) => ({ ...photo, folder: club.id }));
  const special = club.amenities.flatMap((amenity) => sharedPhotos.ofAmenities[amenity] ?? []);
  const all = [...special.slice(0, 3), ...turned(sharedPhotos.everywhere, place)];
  const rooms = [...new Set(all)].slice(0, 6);
  const shared = photos[sharedFolder] ?? [];
  return rooms.flatMap((room) =>
    // Clubs with the same rooms are often a dozen places apart in the list.
    turned(looksOf(shared, room), place + Math.floor(place / 12))
      .slice(0, 1)
      .map((photo) => ({ ...photo, folder: sharedFolder })),
  );
}

/** The clubs' photos in the order of the clubs. Each begins with the one of its rooms that none began with for longest. */
function photosOfAll(
  data: Pick<ChainData, 'clubs' | 'photos'>,
  clubs: readonly { readonly id: string; readonly amenities: readonly string[] }[],
): readonly (readonly Photo[])[] {
  const begun: string[] = [];
  return clubs.map((club, place) => {
    const own = photosOf(data, club, place);
    const rooms = own.map(({ folder, name }) => `${folder}/${roomOf(name)}`);
    const last = rooms.map((room) => begun.lastIndexOf(room));
    const first = Math.max(0, last.indexOf(Math.min(...last)));
    begun.push(rooms[first] ?? '');
    return turned(own, first);
  });
}

/** `pool`, `pool-2` … are looks of the same room; `pool-2` names only itself. */
function looksOf<Item extends { readonly name: string }>(
  photos: readonly Item[],
  room: string,
): readonly Item[] {
  return photos.filter(({ name }) => name === room || roomOf(name) === room);
}

function roomOf(name: string): string {
  return name.replace(/-\d+$/, '');
}

/** The photo that has this file, in more sizes; undefined for a file that is none of a photo. */
export function pictureSetOf(
  { photos }: Pick<ChainData, 'photos'>,
  address: string,
): WireFacility['picture'] {
  const all = Object.entries(photos).flatMap(([folder, some]) =>
    some.map((photo) => ({ ...photo, folder })),
  );
  const photo = all.find((one) => filesOf(one).includes(address));
  return photo && pictureSet(photo);
}

function turned<Item>(items: readonly Item[], by: number): readonly Item[] {
  const start = by % Math.max(1, items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}

export type ClubInFile = ReturnType<typeof clubsOf>[number];

/** The clubs with their places and photos. */
export function clubsOf(data: Pick<ChainData, 'clubs' | 'photos'>) {
  const { places } = data.clubs;
  const clubs = places.flatMap((place) => place.clubs.map((club) => ({ ...club, place })));
  const photos = photosOfAll(data, clubs);
  return clubs.map((club, index) => ({ ...club, index, photos: photos[index] ?? [] }));
}
