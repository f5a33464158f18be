import type { Language } from '@foyer/react-ui';
import { useEffect, useRef } from 'react';

import { showHead } from './show-head.ts';

/**
 * Updates the description, canonical link and robots tag after client-side navigation, so that a shared link is the current one.
 * The page that was loaded already has its own head, and each page sets its own title.
 */
export function useHead(path: string, language: Language): void {
  const shown = useRef({ path, language });
  useEffect(() => {
    if (path === shown.current.path && language === shown.current.language) return;
    shown.current = { path, language };
    showHead(document, path, language);
  }, [path, language]);
}
