import {
  type ContentRepository,
  type HeadlineContent,
  type HeadlineQuery,
  keepHeadline,
  type KeyValueStore,
  type Logger,
} from '@foyer/core';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

export interface HeadlineSource {
  readonly content: ContentRepository;
  readonly store: KeyValueStore;
  readonly logger: Logger;
  readonly query: HeadlineQuery;
  readonly signal: AbortSignal;
}

/** Where the answer goes. */
export interface HeadlinePlace {
  readonly block: RefObject<HTMLElement | null>;
  /** Words stand there already. */
  readonly hasWords: boolean;
  setHead(head: HeadlineContent | null): void;
  setAnswer(answer: HeadlineContent | null): void;
}

/** Asks for the headline, keeps it, and shows it in `place`; in none where what was kept stands there. LC-19 */
export async function takeHeadline(
  { content, store, logger, query, signal }: HeadlineSource,
  place: HeadlinePlace | null,
): Promise<void> {
  const answer = await content.headline(query, { signal });
  if (signal.aborted) return;
  if (answer.err) logger.warn('headline-failed', { failure: answer.val.kind });
  const headline = answer.unwrapOr(null);
  if (headline !== null) {
    const written = keepHeadline(store, query, headline);
    if (written.err) logger.warn('headline-not-kept', { failure: written.val.kind });
    if (place !== null) putInPlace(headline, place);
  }
  place?.setAnswer(headline);
}

/** Before the next paint: the words are put there, and taken back where they would move what stands below them. */
function putInPlace(headline: HeadlineContent, { block, hasWords, setHead }: HeadlinePlace): void {
  const before = block.current?.offsetHeight;
  flushSync(() => setHead(headline));
  if (hasWords && block.current?.offsetHeight !== before) flushSync(() => setHead(null));
}
