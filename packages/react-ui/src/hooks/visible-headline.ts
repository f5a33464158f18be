import type { HeadlineContent, HeadlineCopy } from '@foyer/core/content';

export interface VisibleHeadline {
  readonly copy: HeadlineCopy;
  /** The content beside or below the form; null while it's loading and if there is none. */
  readonly more: Pick<HeadlineContent, 'photo' | 'points' | 'finePrint'> | null;
}
