import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { id, maybeFlag, maybeId, maybeText, pictureSet, shortText } from './fields.ts';

/** A club as the API sends it. `timeZone` may be spelled `timezone`, and numbers may be strings. */
const facility = z.object({
  facilityId: id,
  webName: maybeText,
  name: z.string(),
  region: maybeText,
  country: maybeText,
  city: maybeText,
  state: maybeText,
  zip: maybeText,
  address: maybeText,
  phoneNumber: maybeText,
  timeZone: maybeText,
  timezone: maybeText,
  lat: z.union([z.number(), z.string()]),
  long: z.union([z.number(), z.string()]),
  clubId: maybeId,
  clubType: maybeText,
  status: maybeText,
  imageUrl: maybeText,
  thumbnail: maybeText,
  /** The picture at `imageUrl` in more sizes. */
  picture: pictureSet,
  hasGuidedWorkouts: maybeFlag,
  isAcceptingAppointments: maybeFlag,
  clubDetailPageURL: maybeText,
  featuredAmenities: z.nullish(z.array(z.string())),
  confirmationImages: z.nullish(z.array(z.string())),
});
export type WireFacility = z.infer<typeof facility>;

export const getFacility = defineCall({
  id: 'HT-37',
  name: 'getFacility',
  summary: 'One club by its facility id.',
  method: 'GET',
  path: '/v6/facilities/facility/{id}',
  params: z.object({ id: shortText }),
  answer: facility,
});

export const listFacilities = defineCall({
  id: 'HT-38',
  name: 'listFacilities',
  summary: 'Every club that a visitor can choose.',
  method: 'GET',
  path: '/v6/facilities/',
  answer: z.array(facility),
});

export const listMediaSlides = defineCall({
  id: 'HT-63',
  name: 'listMediaSlides',
  summary: 'A club’s pictures and videos, in order. The path is configuration.',
  method: 'GET',
  path: '/v6/facilities/facility/{id}/media',
  params: z.object({ id: shortText }),
  /** The specification lists these fields without `set`. Clients omit slides that lack required ones. */
  answer: z.array(
    z.object({
      sys: z.object({ id: z.string() }),
      fields: z.object({
        title: maybeText,
        mediaType: maybeText,
        media: maybeText,
        mediaMobile: maybeText,
        /** A picture in more sizes. */
        set: pictureSet,
      }),
    }),
  ),
});
export type WireMediaSlide = z.infer<typeof listMediaSlides.answer>[number];
