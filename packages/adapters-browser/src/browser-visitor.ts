import type { Visitor } from '@foyer/core/kernel';

export interface BrowserVisitorOptions {
  /** ISO 3166-1 alpha-2, for example from the server that delivered the page; null if unknown. */
  readonly country?: string | null;
}

/** What the browser reveals about the visitor without asking. */
export class BrowserVisitor implements Visitor {
  readonly #country: string | null;
  readonly #window: Window;

  constructor({ country = null }: BrowserVisitorOptions = {}, page: Window = window) {
    this.#country = country === null ? null : country.toUpperCase();
    this.#window = page;
  }

  country(): string | null {
    return this.#country;
  }

  timeZone(): string {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  }

  /** Keeps only campaign parameters of the query, because others may contain a name or an email address. */
  pageUrl(): string {
    const { origin, pathname, search } = this.#window.location;
    const campaign = new URLSearchParams(
      Array.from(new URLSearchParams(search)).filter(([name]) => name.startsWith('utm_')),
    );
    return campaign.size === 0
      ? `${origin}${pathname}`
      : `${origin}${pathname}?${campaign.toString()}`;
  }
}

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
