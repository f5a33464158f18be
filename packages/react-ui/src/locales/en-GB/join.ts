import { joinMessages } from '@foyer/core/messages/en-GB';

import type { LanguagePart } from '../../locale/language.ts';
import type { joinCopy, joiningCopy } from '../../copy/join.ts';
import type { PartlyLocalized } from '../../locale/copy.ts';
import { listed } from '../../locale/listed.ts';

const join: PartlyLocalized<typeof joinCopy> = {
  initiation: 'Joining fee',
};

const joining: PartlyLocalized<typeof joiningCopy> = {
  costNotes: {
    initiation: (initiation, normally) =>
      normally === null
        ? `Including a joining fee of ${initiation}`
        : `Including a joining fee of ${initiation}. Normally ${normally}`,
    commitment: '12-month commitment',
  },
  dueToday: (amount, firstMonth, initiation) =>
    listed(`${amount} due today`, [
      firstMonth === null ? null : `first month ${firstMonth}`,
      initiation === null ? null : `joining fee ${initiation}`,
    ]),
  visitFirstLink: 'Book a visit',
};

/** British differences in the joins. */
export const part: LanguagePart = {
  copy: { 'join/join': join, 'join/joining': joining },
  messages: joinMessages,
  labels: {},
};
