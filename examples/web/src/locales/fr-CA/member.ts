import type { LanguagePart } from '@foyer/react-ui';

import { pages } from './member/pages.ts';

/** The titles of the member pages. */
export const part: LanguagePart = { copy: { 'member/pages': pages }, messages: {}, labels: {} };
