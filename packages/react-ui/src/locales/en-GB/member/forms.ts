import type { formsCopy } from '../../../copy/forms.ts';
import type { PartlyWorded } from '../../../locale/worded.ts';

export const forms: PartlyWorded<typeof formsCopy> = {
  gift: {
    hints: {
      customAmount: 'If you chose it above: a whole amount, without a comma or a full stop.',
    },
  },
};
