import type { LanguagePart } from '@foyer/react-ui';

/** The names of the members' pages are the same in Britain. */
export const part: LanguagePart = { copy: {}, messages: {}, labels: {} };
