// Compiled from ./nearby-clubs.schema.ts by `pnpm schemas`. Change it there.
import { type DecoderOf, list, number, object } from '../shared/decode.ts';
import { decodeClub } from '../clubs/club.compiled.ts';
import type * as source from './nearby-clubs.schema.ts';

export const decodeStoredNearbyClubs = object({
  latitude: number,
  longitude: number,
  nearbyClubs: list(object({ club: decodeClub, distanceKm: number })),
  timestamp: number,
}) as DecoderOf<typeof source.storedNearbyClubsSchema>;
