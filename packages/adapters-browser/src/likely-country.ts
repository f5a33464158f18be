/** The hours east of UTC, in minutes, that clocks of the EU and the UK are set to: the Azores to summer in Finland. */
const europe = { from: -60, to: 180 };

/** What the browser gives away unasked. */
export interface CountryHints {
  /** The visitor's first language, as a BCP 47 tag: `en-US`. */
  readonly language: string;
  /** How far the device's clock is ahead of UTC, in minutes; negative in the west. */
  readonly minutesEast: number;
}

/**
 * A guess at the visitor's country for who has no server to tell it: the region of the language, ISO 3166-1 alpha-2.
 * English is often set to US by people who are not there, so that on a clock that Europe's could be nothing is guessed:
 * null, and the visitor is asked before the newsletter is sent. LC-07
 */
export function likelyCountry({ language, minutesEast }: CountryHints): string | null {
  if (minutesEast >= europe.from && minutesEast <= europe.to) return null;
  return /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(language)?.[1]?.toUpperCase() ?? null;
}

/** The hints of this browser, now. */
export function countryHints(): CountryHints {
  // The platform counts to the west, and `-0` in Greenwich.
  return { language: navigator.language, minutesEast: -new Date().getTimezoneOffset() };
}
