import type { Result } from '../kernel/result.ts';
import type { Logger } from '../kernel/platform.port.ts';
import type { AccountSession } from './account-session.ts';
import { clearWithSession } from './card-loader.ts';

/** A member's pass in the words of the page, so that it can be shown without the page. */
export interface SavedPass {
  /** The BCP 47 tag of the words. */
  readonly locale: string;
  readonly title: string;
  /** Says that there is no connection. */
  readonly offline: string;
  /** Says when the back end last confirmed the pass. */
  readonly confirmed: string;
  /** When that was, in ms since 1970. */
  readonly confirmedAt: number;
  readonly retry: string;
  readonly name: string;
  readonly club: string | null;
  /** The membership's status, such as `Frozen membership`. */
  readonly status: string | null;
  readonly memberId: { readonly label: string; readonly value: string };
  /** Null for a member whose id has to be typed. */
  readonly barcode: SavedBarcode | null;
}

export interface SavedBarcode {
  readonly label: string;
  readonly value: string;
  /** The width and height of its view box, and the SVG path of its bars. */
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/** The browser refuses to save the pass, or can't. */
export interface OfflinePassFailure {
  readonly kind: 'unavailable' | 'network' | 'aborted';
}

/** Keeps the signed-in member's pass in this browser, for when there is no connection. */
export interface OfflinePass {
  /** Replaces the saved pass. */
  save(pass: SavedPass): Promise<Result<void, OfflinePassFailure>>;
  /** Leaves nothing behind, also of a `save` that is still running. */
  clear(): Promise<Result<void, OfflinePassFailure>>;
}

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
