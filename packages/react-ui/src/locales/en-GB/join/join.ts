import type { joinCopy } from '../../../copy/join.ts';
import type { PartlyWorded } from '../../../locale/worded.ts';

export const join: PartlyWorded<typeof joinCopy> = {
  initiation: 'Joining fee',
};
