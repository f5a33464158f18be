import { WindowMessages } from '@foyer/adapters-browser';
import {
  type AccountSessionSettings,
  type ArrivedToken,
  defaultAccountSessionSettings,
  HeldWebViewMessages,
  takeArrivingToken,
  takeLinkCode,
} from '@foyer/core';
import type { ServiceIdentifier } from 'inversify';

import { type SiteHosts, siteHosts } from './site-hosts.ts';

/** What came of a member's session with the page, before the session itself is fetched. AC-01 */
export interface MemberArrival {
  readonly token: ArrivedToken | null;
  /** The code of a mailed link; null where the address is none. AC-08 */
  readonly linkCode: string | null;
  readonly webView: HeldWebViewMessages;
  readonly settings: AccountSessionSettings;
  readonly hosts: SiteHosts;
}

/** What a composition root finds it by. */
export const memberArrival: ServiceIdentifier<MemberArrival> = Symbol.for('foyer.MemberArrival');

/**
 * Takes a token, and the code of a mailed link, out of the address and begins to hear the app around the page. Nothing of the site runs before it, and
 * it waits for nothing: on whatever page, what comes later sees an address without them. AC-01, AC-08
 */
export function takeMemberArrival(ports: Parameters<typeof takeArrivingToken>[0]): MemberArrival {
  const hosts = siteHosts(document);
  const settings = { ...defaultAccountSessionSettings, webViewOrigins: hosts.webViewOrigins };
  return {
    token: takeArrivingToken(ports, settings),
    linkCode: takeLinkCode(ports.navigation),
    webView: new HeldWebViewMessages(new WindowMessages(), hosts.webViewOrigins),
    settings,
    hosts,
  };
}
