import { english, type Language } from '@foyer/react-ui';

import { headsCopy } from '../copy/heads.ts';
import { offersCopy } from '../copy/offers.ts';
import { copyIn } from '../language/copy-in.ts';
import type { HeadCopy } from './page-heads.ts';

/** The copy of the pages' heads in a language whose common part is loaded. */
export function headCopy(language: Language): HeadCopy {
  return { heads: copyIn(language, headsCopy), offers: copyIn(language, offersCopy) };
}

/** The page's canonical address in that language. */
export function addressIn(address: string, locale: string): string {
  return locale === english.locale ? address : `${address}?lang=${locale}`;
}
