import type { LanguagePart } from '@foyer/react-ui';

import { pages } from './member/pages.ts';

/** The names of the pages that have to do with members. */
export const part: LanguagePart = { copy: { 'member/pages': pages }, messages: {}, labels: {} };
