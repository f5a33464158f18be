import type { LanguagePart } from '@foyer/react-ui';

import { clubs } from './visit/clubs.ts';
import { heads } from './visit/heads.ts';

/** Copy that differs in British English. */
export const part: LanguagePart = {
  copy: { 'visit/clubs': clubs, 'visit/heads': heads },
  messages: {},
  labels: {},
};
