import { joinMessages } from '@foyer/core/messages/es-US';

import type { LanguagePart } from '../../locale/language.ts';
import { corporate } from './join/corporate.ts';
import { join } from './join/join.ts';
import { joining } from './join/joining.ts';
import { joinLabels } from './join-labels.ts';
import { stateLabels } from './state-labels.ts';

export const part: LanguagePart = {
  copy: { 'join/corporate': corporate, 'join/join': join, 'join/joining': joining },
  messages: joinMessages,
  labels: { ...joinLabels, ...stateLabels },
};
