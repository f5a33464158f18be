import type { CookieJar } from '@foyer/core';

export interface DocumentCookieJarOptions {
  /** The whole-site domain, e.g. `club.example`; without it a cookie stays with the page's own host. */
  readonly domain?: string;
}

/** The page's cookies: `Secure`, `SameSite=Lax`, path `/`. A page that may not have cookies has none. CK-01 */
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
      // A sandboxed frame without cookies: the product works without them.
    }
  }
}

/** Null for a value that some other script wrote in an encoding of its own. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
