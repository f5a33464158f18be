export interface LocaleQuestion {
  /** The visitor's own saved choice, not validated; null if there is none. */
  readonly chosen: string | null;
  /** BCP 47, preferred first, from `navigator.languages` or an ordered `Accept-Language`. Invalid tags are ignored. */
  readonly visitorLanguages: readonly string[];
  /** The country of the chosen club, e.g. `US`, `CA`, `UK` or `GB`; null if none is chosen. */
  readonly clubCountry: string | null;
  /** The site's languages. The first is the default. Must not be empty. */
  readonly offered: readonly string[];
}

export const foyerLocales = ['en-US', 'en-GB', 'fr-CA', 'es-US'] as const;

/**
 * Picks the visitor's own choice, or else the best match of their languages in order. English without a region, and
 * languages that the site doesn't offer, fall back to the club's English: British in the United Kingdom, otherwise
 * American. Always returns an offered locale.
 */
export function chooseLocale({
  chosen,
  visitorLanguages,
  clubCountry,
  offered,
}: LocaleQuestion): string {
  return (
    offeredAs(chosen, offered) ??
    matchOf(visitorLanguages, offered) ??
    offeredAs(isBritish(clubCountry) ? 'en-GB' : 'en-US', offered) ??
    offered[0] ??
    'en-US'
  );
}

function offeredAs(tag: string | null, offered: readonly string[]): string | null {
  return offered.find((one) => one.toLowerCase() === tag?.toLowerCase()) ?? null;
}

/** Null if the languages leave the choice to the club. */
function matchOf(visitorLanguages: readonly string[], offered: readonly string[]): string | null {
  for (const tag of visitorLanguages) {
    const { language, region } = partsOf(tag);
    if (language === 'en') {
      return region === undefined
        ? null
        : offeredAs(american.has(region) ? 'en-US' : 'en-GB', offered);
    }
    const match =
      offeredAs(`${language}-${region}`, offered) ??
      offered.find((one) => partsOf(one).language === language);
    if (match !== undefined) return match;
  }
  return null;
}

/** Regions with US spelling and date formats. Canada mixes both, so its date format decides. */
const american: ReadonlySet<string> = new Set('US CA PH PR GU VI AS MP UM'.split(' '));

function isBritish(country: string | null): boolean {
  return country === 'UK' || country === 'GB';
}

function partsOf(tag: string): {
  readonly language?: string;
  readonly region?: string | undefined;
} {
  try {
    const { language, region } = new Intl.Locale(tag);
    return { language, region };
  } catch {
    return {};
  }
}
