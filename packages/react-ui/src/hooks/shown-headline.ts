import type { HeadlineContent, HeadlineWords } from '@foyer/core';

/** The headline as it is drawn. LC-19 */
export interface ShownHeadline {
  /** The words above the form. */
  readonly words: HeadlineWords;
  /** What stands beside or below the form; null while or where that is nothing. */
  readonly more: Pick<HeadlineContent, 'photo' | 'points' | 'finePrint'> | null;
}
