import type { AccountSession } from './account-session.ts';

/**
 * Clears member data as soon as the session ends or another member's begins, in this tab or
 * another, before the next render. Returns a function that stops it.
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
