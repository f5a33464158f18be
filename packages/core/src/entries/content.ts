/** `@foyer/core/content`: headlines, offers and texts that a chain edits. */
export type {
  ContentRepository,
  HeadlineQuery,
  ContentPicture,
  HeadlineContent,
  Promotion,
  SellingPoint,
} from '../content/content-repository.port.ts';
export { headlineKey, type HeadlineCopy, cachedHeadline } from '../content/cached-headline.ts';
export {
  defaultJoinConfirmation,
  fillJoinConfirmation,
  type JoinConfirmationContent,
} from '../content/join-content.ts';
