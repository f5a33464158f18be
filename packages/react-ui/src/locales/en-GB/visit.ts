import { leadMessages } from '@foyer/core/messages/en-GB';

import type { LanguagePart } from '../../locale/language.ts';
import type { chooserCopy } from '../../copy/forms.ts';
import type { confirmationCopy } from '../../copy/visit.ts';
import type { PartlyLocalized } from '../../locale/copy.ts';

const chooser: PartlyLocalized<typeof chooserCopy> = {
  search: 'Search by club, town or postcode',
};

const confirmation: PartlyLocalized<typeof confirmationCopy> = {
  bringText:
    'Photo ID, and comfortable trainers if you would like to try the floor. Towels are here.',
  bringToWorkout: 'Workout clothes, trainers and photo ID. Towels and water are here.',
};

/** The labels of the visit, by the core's English text. */
const visitLabels: Readonly<Record<string, string>> = {
  'Zip Code': 'Postcode',
};

export const part: LanguagePart = {
  copy: {
    'visit/chooser': chooser,
    'visit/confirmation': confirmation,
  },
  messages: leadMessages,
  labels: visitLabels,
};
