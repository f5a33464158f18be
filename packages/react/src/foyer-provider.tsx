import {
  FoyerProvider as ContainerProvider,
  type FoyerProviderProps as Props,
} from '@foyer/react-ui';
import {
  createContext,
  type Context,
  type JSX,
  useContext,
  useInsertionEffect,
  useMemo,
} from 'react';

import type { Foyer } from './create-foyer.ts';
import type { FoyerInitial } from './initial.ts';
import type { FoyerRouter } from './router.ts';

const FoyerContext: Context<Foyer | null> = createContext<Foyer | null>(null);

export interface FoyerProviderProps extends Omit<Props, 'container' | 'product' | 'Link'> {
  /** From `createFoyer`. */
  readonly foyer: Foyer;
  /** From `prefetchVisit` on the server. Its HTML then shows the club, and the browser doesn't ask for it again. */
  readonly initial?: FoyerInitial;
  /** The app's router, which then shows the app's pages that Foyer links to; without one, each is a full load. */
  readonly router?: FoyerRouter;
}

/**
 * Provides Foyer to the screens below it. Place it around the routes that show screens.
 *
 * @example
 * <FoyerProvider foyer={foyer}>
 *   <LeadFlow basePath="/visit" />
 * </FoyerProvider>
 */
export function FoyerProvider({
  foyer: given,
  initial,
  router,
  ...props
}: FoyerProviderProps): JSX.Element {
  const foyer = useMemo(() => (initial ? given.starting(initial) : given), [given, initial]);
  // Before the effects of the screens, which may already show another page.
  useInsertionEffect(() => foyer.follow(router ?? null), [foyer, router]);
  return (
    <FoyerContext.Provider value={foyer}>
      <ContainerProvider
        container={foyer.container}
        product={foyer.product}
        {...(initial?.headline && { headline: initial.headline.content })}
        {...(router?.Link && { Link: router.Link })}
        {...props}
      />
    </FoyerContext.Provider>
  );
}

/** The value of the `FoyerProvider` above. Throws if there is none. */
export function useFoyer(): Foyer {
  const foyer = useContext(FoyerContext);
  if (foyer === null) throw new Error('Foyer screens must be rendered inside a FoyerProvider.');
  return foyer;
}
