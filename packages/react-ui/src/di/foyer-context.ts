import type { HeadlineContent, HeadlineWords, MessageCatalogue } from '@foyer/core';
import type { Container } from 'inversify';
import { type Context, createContext } from 'react';

import type { Language, LanguagePart } from '../locale/language.ts';
import type { Copy, Worded } from '../locale/worded.ts';

/** The value of a `FoyerProvider`. */
export interface FoyerContextValue {
  readonly container: Container;
  readonly product: string;
  readonly site: string;
  readonly headline: HeadlineContent | HeadlineWords | null;
  readonly messages: MessageCatalogue;
  readonly language: Language;
  /** A copy in the current language, with the chain's own texts; the same object each time. */
  readonly worded: <T extends Copy>(copy: T, part: LanguagePart) => Worded<T>;
}

export const FoyerContext: Context<FoyerContextValue | null> =
  createContext<FoyerContextValue | null>(null);
