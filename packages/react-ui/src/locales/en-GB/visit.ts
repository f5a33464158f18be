import { leadMessages } from '@foyer/core/messages/en-GB';

import type { LanguagePart } from '../../locale/language.ts';
import { chooser } from './visit/chooser.ts';
import { confirmation } from './visit/confirmation.ts';
import { visitLabels } from './visit-labels.ts';

export const part: LanguagePart = {
  copy: {
    'visit/chooser': chooser,
    'visit/confirmation': confirmation,
  },
  messages: leadMessages,
  labels: visitLabels,
};
