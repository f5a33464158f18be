/** The range of UTC offsets in the EU and the UK, in minutes: from the Azores to summer time in Finland. */
const europe = { from: -60, to: 180 };

export interface CountryHints {
  /** The visitor's preferred language as a BCP 47 tag, e.g. `en-US`. */
  readonly language: string;
  /** How far the device's clock is ahead of UTC, in minutes; negative in the west. */
  readonly minutesEast: number;
}

/**
 * Guesses the visitor's country when no server reports it: the region of their language, ISO 3166-1 alpha-2. Visitors
 * outside the US often use US English, so on a clock that could be European this returns null. The visitor is then
 * asked for consent to the newsletter.
 */
export function likelyCountry({ language, minutesEast }: CountryHints): string | null {
  if (minutesEast >= europe.from && minutesEast <= europe.to) return null;
  return /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(language)?.[1]?.toUpperCase() ?? null;
}

export function countryHints(): CountryHints {
  // The platform counts to the west and returns `-0` in Greenwich.
  return { language: navigator.language, minutesEast: -new Date().getTimezoneOffset() };
}
