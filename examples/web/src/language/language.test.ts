// @vitest-environment jsdom
import { HistoryNavigation } from '@foyer/adapters-browser';
import type { Club } from '@foyer/core';
import { FakeCookieJar, FakeNavigation, VirtualClock } from '@foyer/core/testing';
import { english } from '@foyer/react-ui/language';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { siteCopy } from '../copy/site.ts';
import { chooseLanguage, languageAtClub } from './site-languages.ts';
import { copyIn, pageLanguage } from './site-language.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.lang = '';
  window.history.replaceState(null, '', '/');
});

function aBrowser(languages: readonly string[], lang = 'en'): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([...languages]);
  document.documentElement.lang = lang;
}

describe('the language of a page on load', () => {
  it('ER-01 is that of the prerendered page, whatever the browser prefers', async () => {
    aBrowser(['es'], 'fr-CA');
    const language = await pageLanguage(document);
    expect(language.locale).toBe('fr-CA');
    expect(copyIn(language, siteCopy).book).toBe('Réserver une visite');
    aBrowser(['es'], 'en-US');
    expect(await pageLanguage(document)).toBe(english);
  });

  it('ER-01 is chosen in the browser when the page isn’t prerendered', async () => {
    aBrowser(['es-MX']);
    expect((await pageLanguage(document)).locale).toBe('es-US');
    window.history.replaceState(null, '', '/?lang=fr-CA');
    expect((await pageLanguage(document)).locale).toBe('fr-CA');
  });
});

describe('a language choice', () => {
  it('ER-01 is stored, and removes another language from the address', async () => {
    const cookies = new FakeCookieJar(new VirtualClock());
    const navigation = new FakeNavigation('/membership?lang=es-US&facilityId=101');
    const language = await chooseLanguage('fr-CA', { cookies, navigation });
    expect(language.locale).toBe('fr-CA');
    expect(cookies.read('foyer-locale')).toBe('fr-CA');
    expect(navigation.current()).toBe('/membership?facilityId=101');
  });

  it('ER-01 leaves the token in the address’s fragment', async () => {
    window.history.replaceState(null, '', '/desk?lang=es-US#token');
    const cookies = new FakeCookieJar(new VirtualClock());
    const navigation = new HistoryNavigation();
    await chooseLanguage('fr-CA', { cookies, navigation });
    expect(window.location.href).toBe(`${window.location.origin}/desk#token`);
  });
});

describe('the language at a club', () => {
  const at = async (country: Club['country'], locale = 'en-US'): Promise<string | null> =>
    (await languageAtClub(document, locale, country))?.locale ?? null;

  it('ER-01 is British English in London and American English elsewhere for a visitor who reads English', async () => {
    aBrowser(['en']);
    expect(await at('UK')).toBe('en-GB');
    expect(await at('US')).toBeNull();
    expect(await at('US', 'en-GB')).toBe('en-US');
  });

  it('ER-01 doesn’t depend on the club for a visitor who reads another language or names their country', async () => {
    aBrowser(['en-US', 'en']);
    expect(await at('UK')).toBeNull();
    aBrowser(['en']);
    expect(await at('UK', 'fr-CA')).toBeNull();
  });
});
