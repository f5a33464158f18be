import type { Navigation } from '@foyer/core';
import type { CookieJar } from '@foyer/core/kernel';
import type { Language } from '@foyer/react-ui';

import { localeCookie, openSiteLanguage } from './site-languages.ts';

const yearSeconds = 31_536_000;

/**
 * Loads the language and stores it as the visitor's choice for a year. Rejects without storing anything when it fails
 * to load.
 */
export async function chooseLanguage(
  locale: string,
  { cookies, navigation }: { readonly cookies: CookieJar; readonly navigation: Navigation },
): Promise<Language> {
  const language = await openSiteLanguage(locale);
  cookies.write(localeCookie, locale, yearSeconds);
  const address = withoutLanguage(navigation.current());
  if (address !== navigation.current()) navigation.replace(address);
  return language;
}

/** The address without its `lang` parameter, which would override the choice on a reload. */
function withoutLanguage(address: string): string {
  const [path = '', query = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  if (!parameters.has('lang')) return address;
  parameters.delete('lang');
  const rest = parameters.toString();
  return rest === '' ? path : `${path}?${rest}`;
}
