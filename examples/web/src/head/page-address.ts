import { english } from '@foyer/react-ui';

/** The page's canonical address in that language. */
export function addressIn(address: string, locale: string): string {
  return locale === english.locale ? address : `${address}?lang=${locale}`;
}
