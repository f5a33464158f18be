import type { LanguagePart, PartlyLocalized } from '@foyer/react-ui/language';

import type { clubSearchCopy } from '../../copy/pages.ts';
import type { headsCopy } from '../../copy/heads.ts';
import { homeMoreCopy } from '../../copy/home-more.ts';

const heads: PartlyLocalized<typeof headsCopy> = {
  clubs: {
    description:
      'See the Foyer clubs near you on a map, or search by name, town or postcode. Filter them and book a visit.',
  },
};

const [first, expected, ...otherPoints] = homeMoreCopy.points;
const [free, happens, ...otherQuestions] = homeMoreCopy.faq;

const more: PartlyLocalized<typeof homeMoreCopy> = {
  points: [
    first,
    { ...expected, text: 'An advisor meets you at reception for a 30-minute tour.' },
    ...otherPoints,
  ],
  faq: [
    free,
    {
      ...happens,
      answer:
        'An advisor meets you at reception and shows you around for about 30 minutes. Ask anything, and try the equipment if you like.',
    },
    ...otherQuestions,
  ],
};

const search: PartlyLocalized<typeof clubSearchCopy> = { label: 'Postcode, town or club' };

/** Copy that differs in British English. */
export const part: LanguagePart = {
  copy: { 'visit/club-search': search, 'visit/heads': heads, 'visit/home-more': more },
  messages: {},
  labels: {},
};
