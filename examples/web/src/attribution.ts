import { browserAttribution } from '@foyer/adapters-browser';
import { type AttributionKeeper } from '@foyer/core/lead';
import { askedCountries } from '@foyer/core/consents';
import { type FoyerContainer, portTokens } from '@foyer/react-ui';

/** Keeps what brought the visitor to the site. Loaded after the first screen, and before the first call. */
export function siteAttribution(container: FoyerContainer): AttributionKeeper {
  return browserAttribution({
    store: container.get(portTokens.localStore),
    clock: container.get(portTokens.clock),
    visitor: container.get(portTokens.visitor),
    optInCountries: askedCountries(container.get(portTokens.settings).consents),
  });
}
