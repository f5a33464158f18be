import {
  createMessageCatalogue,
  type HeadlineContent,
  type HeadlineWords,
  type MessageCatalogue,
  type MessageKey,
} from '@foyer/core';
import type { Container, ServiceIdentifier } from 'inversify';
import { createContext, type JSX, type ReactNode, useContext, useMemo } from 'react';

import { defaultHeadline } from '../copy/default-headline.ts';

export interface FoyerProviderProps {
  /** Holds every port and `foyerModule`. */
  readonly container: Container;
  /** The chain's own wordings, laid over the catalogue's. */
  readonly messages?: Partial<Record<MessageKey, string>>;
  /** The provider's name as messages and titles say it. */
  readonly product?: string;
  /** Origin of the site that links such as `/privacy` lead to; the page's own where none is given. EM-01 */
  readonly site?: string;
  /** The copy that stands until the content service answers; null for none, the package's own where none is given. LC-19 */
  readonly headline?: HeadlineContent | HeadlineWords | null;
  readonly children: ReactNode;
}

/** Gives the screens below it the core's classes and the words to speak with. */
export function FoyerProvider({
  container,
  messages,
  product = 'Foyer',
  site = '',
  headline = defaultHeadline,
  children,
}: FoyerProviderProps): JSX.Element {
  const value = useMemo(
    () => ({
      container,
      product,
      site,
      headline,
      messages: createMessageCatalogue(messages, { product }),
    }),
    [container, product, site, headline, messages],
  );
  return <FoyerContext value={value}>{children}</FoyerContext>;
}

/** One of the container's services. Outside a `FoyerProvider` there are none, which is a bug. */
export function useService<T>(token: ServiceIdentifier<T>): T {
  return useFoyer().container.get(token);
}

/** The container itself: for a composition root that binds what its later pages need. */
export function useFoyerContainer(): Container {
  return useFoyer().container;
}

/** Words a message of the core. */
export function useMessages(): MessageCatalogue {
  return useFoyer().messages;
}

/** The address of a path of the site, wherever the flow is shown. */
export function useSiteHref(path: string): string {
  return useFoyer().site + path;
}

/** The provider's name. */
export function useProduct(): string {
  return useFoyer().product;
}

/** What a `FoyerProvider` gives. */
export interface FoyerContextValue {
  readonly container: Container;
  readonly product: string;
  readonly site: string;
  readonly headline: HeadlineContent | HeadlineWords | null;
  readonly messages: MessageCatalogue;
}

const FoyerContext = createContext<FoyerContextValue | null>(null);

/** All of it: for what is handed on to a part that is fetched later. */
export function useFoyer(): FoyerContextValue {
  const value = useContext(FoyerContext);
  if (value === null) throw new Error('A Foyer screen stands outside a FoyerProvider.');
  return value;
}
