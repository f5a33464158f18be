// @vitest-environment jsdom
import { likelyCountry } from '@foyer/adapters-browser';
import { attributionStorageKey } from '@foyer/core/lead';
import { askedCountries, defaultConsentSettings, newsletterChoice } from '@foyer/core/consents';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { beforeHydration } from './before-hydration.ts';

const { dataset } = document.documentElement;
const optInCountries = askedCountries(defaultConsentSettings);

beforeEach(() => {
  // Other files share this window.
  localStorage.clear();
  sessionStorage.clear();
  dataset['foyerPage'] = 'flow';
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of Object.keys(dataset)) delete dataset[name];
  delete window.foyerEarlyPress;
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

describe('the prerendered page', () => {
  function isHidden(address = '/membership'): boolean {
    window.history.replaceState(null, '', address);
    beforeHydration(optInCountries);
    return dataset['foyerPage'] === '';
  }

  it('LX-01 is shown to a new visitor', () => {
    expect(isHidden()).toBe(false);
  });

  it('LX-01 is hidden from a visitor who has stored anything here', () => {
    localStorage.setItem('foyer.lead-flow', '{}');
    expect(isHidden()).toBe(true);
  });

  it('VL-70: is shown to a visitor of whom only what brought them is stored', () => {
    localStorage.setItem(attributionStorageKey, '{}');
    const clicked = 'utm_source=ad&gclid=1&fbclid=2&wbraid=3&ttclid=4&foyer_attribution=x';
    expect(isHidden(`/membership?${clicked}`)).toBe(false);
  });

  it('LC-22 is hidden from a visitor who switched the variant in this tab', () => {
    sessionStorage.setItem('foyer.variant', 'classic');
    expect(isHidden()).toBe(true);
  });

  it('LX-01 is shown when only another site’s keys are stored', () => {
    localStorage.setItem('theme', 'dark');
    expect(isHidden()).toBe(false);
  });

  it.each(['email=ada%40example.com', 'payment=declined', 'facilityId=101&anything=1'])(
    'RT-02 RT-11 is hidden when the address contains %s, which may select another page',
    (query) => {
      expect(isHidden(`/membership?${query}`)).toBe(true);
    },
  );

  it.each(['facilityId=101', 'variant=classic', 'intent=join&utm_source=mail'])(
    'PG-247 RT-02 is a skeleton, without the form, when the address contains %s',
    (query) => {
      expect(isHidden(`/membership?${query}`)).toBe(false);
      expect(dataset['foyerPage']).toBe('skeleton');
      localStorage.setItem('foyer.lead-flow', '{}');
      dataset['foyerPage'] = 'flow';
      expect(isHidden(`/membership?${query}`)).toBe(true);
    },
  );

  it('ER-01 is shown in a chosen language, and hidden when there is another cookie of ours', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; foyer-locale=fr-CA');
    expect(isHidden('/membership?lang=fr-CA')).toBe(false);
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('foyer-locale=fr-CA; foyer_token=1');
    expect(isHidden()).toBe(true);
  });

  it.each(['utm_source=mail&utm_campaign=spring', 'gclid=1', 'fbclid=1', ''])(
    'LC-23 is shown when the address only names a campaign: %s',
    (query) => {
      expect(isHidden(`/membership?${query}`)).toBe(false);
    },
  );

  it('AN-04 is hidden while an experiment runs', () => {
    document.head.innerHTML = '<meta name="foyer-experiments" content="{}">';
    expect(isHidden()).toBe(true);
  });

  it('RT-06 is shown to everyone when it holds no flow', () => {
    dataset['foyerPage'] = 'page';
    localStorage.setItem('foyer.lead-flow', '{}');
    expect(isHidden('/terms?facilityId=101')).toBe(false);
  });

  it('LX-04 is shown when storage is switched off', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(isHidden()).toBe(false);
  });

  const languages = ['en-US', 'de-DE', 'en-GB', 'fr-ca', 'zh-Hant-TW', 'es-419', 'en', ''];
  const zones = ['America/New_York', 'Europe/London', 'Europe/Rome', 'Atlantic/Azores', 'UTC'];
  it.each(languages.flatMap((language) => zones.map((timeZone) => [language, timeZone] as const)))(
    'LC-07 in %j, in the zone %s, asks for the newsletter exactly when the flow does',
    (language, timeZone) => {
      vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
      const options = Intl.DateTimeFormat().resolvedOptions();
      vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
        ...options,
        timeZone,
      });
      beforeHydration(optInCountries);
      const country = likelyCountry();
      expect(dataset['foyerNewsletter'] === undefined).toBe(
        newsletterChoice(defaultConsentSettings, null, country).isAsked,
      );
    },
  );

  it('LC-07 reads the time zone without an Intl object where the browser has Temporal', () => {
    vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Europe/Rome' } });
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
    const first = vi.spyOn(Intl, 'DateTimeFormat');
    beforeHydration(optInCountries);
    expect(dataset['foyerNewsletter']).toBeUndefined();
    expect(first).not.toHaveBeenCalled();
  });
});

describe('a press before hydration', () => {
  function part(selector: string): Element {
    const found = document.querySelector(selector);
    if (found === null) throw new Error(`${selector} matches nothing.`);
    return found;
  }

  function press(selector: string): void {
    part(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }));
    part(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }

  beforeEach(() => {
    document.body.innerHTML =
      '<div data-early><input><button id="club"><svg></svg></button><button id="send"></button></div>';
    beforeHydration(optInCountries);
  });

  it('UI-02 is remembered as the button that was pressed last', () => {
    press('svg');
    expect(window.foyerEarlyPress?.id).toBe('club');
    press('#send');
    expect(window.foyerEarlyPress?.id).toBe('send');
  });

  it('UI-02 is forgotten when the visitor types or presses something else', () => {
    press('#send');
    part('input').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    expect(window.foyerEarlyPress).toBeNull();
    press('#send');
    press('input');
    expect(window.foyerEarlyPress).toBeNull();
  });

  it('UI-02 is no longer recorded after hydration', () => {
    delete window.foyerEarlyPress;
    press('#club');
    expect(window.foyerEarlyPress).toBeUndefined();
  });
});
