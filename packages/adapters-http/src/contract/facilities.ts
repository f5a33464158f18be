import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { shortText } from './text.ts';

const text = z.nullish(z.string());

/** A club as the API sends it. `timeZone` may be spelled `timezone`, and numbers may be strings. */
const facility = z.object({
  facilityId: z.union([z.string(), z.number()]),
  webName: text,
  name: z.string(),
  region: text,
  country: text,
  city: text,
  state: text,
  zip: text,
  address: text,
  phoneNumber: text,
  timeZone: text,
  timezone: text,
  lat: z.union([z.number(), z.string()]),
  long: z.union([z.number(), z.string()]),
  clubId: z.nullish(z.union([z.string(), z.number()])),
  clubType: text,
  status: text,
  imageUrl: text,
  thumbnail: text,
  hasGuidedWorkouts: z.nullish(z.boolean()),
  isAcceptingAppointments: z.nullish(z.boolean()),
  clubDetailPageURL: text,
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
  query: z.object({}),
  body: z.undefined(),
  answer: facility,
  repeatable: true,
  needsToken: false,
});

export const listFacilities = defineCall({
  id: 'HT-38',
  name: 'listFacilities',
  summary: 'Every club that a visitor may choose.',
  method: 'GET',
  path: '/v6/facilities/',
  params: z.object({}),
  query: z.object({}),
  body: z.undefined(),
  answer: z.array(facility),
  repeatable: true,
  needsToken: false,
});

export const listMediaSlides = defineCall({
  id: 'HT-63',
  name: 'listMediaSlides',
  summary: "A club's pictures and films in their order. The path is configuration.",
  method: 'GET',
  path: '/v6/facilities/facility/{id}/media',
  params: z.object({ id: shortText }),
  query: z.object({}),
  body: z.undefined(),
  /** The specification lists exactly these fields. Clients omit slides that lack required ones. */
  answer: z.array(
    z.object({
      sys: z.object({ id: z.string() }),
      fields: z.object({ title: text, mediaType: text, media: text, mediaMobile: text }),
    }),
  ),
  repeatable: true,
  needsToken: false,
});
export type WireMediaSlide = z.infer<typeof listMediaSlides.answer>[number];
