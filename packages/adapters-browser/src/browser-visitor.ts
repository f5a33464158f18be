import type { Visitor } from '@foyer/core';

export interface BrowserVisitorOptions {
  /** ISO 3166-1 alpha-2, e.g. told by the server that delivered the page; null when it can't be told. */
  readonly country?: string | null;
}

/** What the browser tells of the visitor without asking. */
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

  /** Without the query, which may hold a name or an e-mail address (RT-11); only campaign parameters stay. LC-23 */
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
