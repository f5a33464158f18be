import type { LanguagePart, PartlyLocalized } from '@foyer/react-ui';

import type { headsCopy } from '../../copy/heads.ts';

const heads: PartlyLocalized<typeof headsCopy> = {
  clubs: {
    description:
      'See the Foyer clubs near you on a map, or search by name, town or postcode. Filter them and book a visit.',
  },
};

/** Copy that differs in British English. */
export const part: LanguagePart = {
  copy: { 'visit/heads': heads },
  messages: {},
  labels: {},
};
