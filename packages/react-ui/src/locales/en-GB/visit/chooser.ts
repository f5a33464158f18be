import type { chooserCopy } from '../../../copy/chooser.ts';
import type { PartlyWorded } from '../../../locale/worded.ts';

export const chooser: PartlyWorded<typeof chooserCopy> = {
  search: 'Search by club, town or postcode',
};
