import type { LanguagePart, PartlyLocalized } from '@foyer/react-ui/language';

import type { clubSearchCopy } from '../../copy/pages.ts';
import type { headsCopy } from '../../copy/heads.ts';

const heads: PartlyLocalized<typeof headsCopy> = {
  clubs: {
    description:
      'See the Foyer clubs near you on a map, or search by name, town or postcode. Filter them and book a visit.',
  },
};

const search: PartlyLocalized<typeof clubSearchCopy> = { label: 'Postcode, town or club' };

/** Copy that differs in British English. */
export const part: LanguagePart = {
  copy: { 'visit/club-search': search, 'visit/heads': heads },
  messages: {},
  labels: {},
};
