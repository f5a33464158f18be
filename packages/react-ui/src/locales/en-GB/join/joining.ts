import type { joiningCopy } from '../../../copy/joining.ts';
import type { PartlyWorded } from '../../../locale/worded.ts';

export const joining: PartlyWorded<typeof joiningCopy> = {
  costNotes: {
    initiation: (initiation, normally) =>
      `Including a joining fee of ${initiation}. Normally ${normally}`,
    commitment: '12-month commitment',
  },
  visitFirstLink: 'Book a visit',
};
