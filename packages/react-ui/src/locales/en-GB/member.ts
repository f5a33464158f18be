import { accountMessages, formMessages } from '@foyer/core/messages/en-GB';

import type { LanguagePart } from '../../locale/language.ts';
import type { accountCopy } from '../../copy/account.ts';
import type { PartlyLocalized } from '../../locale/copy.ts';
import type { formsCopy } from '../../copy/forms.ts';
import type { giftCopy } from '../../copy/gift.ts';

const account: PartlyLocalized<typeof accountCopy> = {
  reach: { pending: { canceling: 'Cancelling…' } },
  billing: { credit: (amount) => `${amount} in your favour` },
};

const forms: PartlyLocalized<typeof formsCopy> = {
  gift: {
    hints: {
      customAmount: 'If you chose it above: a whole amount, without a comma or a full stop.',
    },
  },
};

const gift: PartlyLocalized<typeof giftCopy> = {
  hints: { customAmount: 'A whole amount from 1 to 500, without a comma or a full stop.' },
};

/** British differences in the member pages. */
export const part: LanguagePart = {
  copy: { 'member/account': account, 'member/forms': forms, 'member/gift': gift },
  messages: { ...accountMessages, ...formMessages },
  labels: {
    'Height: Centimeters': 'Height: Centimetres',
    'State or Region': 'County or Region',
  },
};
