import { createMessageCatalogue, type MessageCatalogue, type MessageKey } from '@foyer/core';
import type { Container, ServiceIdentifier } from 'inversify';
import { createContext, type JSX, type ReactNode, useContext, useMemo } from 'react';

export interface FoyerProviderProps {
  /** Holds every port and `foyerModule`. */
  readonly container: Container;
  /** The chain's own wordings, laid over the catalogue's. */
  readonly messages?: Partial<Record<MessageKey, string>>;
  /** The provider's name as messages and titles say it. */
  readonly product?: string;
  readonly children: ReactNode;
}

/** Gives the screens below it the core's classes and the words to speak with. */
export function FoyerProvider({
  container,
  messages,
  product = 'Foyer',
  children,
}: FoyerProviderProps): JSX.Element {
  const value = useMemo(
    () => ({ container, product, messages: createMessageCatalogue(messages, { product }) }),
    [container, product, messages],
  );
  return <FoyerContext value={value}>{children}</FoyerContext>;
}

/** One of the container's services. Outside a `FoyerProvider` there are none, which is a bug. */
export function useService<T>(token: ServiceIdentifier<T>): T {
  return useFoyer().container.get(token);
}

/** Words a message of the core. */
export function useMessages(): MessageCatalogue {
  return useFoyer().messages;
}

/** The provider's name. */
export function useProduct(): string {
  return useFoyer().product;
}

interface FoyerContextValue {
  readonly container: Container;
  readonly product: string;
  readonly messages: MessageCatalogue;
}

const FoyerContext = createContext<FoyerContextValue | null>(null);

function useFoyer(): FoyerContextValue {
  const value = useContext(FoyerContext);
  if (value === null) throw new Error('A Foyer screen stands outside a FoyerProvider.');
  return value;
}
