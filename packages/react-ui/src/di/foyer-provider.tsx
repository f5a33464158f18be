import { createMessageCatalog, type MessageCatalog, type MessageKey } from '@foyer/core';
import type { HeadlineContent, HeadlineCopy } from '@foyer/core/content';
import type { Container, ServiceIdentifier } from 'inversify';
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  type Context,
  createContext,
  type JSX,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';

import { defaultHeadline } from '../copy/first-step.ts';
import { type CopyReader, createCopyReader, english, type Language } from '../locale/language.ts';

/** The value of a `FoyerProvider`. */
export interface FoyerContextValue {
  readonly container: Container;
  readonly product: string;
  readonly site: string;
  readonly headline: HeadlineContent | HeadlineCopy | null;
  readonly Link: LinkComponent;
  readonly messages: MessageCatalog;
  readonly language: Language;
  readonly localize: CopyReader;
}

export const FoyerContext: Context<FoyerContextValue | null> =
  createContext<FoyerContextValue | null>(null);

/**
 * The language of a `FoyerProvider` that isn't given one. Lets a tool such as Storybook set the language for all
 * stories.
 */
export const DefaultLanguage: Context<Language> = createContext(english);

/** An element's attributes, with the address that a link needs. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** A router's link, such as the one of Next.js, or a plain one. */
export type LinkComponent = ComponentType<LinkProps> | 'a';

export interface FoyerProviderProps {
  /** From `createContainer`. */
  readonly container: Container;
  /** The chain's own messages, which override the catalogue's. */
  readonly messages?: Partial<Record<MessageKey, string>>;
  /** The language of the screens; US English by default. */
  readonly language?: Language;
  /** The chain's own labels and headings by the copy's key, which override the language's. */
  readonly copy?: Readonly<Record<string, object>>;
  /** The chain's name in messages and titles. */
  readonly product?: string;
  /** Origin of the site for links such as `/privacy`; the page's own by default. */
  readonly site?: string;
  /** The headline shown until the content service answers; null for none. */
  readonly headline?: HeadlineContent | HeadlineCopy | null;
  /** Shows links to the site's pages, so that a router can load them; plain links by default. */
  readonly Link?: LinkComponent;
  readonly children: ReactNode;
}

/** Provides the container, the language and the copy to the screens below it. */
export function FoyerProvider({
  container,
  messages,
  language: ownLanguage,
  copy = noneOfItsOwn,
  product = 'Foyer',
  site = '',
  headline = defaultHeadline,
  Link = 'a',
  children,
}: FoyerProviderProps): JSX.Element {
  const defaultLanguage = useContext(DefaultLanguage);
  const language = ownLanguage ?? defaultLanguage;
  const value = useMemo(
    () => ({
      container,
      product,
      site,
      headline,
      Link,
      messages: createMessageCatalog(messages, { product }, language),
      language,
      localize: createCopyReader(copy),
    }),
    [container, product, site, headline, Link, messages, language, copy],
  );
  return <FoyerContext.Provider value={value}>{children}</FoyerContext.Provider>;
}

/** A service from the container. Throws outside a `FoyerProvider`. */
export function useService<T>(token: ServiceIdentifier<T>): T {
  return useFoyer().container.get(token);
}

/** The container, for pages that bind what only they need. */
export function useFoyerContainer(): Container {
  return useFoyer().container;
}

/** Formats the core's messages. */
export function useMessages(): MessageCatalog {
  return useFoyer().messages;
}

/** The address of a path of the site, also where the flow is embedded elsewhere. */
export function useSiteHref(path: string): string {
  return useFoyer().site + path;
}

/** The chain's name. */
export function useProduct(): string {
  return useFoyer().product;
}

/** The whole value, to pass on to code that is loaded later. */
export function useFoyer(): FoyerContextValue {
  const value = useContext(FoyerContext);
  if (value === null) throw new Error('Foyer screens must be rendered inside a FoyerProvider.');
  return value;
}

const noneOfItsOwn = {};
