import type { contract } from '@foyer/adapters-http/wire';
import { Ok, writeMajorUnits } from '@foyer/core';

import { pictureUrl } from '../clubs/media.ts';
import type { CallHandler } from '../serve-call.ts';

/** HT-46 */
export function getGiftCardCatalogue(): CallHandler<typeof contract.getGiftCardCatalogue> {
  return () =>
    Promise.resolve(
      Ok({
        designs: designs.map(({ designId, title, club }) => ({
          designId,
          title,
          imageUrl: pictureUrl(club, 'wide', 1),
        })),
        offers: currencies.map((currency) => ({
          currency,
          amounts: amounts.map(writeMajorUnits),
        })),
      }),
    );
}

/** Each shows a place of one of the clubs. */
const designs = [
  { designId: 'first-light', title: 'First light', club: '101' },
  { designId: 'still-water', title: 'Still water', club: '104' },
  { designId: 'quiet-stairs', title: 'Quiet stairs', club: '199' },
] as const;

const currencies = ['USD', 'CAD', 'GBP'] as const;

/** In minor units; VA-10 takes up to 500. */
const amounts = [5_000, 10_000, 20_000, 50_000];
