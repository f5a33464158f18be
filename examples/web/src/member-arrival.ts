import { WindowMessages } from '@foyer/adapters-browser';
import {
  type HeldWebViewMessages,
  holdWebViewMessages,
  type Navigation,
  takeLinkCode,
  withoutQuery,
} from '@foyer/core';
import type { TokensOf } from '@foyer/react-ui';

/** What came of a member's session with the page, before the session itself is fetched. AC-01 */
export interface MemberArrival {
  /** What stood in the address as a token; null where nothing did. */
  readonly token: string | null;
  /** The code of a mailed link; null where the address is none. AC-08 */
  readonly linkCode: string | null;
  readonly webView: HeldWebViewMessages;
}

/** What a composition root finds it by. */
export const memberArrival: TokensOf<{ readonly arrival: MemberArrival }>['arrival'] =
  Symbol.for('foyer.MemberArrival');

/**
 * Takes a token, and the code of a mailed link, out of the address and begins to hear the app around the page. Nothing
 * of the site runs before it, and it waits for nothing: on whatever page, what comes later sees an address without
 * them. AC-01, AC-08
 */
export function takeMemberArrival(navigation: Navigation): MemberArrival {
  const { pathname, search, hash } = window.location;
  const { path, value } = withoutQuery(pathname + search + hash, 'token');
  if (value !== null) navigation.replace(path);
  return {
    token: value,
    linkCode: takeLinkCode(navigation),
    webView: holdWebViewMessages(new WindowMessages()),
  };
}
