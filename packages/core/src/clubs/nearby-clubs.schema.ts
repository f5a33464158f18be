import * as z from 'zod/mini';

import { clubSchema } from './club.schema.ts';
import type { Coordinates } from '../kernel/coordinates.ts';
import type { ClubAtDistance } from './nearest-clubs.ts';

interface StoredNearbyClubs extends Coordinates {
  readonly nearbyClubs: readonly ClubAtDistance[];
  /** Epoch milliseconds. */
  readonly timestamp: number;
}

/** The clubs near a position, as they are stored. */
export const storedNearbyClubsSchema: z.ZodMiniType<StoredNearbyClubs> = z.object({
  latitude: z.number(),
  longitude: z.number(),
  nearbyClubs: z.array(z.object({ club: clubSchema, distanceKm: z.number() })),
  timestamp: z.number(),
});
