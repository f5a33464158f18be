import type { Navigation } from '@foyer/core';
import { type JSX, type ReactNode, useMemo } from 'react';

import { FoyerContext, useFoyer } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { withNavigation } from '../../di/with-navigation.ts';

export interface BelowPathProps {
  /** A path without a slash at its end; empty for the site's root. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Lets screens that know only the site's own paths live below another one: their links and moves lead below it. */
export function BelowPath({ path, children }: BelowPathProps): JSX.Element {
  const around = useFoyer();
  const below = useMemo(() => {
    const navigation = navigationBelow(path, around.container.get(portTokens.navigation));
    const container = withNavigation(around.container, navigation);
    return { ...around, container, site: around.site + path };
  }, [around, path]);
  return <FoyerContext.Provider value={below}>{children}</FoyerContext.Provider>;
}

function navigationBelow(path: string, navigation: Navigation): Navigation {
  const isBelow = (address: string): boolean =>
    address.startsWith(path) && /^(?:[/?#]|$)/.test(address.slice(path.length));
  return {
    current() {
      const address = navigation.current();
      if (!isBelow(address)) return address;
      const rest = address.slice(path.length);
      return rest.startsWith('/') ? rest : `/${rest}`;
    },
    isRevisited: () => navigation.isRevisited(),
    push: (address) => navigation.push(path + address),
    replace: (address) => navigation.replace(path + address),
    load: (address) => navigation.load(address.startsWith('/') ? path + address : address),
    onChange: (listener) => navigation.onChange(listener),
  };
}
