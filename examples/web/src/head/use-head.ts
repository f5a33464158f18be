import type { Language } from '@foyer/react-ui';
import { useCallback, useState } from 'react';

import { useAtRest } from '../layout/use-at-rest.ts';

/**
 * Keeps what the page's head says of it true when the visitor goes on to another page: a link that is shared from a
 * phone's menu is the one that stands there. The page that was loaded has its own head; its title each page sets itself.
 */
export function useHead(path: string, language: Language): void {
  const [headed] = useState({ path, language });
  useAtRest(
    useCallback(({ keepHead }) => keepHead(headed, path, language), [headed, path, language]),
  );
}
