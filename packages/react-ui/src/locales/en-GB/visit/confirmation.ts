import type { confirmationCopy } from '../../../copy/confirmation.ts';
import type { PartlyWorded } from '../../../locale/worded.ts';

export const confirmation: PartlyWorded<typeof confirmationCopy> = {
  bringText:
    'Photo ID, and comfortable trainers if you would like to try the floor. Towels are here.',
};
