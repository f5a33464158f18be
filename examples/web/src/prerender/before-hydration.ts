declare global {
  interface Window {
    /** Missing in older browsers. */
    readonly Temporal?: { readonly Now: { timeZoneId(): string } };
    /** The button that the visitor pressed before hydration, if that was the last thing they did. */
    foyerEarlyPress?: HTMLButtonElement | null;
  }
}

/**
 * Runs in the head of every prerendered page, before the first paint. The build inlines this function's source text, so it
 * must not refer to anything outside itself.
 *
 * @param optInCountries Countries whose visitors are asked before the newsletter is sent, with `EU` for Europe.
 */
export function beforeHydration(optInCountries: readonly string[]): void {
  const { dataset } = document.documentElement;

  // The page was prerendered for a new visitor. Anyone else may be on another step, so the page stays hidden until React
  // renders theirs. Campaign parameters and the language change nothing on the page; a club or a variant only its form.
  const isNeutral =
    /^(?:utm_\w+|[gdm]clid|[gw]braid|msclkid|fbclid|ttclid|li_fat_id|twclid|_gl|lang|foyer_attribution)$/;
  const holdsOurs = (area: 'localStorage' | 'sessionStorage'): boolean => {
    try {
      return Object.keys(window[area]).some(
        (key) => key.startsWith('foyer') && key !== 'foyer.attribution',
      );
    } catch {
      return false; // Storage is switched off.
    }
  };
  const given = [...new URLSearchParams(window.location.search).keys()].filter(
    (key) => !isNeutral.test(key),
  );
  const isKnown =
    holdsOurs('localStorage') ||
    holdsOurs('sessionStorage') ||
    /(?:^|;\s*)foyer(?!-locale=)/.test(document.cookie) ||
    given.some((key) => !/^(?:facilityId|variant|intent)$/.test(key)) ||
    document.querySelector('meta[name=foyer-experiments]') !== null;
  if (dataset['foyerPage'] === 'flow') {
    if (isKnown) dataset['foyerPage'] = '';
    else if (given.length > 0) dataset['foyerPage'] = 'skeleton';
  }

  // Shows the newsletter's text instead of its checkbox where no consent is needed. The rule is the one of `likelyCountry` and
  // `newsletterChoice`, which aren't loaded yet.
  // Creating a page's first Intl object takes about 100 ms on a phone, and many pages don't need one.
  const timeZone =
    window.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const europe = /^Europe\/|^Atlantic\/(?:Azores|Canary|Madeira)$|^Africa\/Ceuta$|^Asia\/Nicosia$/;
  const named = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(navigator.language)?.[1] ?? '';
  const region = named.toUpperCase();
  const isGeneric = region === '' || region === 'US';
  const country = isGeneric && europe.test(timeZone) ? 'EU' : region;
  if (!optInCountries.includes(country)) dataset['foyerNewsletter'] = 'default';

  // Remembers the button of the last press; typing or pressing elsewhere forgets it.
  const note = ({ type, target }: Event): void => {
    if (window.foyerEarlyPress === undefined) return;
    const isPress = type === 'click' && target instanceof Element;
    window.foyerEarlyPress = isPress ? target.closest('button') : null;
  };
  window.foyerEarlyPress = null;
  for (const type of ['pointerdown', 'keydown', 'click']) {
    document.addEventListener(type, note, { capture: true });
  }
  // During hydration React stops the clicks that it can't handle yet, so a click that arrives here was handled.
  document.addEventListener('click', () => {
    const isHydrating = document.querySelector('[data-early]') === null;
    if (isHydrating && window.foyerEarlyPress) window.foyerEarlyPress = null;
  });
}
