import { leadMessages } from '@foyer/core/messages/en-GB';

import type { LanguagePart } from '../../locale/language.ts';
import type { chooserCopy } from '../../copy/forms.ts';
import type { confirmationCopy, visitActionsCopy } from '../../copy/visit.ts';
import type { stripCopy } from '../../copy/first-step.ts';
import type { PartlyLocalized } from '../../locale/copy.ts';

const chooser: PartlyLocalized<typeof chooserCopy> = {
  search: 'Search by club, town or postcode',
};

const confirmation: PartlyLocalized<typeof confirmationCopy> = {
  cancelled: 'Your visit is cancelled',
  whenCancelled: 'Cancelled',
  bringText:
    'Photo ID, plus gym clothes and trainers if you’d like to try the equipment. We provide towels.',
  bringToWorkout: 'Workout clothes, trainers and photo ID. We provide towels and water.',
};

const strip: PartlyLocalized<typeof stripCopy> = { cancelled: 'Cancelled' };

const visitActions: PartlyLocalized<typeof visitActionsCopy> = {
  cancelling: 'Cancelling…',
  cancelDone: 'Your visit is cancelled.',
};

/** The labels of the visit, by the core's English text. */
const visitLabels: Readonly<Record<string, string>> = {
  'Zip Code': 'Postcode',
};

export const part: LanguagePart = {
  copy: {
    'visit/chooser': chooser,
    'visit/confirmation': confirmation,
    'visit/strip': strip,
    'visit/visit-actions': visitActions,
  },
  messages: leadMessages,
  labels: visitLabels,
};
