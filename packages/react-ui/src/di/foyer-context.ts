import type { HeadlineContent, HeadlineWords, MessageCatalogue } from '@foyer/core';
import { type Context, createContext } from 'react';

import type { Language, LanguagePart } from '../locale/language.ts';
import type { Copy, Worded } from '../locale/worded.ts';
import type { Services } from './services.ts';

/** What a `FoyerProvider` gives. */
export interface FoyerContextValue {
  readonly container: Services;
  readonly product: string;
  readonly site: string;
  readonly headline: HeadlineContent | HeadlineWords | null;
  readonly messages: MessageCatalogue;
  readonly language: Language;
  /** A copy as the language's part and the chain have it: the same object each time. */
  readonly worded: <T extends Copy>(copy: T, part: LanguagePart) => Worded<T>;
}

export const FoyerContext: Context<FoyerContextValue | null> =
  createContext<FoyerContextValue | null>(null);
