import type { LanguagePart, PartlyLocalized } from '@foyer/react-ui';

import type { clubsCopy } from '../../copy/pages.ts';
import type { headsCopy } from '../../copy/heads.ts';

const clubs: PartlyLocalized<typeof clubsCopy> = {
  search: 'Search by club, town or postcode',
  none: 'No clubs found. Try a nearby town or a shorter search.',
};

const heads: PartlyLocalized<typeof headsCopy> = {
  clubs: {
    description:
      'See every Foyer club by region, or search by name, town or postcode. Find one near you and book a visit.',
  },
};

/** Copy that differs in British English. */
export const part: LanguagePart = {
  copy: { 'visit/clubs': clubs, 'visit/heads': heads },
  messages: {},
  labels: {},
};
