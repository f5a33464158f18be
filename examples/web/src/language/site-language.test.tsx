// @vitest-environment jsdom
import { aClub } from '@foyer/core/testing';
import { english, type Language } from '@foyer/react-ui/language';
import { type JSX, useMemo, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type FlowWithClub, SiteLanguageContext, useLanguageOfClub } from './site-language.ts';
import { openSiteLanguage } from './site-languages.ts';

let root: Root;

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function Site({ flow }: { readonly flow: FlowWithClub }): JSX.Element {
  const [language, speak] = useState<Language>(english);
  const siteLanguage = useMemo(() => ({ language, speak }), [language]);
  return (
    <SiteLanguageContext value={siteLanguage}>
      <Page flow={flow} />
      {language.locale}
    </SiteLanguageContext>
  );
}

function Page({ flow }: { readonly flow: FlowWithClub }): null {
  useLanguageOfClub(flow);
  return null;
}

/** A flow whose club can be changed. */
function aFlow(country: string): FlowWithClub & { readonly choose: (country: string) => void } {
  let club = aClub({ country });
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => ({ state: { selectedFacility: club } }),
    choose: (next) => {
      club = aClub({ country: next });
      for (const listener of listeners) listener();
    },
  };
}

const readLocale = (): string | null => document.body.textContent;

it('ER-01 a visitor whose English names no country reads British English at a London club, and American in New York', async () => {
  await openSiteLanguage('en-GB');
  const flow = aFlow('US');
  root.render(<Site flow={flow} />);
  await expect.poll(readLocale).toBe('en-US');
  flow.choose('UK');
  await expect.poll(readLocale).toBe('en-GB');
  flow.choose('US');
  await expect.poll(readLocale).toBe('en-US');
});

it('ER-01 a language is opened once, and is then the same object', async () => {
  expect(await openSiteLanguage('fr-CA')).toBe(await openSiteLanguage('fr-CA'));
});
