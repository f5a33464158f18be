import type { HeldWebViewMessages } from '@foyer/core/session';
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
