/** A page's canonical URL in a language. US English, the first, has no query. */
export function addressIn(address: string, locale: string, locales: readonly string[]): string {
  return locale === locales[0] ? address : `${address}?lang=${locale}`;
}
