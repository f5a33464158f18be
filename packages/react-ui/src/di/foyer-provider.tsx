import {
  createMessageCatalogue,
  type HeadlineContent,
  type HeadlineWords,
  type MessageCatalogue,
  type MessageKey,
} from '@foyer/core';
import type { ServiceIdentifier } from 'inversify';
import { type JSX, type ReactNode, useContext, useMemo } from 'react';

import { defaultHeadline } from '../copy/default-headline.ts';
import { createCopyReader } from '../locale/copy-reader.ts';
import { DefaultLanguage } from '../locale/default-language.ts';
import type { Language } from '../locale/language.ts';
import { FoyerContext, type FoyerContextValue } from './foyer-context.ts';
import type { Services } from './services.ts';

export interface FoyerProviderProps {
  /** `FirstServices`, or a container that holds every port and `foyerModule`. */
  readonly container: Services;
  /** The chain's own wordings, laid over the catalogue's. */
  readonly messages?: Partial<Record<MessageKey, string>>;
  /** The language of the screens; US English where none is given. */
  readonly language?: Language;
  /** The chain's own labels and headings, by the copy's key, laid over the language's. */
  readonly copy?: Readonly<Record<string, object>>;
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
  language: ownLanguage,
  copy = noneOfItsOwn,
  product = 'Foyer',
  site = '',
  headline = defaultHeadline,
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
      messages: createMessageCatalogue(messages, { product }, language),
      language,
      worded: createCopyReader(copy),
    }),
    [container, product, site, headline, messages, language, copy],
  );
  return <FoyerContext value={value}>{children}</FoyerContext>;
}

/** One of the services. Outside a `FoyerProvider` there are none, which is a bug. */
export function useService<T>(token: ServiceIdentifier<T>): T {
  return useFoyer().container.get(token);
}

/** All of the services: for a composition root that binds what its later pages need. */
export function useFoyerContainer(): Services {
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

/** All of it: for what is handed on to a part that is fetched later. */
export function useFoyer(): FoyerContextValue {
  const value = useContext(FoyerContext);
  if (value === null) throw new Error('A Foyer screen stands outside a FoyerProvider.');
  return value;
}

const noneOfItsOwn = {};
