import type { WireFacility } from '@foyer/adapters-http/wire';

import type { ChainData } from '../chain-data.ts';
import { filesOf, type Photo, pictureSet, sharedFolder } from './photo-files.ts';

/**
 * A club's photos, the main one first: its own, or those of the rooms that it has. `before` are the main ones of the clubs
 * before it in the list, which it doesn't begin with.
 */
export function photosOf(
  { photos, clubs: { sharedPhotos } }: Pick<ChainData, 'clubs' | 'photos'>,
  club: { readonly id: string; readonly amenities: readonly string[] },
  place: number,
  before: readonly string[] = [],
): readonly Photo[] {
  const own = photos[club.id];
  if (own) return own.map((photo) => ({ ...photo, folder: club.id }));
  const special = club.amenities.flatMap((amenity) => sharedPhotos.ofAmenities[amenity] ?? []);
  const all = [...special.slice(0, 3), ...turned(sharedPhotos.everywhere, place)];
  const names = [...new Set(all)].slice(0, 6);
  const shared = photos[sharedFolder] ?? [];
  const order = turned(names, place);
  const first = order.findIndex((name) => !before.includes(name));
  return turned(order, Math.max(0, first)).flatMap((name) =>
    shared
      .filter((photo) => photo.name === name)
      .map((photo) => ({ ...photo, folder: sharedFolder })),
  );
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
