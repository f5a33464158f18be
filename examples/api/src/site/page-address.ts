/** The address at which search engines find a page in a language; US English, the first, has the address alone. */
export function addressIn(address: string, locale: string, locales: readonly string[]): string {
  return locale === locales[0] ? address : `${address}?lang=${locale}`;
}
