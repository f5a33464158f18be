import * as z from 'zod/mini';

import { isTimeZone } from '../kernel/instant-text.ts';
import type { Club, FacilityId } from './club.ts';

const text = z.nullable(z.string());

export const clubSchema: z.ZodMiniType<Club> = z.object({
  // The id was validated when the club was read from the wire.
  facilityId: z.string() as z.ZodMiniType as z.ZodMiniType<FacilityId>,
  clubId: text,
  clubType: text,
  status: text,
  webName: text,
  name: z.string(),
  region: z.string(),
  country: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  address: z.string(),
  phoneNumber: z.string(),
  timeZone: z.string().check(z.refine(isTimeZone)),
  lat: z.number(),
  long: z.number(),
  imageUrl: text,
  thumbnail: text,
  picture: z.nullish(
    z.object({ srcSet: z.string(), night: z.nullish(z.string()), color: z.nullish(z.string()) }),
  ),
  hasGuidedWorkouts: z.boolean(),
  isAcceptingAppointments: z.boolean(),
  clubDetailPageURL: text,
  featuredAmenities: z.array(z.string()),
  confirmationImages: z.array(z.string()),
});
