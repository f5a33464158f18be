import type { Club } from '@foyer/core';
import { isoCountry } from '@foyer/core/forms';

/** The name of a club's region. Of a country, in the reader's language. */
export function regionName(
  { region, country }: Pick<Club, 'region' | 'country'>,
  locale: string,
): string {
  const nameIn = (language: string): string | undefined =>
    new Intl.DisplayNames(language, { type: 'region' }).of(isoCountry(country));
  const isCountry = !locale.startsWith('en') && nameIn('en') === region;
  return (isCountry && nameIn(locale)) || region;
}
