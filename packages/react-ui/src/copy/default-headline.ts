import type { HeadlineWords } from '@foyer/core';

/** The words above the form where a chain has configured none of its own; what goes with them is fetched later. LC-19 */
export const headlineCopy = {
  copyKey: 'visit/headline',
  eyebrow: 'Visit a club',
  title: 'Come and see for yourself',
  subCopy:
    'Leave your details and pick a time. An advisor meets you at the door and shows you round.',
} as const;

/** The same as a headline; where it stands, it is said in the language of the screens. */
export const defaultHeadline: HeadlineWords = {
  logo: null,
  eyebrow: headlineCopy.eyebrow,
  title: headlineCopy.title,
  subCopy: headlineCopy.subCopy,
};
