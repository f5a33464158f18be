import type { PartlyWorded } from '@foyer/react-ui';

import type { clubsCopy } from '../../../copy/clubs.ts';

export const clubs: PartlyWorded<typeof clubsCopy> = {
  search: 'Search by club, town or postcode',
  none: 'No club by that name or place yet. Try a town nearby, or fewer letters.',
};
