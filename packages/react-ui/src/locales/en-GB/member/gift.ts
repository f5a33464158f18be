import type { giftCopy } from '../../../copy/gift.ts';
import type { PartlyWorded } from '../../../locale/worded.ts';

export const gift: PartlyWorded<typeof giftCopy> = {
  hints: { customAmount: 'A whole amount from 1 to 500, without a comma or a full stop.' },
};
