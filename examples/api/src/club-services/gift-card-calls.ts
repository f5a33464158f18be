import type { contract } from '@foyer/adapters-http/wire';
import { Ok, writeMajorUnits } from '@foyer/core';

import { pictureUrl } from '../clubs/media.ts';
import type { CallHandler } from '../serve-call.ts';
import { giftCurrencies, giftDesigns, giftOfferedAmounts } from './gift-catalogue.ts';

export function getGiftCardCatalogue(): CallHandler<typeof contract.getGiftCardCatalogue> {
  return () =>
    Promise.resolve(
      Ok({
        designs: giftDesigns.map(({ designId, title, club }) => ({
          designId,
          title,
          imageUrl: pictureUrl(club, 'wide', 1),
        })),
        offers: giftCurrencies.map((currency) => ({
          currency,
          amounts: giftOfferedAmounts.map(writeMajorUnits),
        })),
      }),
    );
}
