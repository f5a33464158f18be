import type { LanguagePart, PartlyLocalized } from '@foyer/react-ui';

import type { clubsCopy } from '../../copy/pages.ts';
import type { headsCopy } from '../../copy/heads.ts';

const clubs: PartlyLocalized<typeof clubsCopy> = {
  search: 'Search by club, town or postcode',
  none: 'No club by that name or place yet. Try a town nearby, or fewer letters.',
};

const heads: PartlyLocalized<typeof headsCopy> = {
  clubs: {
    description:
      'Every Foyer club by region, with a search by name, town or postcode. Find the one near you and book a visit.',
  },
};

/** Copy that differs in British English. */
export const part: LanguagePart = {
  copy: { 'visit/clubs': clubs, 'visit/heads': heads },
  messages: {},
  labels: {},
};
