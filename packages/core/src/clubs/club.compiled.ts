// Compiled from ./club.schema.ts by `pnpm schemas`. Change it there.
import {
  type DecoderOf,
  flag,
  list,
  nullable,
  number,
  object,
  text,
  where,
} from '../shared/decode.ts';
import { isTimeZone } from '../shared/instant-text.ts';
import type * as source from './club.schema.ts';

const nullableText = nullable(text);
const listText = list(text);
export const decodeClub = object({
  facilityId: text,
  clubId: nullableText,
  clubType: nullableText,
  status: nullableText,
  webName: nullableText,
  name: text,
  region: text,
  country: text,
  city: text,
  state: text,
  zip: text,
  address: text,
  phoneNumber: text,
  timeZone: where(text, isTimeZone),
  lat: number,
  long: number,
  imageUrl: nullableText,
  thumbnail: nullableText,
  hasGuidedWorkouts: flag,
  isAcceptingAppointments: flag,
  clubDetailPageURL: nullableText,
  featuredAmenities: listText,
  confirmationImages: listText,
}) as DecoderOf<typeof source.clubSchema>;
