import type { LanguagePart } from '@foyer/react-ui';

/** The member pages' titles are the same in British English. */
export const part: LanguagePart = { copy: {}, messages: {}, labels: {} };
