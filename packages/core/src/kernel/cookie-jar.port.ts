/** Cookies for the whole site, `Secure` and `SameSite=Lax`. Source: CK-01, CK-02. */
export interface CookieJar {
  /** The decoded value; null when there is none. */
  read(name: string): string | null;
  /** Sets the cookie for `maxAgeSeconds` on the whole-site domain and path `/`. */
  write(name: string, value: string, maxAgeSeconds: number): void;
  remove(name: string): void;
}
