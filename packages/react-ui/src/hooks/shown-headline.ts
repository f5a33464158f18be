import type { HeadlineContent, HeadlineWords } from '@foyer/core';

export interface ShownHeadline {
  readonly words: HeadlineWords;
  /** The content beside or below the form; null while it's loading and if there is none. */
  readonly more: Pick<HeadlineContent, 'photo' | 'points' | 'finePrint'> | null;
}
