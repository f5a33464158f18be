import type { HeadlineCopy } from '@foyer/core/content';

/** The default headline, used unless a chain configures its own. The rest of its content is loaded later. */
export const headlineCopy = {
  copyKey: 'visit/headline',
  eyebrow: 'Visit a club',
  title: 'Come and see for yourself',
  subCopy:
    'Leave your details and pick a time. An advisor meets you at the door and shows you round.',
} as const;

/** The default headline in English. `useHeadline` shows it in the language of the screens. */
export const defaultHeadline: HeadlineCopy = {
  logo: null,
  eyebrow: headlineCopy.eyebrow,
  title: headlineCopy.title,
  subCopy: headlineCopy.subCopy,
};
