import { AttributionKeeper, handoverParameter, mayAttribute } from '@foyer/core/lead';
import type { Clock, KeyValueStore } from '@foyer/core';
import type { Visitor } from '@foyer/core/kernel';

export interface BrowserAttributionOptions {
  readonly store: KeyValueStore;
  readonly clock: Clock;
  readonly visitor: Visitor;
  /** ISO codes of countries whose visitors must agree before Foyer keeps what brought them. */
  readonly optInCountries: readonly string[];
  /**
   * The visitor's answer in the chain's cookie banner, asked for at each use; null while there is none. By default, a
   * browser that sends Global Privacy Control says no.
   */
  readonly choice?: () => boolean | null;
  /** Origins besides the page's own that are the chain's, such as its payment page. */
  readonly ownSites?: readonly string[];
  /** True for a flow in another site's page. */
  readonly isEmbedded?: boolean;
}

/** Keeps what brought the visitor to this page. Create it once per page load, before the address changes. */
export function browserAttribution({
  store,
  clock,
  visitor,
  optInCountries,
  choice = privacyControl,
  ownSites = [],
  isEmbedded = false,
}: BrowserAttributionOptions): AttributionKeeper {
  const { location, document, history } = window;
  const keeper = new AttributionKeeper({
    store,
    clock,
    isAllowed: () => mayAttribute(choice(), visitor.country(), optInCountries),
    ownSites: [location.origin, ...ownSites],
  });
  keeper.arrive({
    address: location.href,
    referrer: document.referrer,
    embeddedIn: isEmbedded ? location.origin : null,
  });
  const address = new URL(location.href);
  if (address.searchParams.has(handoverParameter)) {
    address.searchParams.delete(handoverParameter);
    history.replaceState(history.state, '', address);
  }
  return keeper;
}

/** False in a browser whose user objects to tracking; null in others. */
function privacyControl(): boolean | null {
  const { globalPrivacyControl } = window.navigator as { readonly globalPrivacyControl?: boolean };
  return globalPrivacyControl === true ? false : null;
}
