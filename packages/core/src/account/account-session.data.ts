import type { AccountSession } from './account-session.ts';

/**
 * Clears what was loaded for a member as soon as their session is over or another's begins, here or in another tab:
 * before anything is drawn of the next. Answers a function that ends it. Source: AC-06.
 */
export function clearWithSession(
  session: Pick<AccountSession, 'getSnapshot' | 'subscribe'>,
  loaded: { clear(): void },
): () => void {
  let { sitting } = session.getSnapshot();
  return session.subscribe(() => {
    const now = session.getSnapshot().sitting;
    if (now === sitting) return;
    sitting = now;
    loaded.clear();
  });
}
