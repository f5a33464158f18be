// @vitest-environment jsdom
import { FakeCookieJar, FakeNavigation, VirtualClock } from '@foyer/core/testing';
import { FoyerProvider, useCopy } from '@foyer/react-ui';
import { english, type Language } from '@foyer/react-ui/language';
import { act, type JSX, useMemo, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { composePrerender } from '../compose-prerender.ts';
import { footerCopy } from '../copy/footer.ts';
import { chooseLanguage } from '../language/site-languages.ts';
import { SiteLanguageContext } from '../language/site-language.ts';
import { LanguagePicker } from './site-footer.tsx';

vi.mock('../language/site-languages.ts', { spy: true });

let root: Root;
let navigation: FakeNavigation;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  navigation = new FakeNavigation('/trial-pass?code=TRY-7&lang=es-US');
  const container = composePrerender('/trial-pass', {
    cookies: new FakeCookieJar(new VirtualClock()),
    navigation,
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Site container={container} />));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.mocked(chooseLanguage).mockReset();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

function Site({
  container,
}: {
  readonly container: ReturnType<typeof composePrerender>;
}): JSX.Element {
  const [language, speak] = useState<Language>(english);
  const siteLanguage = useMemo(() => ({ language, speak }), [language]);
  return (
    <SiteLanguageContext value={siteLanguage}>
      <FoyerProvider container={container} language={language}>
        <Box />
        <LanguagePicker />
      </FoyerProvider>
    </SiteLanguageContext>
  );
}

function Box(): JSX.Element {
  return <input aria-label={useCopy(footerCopy).feedback} />;
}

const links = (): HTMLAnchorElement[] => [...document.querySelectorAll('a')];
const box = (): HTMLInputElement | null => document.querySelector('input');
const status = (): string | null | undefined =>
  document.querySelector('[role=status]')?.textContent;

/** True when the browser is left to follow the link. */
async function click(name: string, keys: MouseEventInit = {}): Promise<boolean> {
  const link = links().find(({ textContent }) => textContent === name);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  await act(async () => void link?.dispatchEvent(event));
  return !event.defaultPrevented;
}

/** Waits for parts of the site to load. */
async function until(found: () => boolean): Promise<void> {
  await vi.waitUntil(
    async () => {
      await act(() => vi.dynamicImportSettled());
      return found();
    },
    { timeout: 20_000 },
  );
}

describe('the language picker in the footer', () => {
  it('ER-01 names each language in itself, also for screen readers, and marks the current one', () => {
    expect(
      links().map((link) => [link.textContent, link.lang, link.getAttribute('aria-current')]),
    ).toEqual([
      ['English (US)', 'en-US', 'true'],
      ['English (UK)', 'en-GB', null],
      ['Français', 'fr-CA', null],
      ['Español', 'es-US', null],
    ]);
  });

  it('ER-01 LX-01 changes the language in place, keeps the visitor’s input, and announces the change', async () => {
    const typed = box();
    if (typed !== null) typed.value = 'Lovely';
    expect(await click('Français')).toBe(false);
    await until(() => status() === 'Cette page est maintenant en français.');
    expect(box()).toBe(typed);
    expect([box()?.value, box()?.getAttribute('aria-label')]).toEqual(['Lovely', 'Commentaires']);
    expect(navigation.current()).toBe('/trial-pass?code=TRY-7');
  });

  it('ER-01 asks the server for the same page when the language fails to load', async () => {
    vi.mocked(chooseLanguage).mockRejectedValueOnce(new TypeError('offline'));
    window.history.replaceState(null, '', '#token');
    await click('Français');
    await until(() => navigation.loaded.length > 0);
    expect(navigation.loaded).toEqual(['/trial-pass?code=TRY-7&lang=fr-CA#token']);
  });

  it('ER-01 leaves a click that opens a new tab to the browser', async () => {
    expect(await click('Español', { ctrlKey: true })).toBe(true);
    expect(chooseLanguage).not.toHaveBeenCalled();
  });
});
