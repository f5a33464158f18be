import type { LanguagePart } from '@foyer/react-ui';

import { clubs } from './visit/clubs.ts';
import { heads } from './visit/heads.ts';

/** What the site's pages say otherwise in Britain. */
export const part: LanguagePart = {
  copy: { 'visit/clubs': clubs, 'visit/heads': heads },
  messages: {},
  labels: {},
};
