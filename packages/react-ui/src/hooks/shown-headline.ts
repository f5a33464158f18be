import type { HeadlineContent, HeadlineWords } from '@foyer/core';

/** The headline as currently shown. */
export interface ShownHeadline {
  /** The text above the form. */
  readonly words: HeadlineWords;
  /** The content beside or below the form; null while it's loading and if there is none. */
  readonly more: Pick<HeadlineContent, 'photo' | 'points' | 'finePrint'> | null;
}
