// Compiled from ./facilities.ts by `pnpm schemas`. Change it there.
import { either, flag, list, nullable, number, object, optional, text } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './facilities.ts';

const eitherTextNumber = either(text, number);
const optionalNullableText = optional(nullable(text));
const eitherNumberText = either(number, text);
const optionalNullableFlag = optional(nullable(flag));
const optionalNullableListText = optional(nullable(list(text)));
const part1 = object({
  facilityId: eitherTextNumber,
  webName: optionalNullableText,
  name: text,
  region: optionalNullableText,
  country: optionalNullableText,
  city: optionalNullableText,
  state: optionalNullableText,
  zip: optionalNullableText,
  address: optionalNullableText,
  phoneNumber: optionalNullableText,
  timeZone: optionalNullableText,
  timezone: optionalNullableText,
  lat: eitherNumberText,
  long: eitherNumberText,
  clubId: optional(nullable(eitherTextNumber)),
  clubType: optionalNullableText,
  status: optionalNullableText,
  imageUrl: optionalNullableText,
  thumbnail: optionalNullableText,
  hasGuidedWorkouts: optionalNullableFlag,
  isAcceptingAppointments: optionalNullableFlag,
  clubDetailPageURL: optionalNullableText,
  featuredAmenities: optionalNullableListText,
  confirmationImages: optionalNullableListText,
});
export const getFacility: Compiled<typeof source.getFacility> = {
  name: 'getFacility',
  method: 'GET',
  path: '/v6/facilities/facility/{id}',
  repeatable: true,
  needsToken: false,
  decode: part1,
};
export const listFacilities: Compiled<typeof source.listFacilities> = {
  name: 'listFacilities',
  method: 'GET',
  path: '/v6/facilities/',
  repeatable: true,
  needsToken: false,
  decode: list(part1),
};
