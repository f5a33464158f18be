import type { WireHeadline } from '@foyer/adapters-http/wire';

import { pictureTitle } from '../clubs/artwork.ts';
import { pictureUrl } from '../clubs/media.ts';

/** One of a club's drawn scenes, in the format that content uses for pictures. */
export function photo(facilityId: string, variant: number): NonNullable<WireHeadline['photo']> {
  return {
    src: pictureUrl(facilityId, 'wide', variant),
    alt: pictureTitle(facilityId, variant),
    width: 1600,
    height: 900,
  };
}
