/** Cookies for the whole site, with `Secure` and `SameSite=Lax`. */
export interface CookieJar {
  /** The decoded value; null if the cookie doesn't exist. */
  read(name: string): string | null;
  /** Sets the cookie for `maxAgeSeconds`, on the site's top domain and path `/`. */
  write(name: string, value: string, maxAgeSeconds: number): void;
  remove(name: string): void;
}
