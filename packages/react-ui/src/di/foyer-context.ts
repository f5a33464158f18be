import type { MessageCatalog } from '@foyer/core';
import type { HeadlineContent, HeadlineCopy } from '@foyer/core/content';
import type { Container } from 'inversify';
import { type Context, createContext } from 'react';

import { type CopyReader, english, type Language } from '../locale/language.ts';

/** The value of a `FoyerProvider`. */
export interface FoyerContextValue {
  readonly container: Container;
  readonly product: string;
  readonly site: string;
  readonly headline: HeadlineContent | HeadlineCopy | null;
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
