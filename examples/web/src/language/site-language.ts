import { english, type Language } from '@foyer/react-ui';
import { type Context, createContext, useContext } from 'react';

/** What the site speaks, and how it comes to speak another language. */
export interface SiteLanguage {
  readonly language: Language;
  /** What is typed and chosen stays: the same screens say it otherwise. */
  readonly speak: (language: Language) => void;
}

export const SiteLanguageContext: Context<SiteLanguage> = createContext<SiteLanguage>({
  language: english,
  speak: () => undefined,
});

export function useSiteLanguage(): SiteLanguage {
  return useContext(SiteLanguageContext);
}
