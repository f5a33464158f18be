// Compiled from ./club-services.ts by `pnpm schemas`. Change it there.
import { either, flag, list, number, object, oneOf, text } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './club-services.ts';

export const getGiftCardCatalogue: Compiled<typeof source.getGiftCardCatalogue> = {
  name: 'getGiftCardCatalogue',
  method: 'GET',
  path: '/v6/utility/giftcard/catalog',
  repeatable: true,
  needsToken: false,
  decode: object({
    designs: list(object({ designId: text, title: text, imageUrl: text })),
    offers: list(
      object({ currency: oneOf('USD', 'CAD', 'GBP'), amounts: list(either(number, text)) }),
    ),
  }),
};
export const getTrialPass: Compiled<typeof source.getTrialPass> = {
  name: 'getTrialPass',
  method: 'GET',
  path: '/v6/acq/trialpass/{facilityId}/{code}',
  repeatable: true,
  needsToken: false,
  decode: object({
    code: text,
    facilityId: text,
    title: text,
    days: number,
    terms: text,
    takeUpBy: text,
  }),
};
export const sendClubFeedback: Compiled<typeof source.sendClubFeedback> = {
  name: 'sendClubFeedback',
  method: 'POST',
  path: '/v6/utility/feedback/club',
  repeatable: true,
  needsToken: false,
  decode: object({ success: flag }),
};
