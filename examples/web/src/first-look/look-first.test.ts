// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { lookFirst } from './look-first.ts';

const marks = document.documentElement.dataset;

beforeEach(() => {
  marks['foyerPage'] = 'flow';
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of Object.keys(marks)) delete marks[name];
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
});

/** Whether the page that was drawn at the build is hidden from this visitor. */
function isHidden(address = '/membership'): boolean {
  window.history.replaceState(null, '', address);
  lookFirst(document);
  return 'foyerKnown' in marks;
}

describe('what the page finds out before it is painted', () => {
  it('LX-01 a newcomer sees the page as it was drawn', () => {
    expect(isHidden()).toBe(false);
  });

  it('LX-01 who has left something here does not see a newcomer’s page, whatever it is', () => {
    localStorage.setItem('foyer.lead-flow', '{}');
    expect(isHidden()).toBe(true);
  });

  it('LC-22 nor does who has switched the variant in this tab', () => {
    sessionStorage.setItem('foyer.variant', 'classic');
    expect(isHidden()).toBe(true);
  });

  it('another site’s keys say nothing', () => {
    localStorage.setItem('theme', 'dark');
    expect(isHidden()).toBe(false);
  });

  it.each(['facilityId=101', 'email=ada%40example.com', 'variant=classic', 'anything=1'])(
    'RT-02 RT-11 an address that says %s may show another page',
    (query) => {
      expect(isHidden(`/membership?${query}`)).toBe(true);
    },
  );

  it('ER-01 a language that was chosen is the one that the page was drawn in', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; foyer-locale=fr-CA');
    expect(isHidden('/membership?lang=fr-CA')).toBe(false);
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('foyer-locale=fr-CA; foyer_token=1');
    expect(isHidden()).toBe(true);
  });

  it.each(['utm_source=mail&utm_campaign=spring', 'gclid=1', 'fbclid=1', ''])(
    'LC-23 where the visitor came from changes nothing: %s',
    (query) => {
      expect(isHidden(`/membership?${query}`)).toBe(false);
    },
  );

  it('AN-04 while an experiment runs the script draws', () => {
    document.head.innerHTML = '<meta name="foyer-experiments" content="{}">';
    expect(isHidden()).toBe(true);
  });

  it('RT-06 a page without the flow is the same for everyone', () => {
    marks['foyerPage'] = 'page';
    localStorage.setItem('foyer.lead-flow', '{}');
    expect(isHidden('/terms?facilityId=101')).toBe(false);
  });

  it('LX-04 storage that is switched off holds nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(isHidden()).toBe(false);
  });

  it.each([
    ['en-US', 300, 'default'],
    ['en-US', 0, undefined],
    ['de-DE', 300, undefined],
  ])(
    'LC-07 in %s on a clock %d minutes west the newsletter’s words are those of the script: %s',
    (language, minutesWest, words) => {
      vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
      vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutesWest);
      lookFirst(document);
      expect(marks['foyerNewsletter']).toBe(words);
    },
  );
});
