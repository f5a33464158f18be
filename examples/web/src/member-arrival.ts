import {
  type HeldWebViewMessages,
  holdWebViewMessages,
  type Navigation,
  takeLinkCode,
  type WebViewMessages,
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
 * Takes the code of a mailed link out of the address, as the token was already, and hears what the app around the page
 * says and has said. It waits for nothing: what comes later sees an address without them. AC-01, AC-08
 */
export function takeMemberArrival(
  navigation: Navigation,
  token: string | null,
  messages: WebViewMessages,
): MemberArrival {
  return {
    token,
    linkCode: takeLinkCode(navigation),
    webView: holdWebViewMessages(messages),
  };
}
