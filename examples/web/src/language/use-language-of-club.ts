import type { Club } from '@foyer/core';
import { idle } from '@foyer/react-ui';
import { startTransition, useEffect } from 'react';

import { useSiteLanguage } from './site-language.ts';

/** A flow in which a club is chosen. */
export interface FlowWithClub {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => { readonly state: { readonly selectedFacility: Club | null } };
}

/** Where neither the visitor nor their browser says which English, the words follow the chosen club. ER-01 */
export function useLanguageOfClub(flow: FlowWithClub): void {
  const { language, speak } = useSiteLanguage();
  const { locale } = language;
  useEffect(() => {
    let isHere = true;
    let last: string | null = null;
    const speakAsAt = async (country: string): Promise<void> => {
      // The choice is seen before its language is looked for.
      await idle();
      const { languageAtClub } = await import('./speak-as-club.ts');
      const found = await languageAtClub(document, locale, country);
      if (found !== null && isHere) startTransition(() => speak(found));
    };
    const look = (): void => {
      const country = flow.getSnapshot().state.selectedFacility?.country ?? null;
      if (country === last) return;
      last = country;
      // Where it can't be fetched, they stay as they are.
      if (country !== null) speakAsAt(country).catch(() => undefined);
    };
    look();
    const stop = flow.subscribe(look);
    return () => {
      isHere = false;
      stop();
    };
  }, [flow, locale, speak]);
}
