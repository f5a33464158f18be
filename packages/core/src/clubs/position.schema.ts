import * as z from 'zod/mini';

import type { Coordinates } from '../kernel/coordinates.ts';

interface StoredPosition extends Coordinates {
  /** Epoch milliseconds. */
  readonly timestamp: number;
}

/** A position, as it is stored. */
export const storedPositionSchema: z.ZodMiniType<StoredPosition> = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  timestamp: z.number(),
});
