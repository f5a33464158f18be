import { type HeadlineContent, keptHeadline } from '@foyer/core';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { contactCopy } from '../copy/contact.ts';
import {
  useDefaultHeadline,
  useMessages,
  useOptionalService,
  useService,
} from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

export interface ShownHeadline {
  /** The words above the form; null while there are none and the content service has not answered. */
  readonly head: Pick<HeadlineContent, 'logo' | 'eyebrow' | 'title' | 'subCopy'> | null;
  /** What stands beside or below the form; undefined until it is known, null where the package's own is to stand. */
  readonly more: HeadlineContent | null | undefined;
  /** The block that holds the words. */
  readonly block: RefObject<HTMLElement | null>;
}

/**
 * The headline of the page at `page`. What was kept is there with the first paint, else the default copy; what the
 * content service answers takes its place only where nothing on the page moves, and is kept for the next time. LC-19
 */
export function useHeadline(page: string): ShownHeadline {
  const messages = useMessages();
  const configured = useDefaultHeadline();
  const content = useOptionalService(portTokens.content);
  const { intent, variant } = useService(portTokens.settings);
  const store = useService(portTokens.sessionStore);
  const logger = useService(portTokens.logger);
  const [query] = useState({ page, intent, variant });
  const [kept] = useState(() => keptHeadline(store, query));
  const [head, setHead] = useState(kept);
  const [answer, setAnswer] = useState<HeadlineContent | null | undefined>(
    kept ?? (content === null ? null : undefined),
  );
  const block = useRef<HTMLElement>(null);
  useEffect(() => {
    if (content === null) return undefined;
    const current = new AbortController();
    const { signal } = current;
    const take = async (): Promise<void> => {
      const { takeHeadline } = await import('./take-headline.ts');
      await takeHeadline(
        { content, store, logger, query, signal },
        kept === null ? { block, hasWords: configured !== null, setHead, setAnswer } : null,
      );
    };
    take().catch(() => setAnswer((before) => before ?? null));
    return () => current.abort();
  }, [content, store, logger, query, kept, configured]);
  const words = head ?? (configured === undefined ? packageWords : configured);
  const failed = { ...packageWords, eyebrow: '', title: messages({ key: 'generic' }), subCopy: '' };
  return {
    head: words ?? (answer === undefined ? null : failed),
    more:
      answer ??
      (answer === null ? configured : answer) ??
      (answer === undefined ? undefined : null),
    block,
  };
}

const packageWords: NonNullable<ShownHeadline['head']> = {
  logo: null,
  eyebrow: contactCopy.eyebrow,
  title: contactCopy.title,
  subCopy: contactCopy.lede,
};
