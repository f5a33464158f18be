import type { CookieJar } from '@foyer/core/kernel';

export interface DocumentCookieJarOptions {
  /** The domain of the whole site, e.g. `club.example`. Without it, cookies are limited to the page's host. */
  readonly domain?: string;
}

/** The page's cookies: `Secure`, `SameSite=Lax`, path `/`. If cookies are blocked, it has none. */
export class DocumentCookieJar implements CookieJar {
  readonly #attributes: string;
  readonly #document: Document;

  constructor({ domain }: DocumentCookieJarOptions = {}, page: Document = document) {
    this.#attributes = `${domain === undefined ? '' : `; Domain=${domain}`}; Path=/; Secure; SameSite=Lax`;
    this.#document = page;
  }

  read(name: string): string | null {
    const start = `${encodeURIComponent(name)}=`;
    const pair = this.#all()
      .split('; ')
      .find((candidate) => candidate.startsWith(start));
    return pair === undefined ? null : decoded(pair.slice(start.length));
  }

  write(name: string, value: string, maxAgeSeconds: number): void {
    this.#set(
      `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}${this.#attributes}`,
    );
  }

  remove(name: string): void {
    this.#set(`${encodeURIComponent(name)}=; Max-Age=0${this.#attributes}`);
  }

  #all(): string {
    try {
      return this.#document.cookie;
    } catch {
      return '';
    }
  }

  #set(cookie: string): void {
    try {
      this.#document.cookie = cookie;
    } catch {
      // Sandboxed frames have no cookies, and the app works without them.
    }
  }
}

/** Null for a value that another script wrote in a different encoding. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
