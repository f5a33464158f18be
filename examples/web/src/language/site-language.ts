import { english, type Language } from '@foyer/react-ui';
import { type Context, createContext, useContext } from 'react';

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
