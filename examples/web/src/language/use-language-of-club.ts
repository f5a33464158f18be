import type { Club } from '@foyer/core';
import { idle } from '@foyer/react-ui';
import { startTransition, useEffect } from 'react';

import { useSiteLanguage } from './site-language.ts';

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
      const { languageAtClub } = await import('./language-at-club.ts');
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
