import {
  FoyerProvider as ContainerProvider,
  type FoyerProviderProps as Props,
} from '@foyer/react-ui';
import { createContext, type Context, type JSX, useContext } from 'react';

import type { Foyer } from './create-foyer.ts';

const FoyerContext: Context<Foyer | null> = createContext<Foyer | null>(null);

export interface FoyerProviderProps extends Omit<Props, 'container' | 'product'> {
  /** From `createFoyer`. */
  readonly foyer: Foyer;
}

/**
 * Provides Foyer to the screens below it. Place it around the routes that show screens.
 *
 * @example
 * <FoyerProvider foyer={foyer}>
 *   <LeadFlow basePath="/visit" />
 * </FoyerProvider>
 */
export function FoyerProvider({ foyer, ...props }: FoyerProviderProps): JSX.Element {
  return (
    <FoyerContext value={foyer}>
      <ContainerProvider container={foyer.container} product={foyer.product} {...props} />
    </FoyerContext>
  );
}

/** The value of the `FoyerProvider` above. Throws if there is none. */
export function useFoyer(): Foyer {
  const foyer = useContext(FoyerContext);
  if (foyer === null) throw new Error('Foyer screens must be rendered inside a FoyerProvider.');
  return foyer;
}
