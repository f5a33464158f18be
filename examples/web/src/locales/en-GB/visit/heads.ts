import type { PartlyWorded } from '@foyer/react-ui';

import type { headsCopy } from '../../../copy/heads.ts';

export const heads: PartlyWorded<typeof headsCopy> = {
  clubs: {
    description:
      'Every Foyer club by region, with a search by name, town or postcode. Find the one near you and book a visit.',
  },
};
