import { Temporal } from '@foyer/core';
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
    this.#country = country?.toUpperCase() ?? null;
    this.#window = page;
  }

  country(): string | null {
    return this.#country;
  }

  timeZone(): string {
    return Temporal.Now.timeZoneId();
  }

  /** Keeps only campaign parameters of the query, because others may contain a name or an email address. */
  pageUrl(): string {
    const { origin, pathname, search } = this.#window.location;
    const campaign = new URLSearchParams(
      Array.from(new URLSearchParams(search)).filter(([name]) => name.startsWith('utm_')),
    );
    const page = `${origin}${pathname}`;
    return campaign.size === 0 ? page : `${page}?${campaign.toString()}`;
  }
}

/** The time zones of Europe by their names, with the islands of Spain and Portugal, Ceuta and Cyprus. */
const europe = /^Europe\/|^Atlantic\/(?:Azores|Canary|Madeira)$|^Africa\/Ceuta$|^Asia\/Nicosia$/;

export interface CountryHints {
  /** The visitor's preferred language as a BCP 47 tag, e.g. `en-US`. */
  readonly language: string;
  /** The device's IANA time zone. */
  readonly timeZone: string;
}

/**
 * Guesses the visitor's country when no server reports it: the region of their language, ISO 3166-1 alpha-2. Visitors
 * outside the US often use US English, so in a European time zone that counts as `GB` in London, and as `EU` elsewhere.
 */
export function likelyCountry({ language, timeZone }: CountryHints = ofBrowser()): string | null {
  const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(language)?.[1]?.toUpperCase();
  const isGeneric = region === undefined || region === 'US';
  if (!isGeneric || !europe.test(timeZone)) return region ?? null;
  return timeZone === 'Europe/London' ? 'GB' : 'EU';
}

function ofBrowser(): CountryHints {
  return {
    language: navigator.language,
    timeZone: Temporal.Now.timeZoneId(),
  };
}
