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
