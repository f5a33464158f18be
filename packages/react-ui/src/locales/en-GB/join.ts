import type { LanguagePart } from '../../locale/language.ts';
import { join } from './join/join.ts';
import { joining } from './join/joining.ts';

/** British differences in the joins. */
export const part: LanguagePart = {
  copy: { 'join/join': join, 'join/joining': joining },
  messages: {},
  labels: {},
};
