/** What decides which language a visitor is spoken to in. */
export interface LocaleQuestion {
  /** What the visitor has chosen themselves, from wherever it was kept: unchecked. Null for nothing. */
  readonly chosen: string | null;
  /** BCP 47, the preferred first: `navigator.languages`, or an `Accept-Language` in order. What is no tag is passed over. */
  readonly visitorLanguages: readonly string[];
  /** Of the club that the visitor has chosen: `US`, `CA`, `UK` or `GB` …; null while there is none. */
  readonly clubCountry: string | null;
  /** What the site speaks; the first where nothing decides. Not empty. */
  readonly offered: readonly string[];
}

/** What Foyer speaks. ER-01 */
export const foyerLocales = ['en-US', 'en-GB', 'fr-CA', 'es-US'] as const;

/**
 * The locale to speak: the visitor's own choice, else the best match of their languages, in their order. English that
 * names no region, and what the site has no language for, is spoken as at the club: British at one in the United
 * Kingdom, American elsewhere. Always one of those offered. ER-01
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

/** Null where they leave it open. */
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

/** Where English is spelled, and dates are written, as in the United States. Canada spells by halves; its dates decide. */
const american: ReadonlySet<string> = new Set([
  'US',
  'CA',
  'PH',
  'PR',
  'GU',
  'VI',
  'AS',
  'MP',
  'UM',
]);

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
