import { countryHints, likelyCountry } from '@foyer/adapters-browser';
import { asksForNewsletter, defaultConsentSettings } from '@foyer/core';

/**
 * What the page itself finds out before anything of it is painted; the build puts this into its head. A page that was
 * drawn at the build is every newcomer's. Who left something here, comes by an address that says something, or is in an
 * experiment may see another one: for them the drawn page stays hidden until the script has drawn theirs.
 */
export function lookFirst(page: Document): void {
  const { dataset } = page.documentElement;
  if (dataset['foyerPage'] === 'flow' && isKnown(page)) dataset['foyerKnown'] = '';
  // LC-07: where the visitor is not asked, the words in the box's place stand there from the first.
  if (!asksForNewsletter(defaultConsentSettings, null, likelyCountry(countryHints()))) {
    dataset['foyerNewsletter'] = 'default';
  }
}

/**
 * Any key of ours counts but a language that was chosen, and any word of the address but where the visitor came from: a
 * new one can't be forgotten.
 */
function isKnown(page: Document): boolean {
  return (
    holdsOurs(() => localStorage) ||
    holdsOurs(() => sessionStorage) ||
    /(?:^|;\s*)foyer(?!-locale=)/.test(page.cookie) ||
    Array.from(new URLSearchParams(page.location.search).keys()).some(
      (name) => !origins.test(name),
    ) ||
    page.querySelector('meta[name=foyer-experiments]') !== null
  );
}

/** Parameters that change nothing on the page: of campaigns and advertisements, and its language, which it was drawn in. */
const origins = /^(?:utm_\w+|[gdm]clid|msclkid|fbclid|_gl|lang)$/;

/** Storage that is switched off throws already when it is named; it holds nothing. */
function holdsOurs(area: () => Storage): boolean {
  try {
    return Object.keys(area()).some((key) => key.startsWith('foyer'));
  } catch {
    return false;
  }
}
