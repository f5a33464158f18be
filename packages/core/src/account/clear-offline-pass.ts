import type { Logger } from '../kernel/platform.port.ts';
import type { AccountSession } from './account-session.ts';
import { clearWithSession } from './card-loader.ts';
import type { OfflinePass } from './offline-pass.port.ts';

/**
 * Removes the saved pass when the session ends or another begins, in any tab, and at once if nobody is signed in. To be
 * called after the session is open: then a page that loads with a live session keeps the pass. Returns a function that
 * stops listening.
 */
export function clearOfflinePassWithSession(
  session: Pick<AccountSession, 'getSnapshot' | 'subscribe'>,
  pass: OfflinePass,
  logger: Logger,
): () => void {
  const clear = async (): Promise<void> => {
    if ((await pass.clear()).err) logger.warn('offline-pass-not-cleared');
  };
  if (session.getSnapshot().status !== 'signed-in') void clear();
  return clearWithSession(session, { clear: () => void clear() });
}
