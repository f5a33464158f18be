import { cachedHeadline } from '@foyer/core/content';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { defaultHeadline, headlineCopy } from '../copy/default-headline.ts';
import { useFoyer } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';
import { useCopy } from '../locale/use-copy.ts';
import type { VisibleHeadline } from './load-headline.ts';

/**
 * Returns the headline of a page. The first paint shows the cached text or the default copy. The content service's
 * answer comes later, through a dynamic import.
 */
export function useHeadline(
  page: string,
): VisibleHeadline & { readonly block: RefObject<HTMLElement | null> } {
  const foyer = useFoyer();
  const { container, headline, product, language } = foyer;
  const ours = useCopy(headlineCopy);
  const standing = headline === defaultHeadline ? { ...ours, logo: null } : headline;
  const { intent, variant } = container.get(portTokens.settings);
  const [query] = useState({ page, intent, variant, locale: language.locale });
  const [cached] = useState(() => cachedHeadline(container.get(portTokens.sessionStore), query));
  const [shown, show] = useState<VisibleHeadline>({
    copy: cached ?? standing ?? { logo: null, eyebrow: '', title: product, subCopy: '' },
    more: null,
  });
  const block = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = new AbortController();
    const { signal } = current;
    // If the import fails, the current headline stays.
    import('./load-headline.ts').then(
      ({ loadHeadline }) => loadHeadline({ foyer, query, cached, block, show, signal }),
      () => undefined,
    );
    return () => current.abort();
  }, [foyer, query, cached]);
  return { ...shown, block };
}
