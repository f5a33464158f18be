import { english } from '@foyer/react-ui';

/** The address at which a search engine finds the page in that language. */
export function addressIn(address: string, locale: string): string {
  return locale === english.locale ? address : `${address}?lang=${locale}`;
}
