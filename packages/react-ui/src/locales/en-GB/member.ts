import { accountMessages, formMessages } from '@foyer/core/messages/en-GB';

import type { LanguagePart } from '../../locale/language.ts';
import { account } from './member/account.ts';
import { forms } from './member/forms.ts';
import { gift } from './member/gift.ts';

/** British differences in the member pages. */
export const part: LanguagePart = {
  copy: { 'member/account': account, 'member/forms': forms, 'member/gift': gift },
  messages: { ...accountMessages, ...formMessages },
  labels: {
    'Height: Centimeters': 'Height: Centimetres',
    'State or Region': 'County or Region',
  },
};
