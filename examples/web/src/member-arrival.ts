import type { Navigation } from '@foyer/core';
import { takeLinkCode } from '@foyer/core/registration';
import {
  type HeldWebViewMessages,
  holdWebViewMessages,
  type WebViewMessages,
} from '@foyer/core/session';
import type { TokensOf } from '@foyer/react-ui';

/** What arrived with the page for the member's session, before the session itself is loaded. */
export interface MemberArrival {
  /** The token from the address; null for none. */
  readonly token: string | null;
  /** The code of a mailed link; null when the address isn't one. */
  readonly linkCode: string | null;
  readonly webView: HeldWebViewMessages;
}

/** Its key in the container. */
export const memberArrival: TokensOf<{ readonly arrival: MemberArrival }>['arrival'] =
  Symbol.for('foyer.MemberArrival');

/**
 * Removes a mailed link's code from the address, where the token was already removed, and starts to receive messages
 * from the app around the page, including earlier ones. Runs synchronously, so that later code never sees the code in
 * the address.
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
