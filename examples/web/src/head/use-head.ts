import type { Language } from '@foyer/react-ui';
import { useEffect, useRef } from 'react';

/**
 * Keeps what the page's head says of it true when the visitor goes on to another page: a link that is shared from a
 * phone's menu is the one that stands there. The page that was loaded has its own head; its title each page sets itself.
 */
export function useHead(path: string, language: Language): void {
  const loaded = useRef({ path, language });
  useEffect(() => {
    const { current } = loaded;
    if (path === current.path && language === current.language) return undefined;
    loaded.current = { path: '', language };
    let isHere = true;
    const show = async (): Promise<void> => {
      const { showHead } = await import('./show-head.ts');
      if (isHere) showHead(document, path, language);
    };
    // Nobody misses it but a search engine, which loads each page by itself.
    show().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [path, language]);
}
