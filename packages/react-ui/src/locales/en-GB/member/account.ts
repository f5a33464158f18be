import type { accountCopy } from '../../../copy/account.ts';
import type { PartlyWorded } from '../../../locale/worded.ts';

export const account: PartlyWorded<typeof accountCopy> = {
  reach: { pending: { canceling: 'Cancelling…' } },
  billing: { credit: (amount) => `${amount} in your favour` },
};
