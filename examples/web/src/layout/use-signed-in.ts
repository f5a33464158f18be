import { portTokens, useService } from '@foyer/react-ui';
import { useSyncExternalStore } from 'react';

import { sessionChanged } from '../session-changed.ts';

/**
 * Whether a member is signed in, judged only by the cookie, because the session loads with the pages that need it.
 * Checks again when the session changes in this or another tab, and when the visitor returns to the page.
 */
export function useSignedIn(): boolean {
  const session = useService(portTokens.memberSession);
  const clock = useService(portTokens.clock);
  return useSyncExternalStore(
    subscribe,
    () => {
      const end = session.expiresAt();
      return end !== null && end.epochMilliseconds > clock.now().epochMilliseconds;
    },
    // A prerendered page has no session.
    () => false,
  );
}

/** Changes in another tab cause `storage`; a page from the back/forward cache causes `pageshow`. */
const events = [sessionChanged, 'storage', 'pageshow', 'focus'];

function subscribe(listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
