import { portTokens, useService } from '@foyer/react-ui';
import { useSyncExternalStore } from 'react';

import { sessionChanged } from '../session-changed.ts';

/**
 * Whether a member is signed in, by the cookie alone: the session itself is fetched with the pages that need it. Looks
 * again when the session changes here or in another tab, and when the visitor comes back to the page. AC-06
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
    // A page that was drawn at the build is nobody's.
    () => false,
  );
}

/** What another tab keeps comes as `storage`; a page out of the Back cache as `pageshow`. */
const events = [sessionChanged, 'storage', 'pageshow', 'focus'];

function subscribe(listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
