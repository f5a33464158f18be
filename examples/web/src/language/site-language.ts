import type { Club } from '@foyer/core';
import { idle } from '@foyer/react-ui';
import {
  type Copy,
  createCopyReader,
  english,
  type Language,
  type LanguagePart,
  type Localized,
} from '@foyer/react-ui/language';
import { type Context, createContext, startTransition, useContext, useEffect } from 'react';

/** The site's current language, and how to change it. */
export interface SiteLanguage {
  readonly language: Language;
  /** Keeps the visitor's input and choices: the same screens render again in the new language. */
  readonly speak: (language: Language) => void;
}

export const SiteLanguageContext: Context<SiteLanguage> = createContext<SiteLanguage>({
  language: english,
  speak: () => undefined,
});

export function useSiteLanguage(): SiteLanguage {
  return useContext(SiteLanguageContext);
}

/**
 * The language of the delivered page, which the server chose. A page that isn't prerendered only says `en`, so the
 * choice is made here. English needs no request, and replaces a language that fails to load.
 */
export async function pageLanguage(page: Document): Promise<Language> {
  if (page.documentElement.lang === english.locale) return english;
  try {
    const { firstLanguage } = await import('./site-languages.ts');
    return await firstLanguage(page);
  } catch {
    return english;
  }
}

/** A flow that has a selected club. */
export interface FlowWithClub {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => { readonly state: { readonly selectedFacility: Club | null } };
}

/** Follows the selected club's English unless the visitor or their browser names a variant. */
export function useLanguageOfClub(flow: FlowWithClub): void {
  const { language, speak } = useSiteLanguage();
  const { locale } = language;
  useEffect(() => {
    let isHere = true;
    let last: string | null = null;
    const changeLanguageAt = async (country: string): Promise<void> => {
      // Render the selection before loading its language.
      await idle();
      const { languageAtClub } = await import('./site-languages.ts');
      const found = await languageAtClub(document, locale, country);
      if (found !== null && isHere) startTransition(() => speak(found));
    };
    const look = (): void => {
      const country = flow.getSnapshot().state.selectedFacility?.country ?? null;
      if (country === last) return;
      last = country;
      // If the language fails to load, nothing changes.
      if (country !== null) changeLanguageAt(country).catch(() => undefined);
    };
    look();
    const stop = flow.subscribe(look);
    return () => {
      isHere = false;
      stop();
    };
  }, [flow, locale, speak]);
}

/**
 * Reads copy of the common part outside of components and the provider, for example for a page's head. Falls back to
 * English while that part isn't loaded.
 */
export function copyIn<T extends Copy>(language: Language, copy: T): Localized<T> {
  const there = language.part('visit');
  const part = there instanceof Promise ? nothing : there;
  const read = readers.get(part) ?? createCopyReader({});
  readers.set(part, read);
  return read(copy, part);
}

/** One reader per language, so that copy is parsed only once. */
const readers = new WeakMap<LanguagePart, ReturnType<typeof createCopyReader>>();

const nothing = english.part('visit') as LanguagePart;
