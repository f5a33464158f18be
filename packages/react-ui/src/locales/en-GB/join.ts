import { joinMessages } from '@foyer/core/messages/en-GB';

import type { LanguagePart } from '../../locale/language.ts';
import type { PartlyTextsOf } from '../texts-of.ts';
import { joiningCopy } from '../../copy/join.ts';
import { listed } from '../../locale/copy.ts';

const copy: PartlyTextsOf<'join'> = {
  'join/corporate': {
    memberLede: 'Show this barcode at reception. We’ve emailed you a copy.',
  },
  'join/employer': {
    poster: 'Print a poster for your noticeboard',
  },
  'join/join': {
    initiation: 'Joining fee',
  },
  'join/joining': {
    costNotes: {
      initiation: (initiation, normally) =>
        normally === null
          ? `Including a joining fee of ${initiation}`
          : `Including a joining fee of ${initiation}. Normally ${normally}`,
      commitment: (months) => `${months}-month commitment`,
    },
    dueToday: (amount, firstMonth, initiation, promo) =>
      listed(`${amount} due today`, [
        firstMonth === null ? null : `first month ${firstMonth}`,
        initiation === null ? null : `joining fee ${initiation}`,
        promo === null ? null : `${promo.code} −\u2060${promo.amount}`,
      ]),
    firstYear: (monthly, initiation, promo) =>
      `12 × ${monthly}${initiation === null ? '' : ` and ${initiation} joining fee`}${promo === null ? '' : `, less ${promo.amount} with ${promo.code}`}`,
    terms: {
      included: 'Taxes included. Only the joining fee, once, and the monthly fee.',
      added: 'Taxes are added. Only the joining fee, once, and the monthly fee.',
    },
    visitFirstLink: 'Book a visit',
    welcome: {
      lede: 'You’re now a member of {{CLUB_NAME}}. Show this barcode at reception on your first visit.',
      paragraphs: [
        ...joiningCopy.welcome.paragraphs.slice(0, 1),
        'If the barcode won’t scan, give reception this number: {{BARCODE}}.',
      ],
    },
  },
};

/** British differences in the joins. */
export const part: LanguagePart = {
  copy,
  messages: joinMessages,
  labels: { 'Birth Date': 'Date of birth' },
};
