import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { chooseLocale, foyerLocales } from './choose-locale.ts';

function chosenFor(
  visitorLanguages: readonly string[],
  clubCountry: string | null = null,
  chosen: string | null = null,
): string {
  return chooseLocale({ chosen, visitorLanguages, clubCountry, offered: foyerLocales });
}

const tag = fc.oneof(
  fc.constantFrom('en', 'en-US', 'en-CA', 'en-GB', 'en-IE', 'en-AU', 'fr', 'fr-FR', 'es-MX'),
  fc.constantFrom('de-DE', 'pt-BR', 'zh-Hant-TW', '*', '', 'x', 'en_US', 'not a tag'),
  fc.string(),
);
const tags = fc.array(tag, { maxLength: 5 });
const country = fc.constantFrom(null, 'US', 'CA', 'UK', 'GB', 'FR');

describe('the visitor’s language', () => {
  it.each([
    [['fr-CA'], 'fr-CA'],
    [['fr-FR', 'fr', 'en'], 'fr-CA'],
    [['es-419', 'es'], 'es-US'],
    [['es-MX', 'en-US'], 'es-US'],
    [['en-GB', 'en'], 'en-GB'],
    [['en-IE'], 'en-GB'],
    [['en-AU'], 'en-GB'],
    [['en-NZ'], 'en-GB'],
    [['en-US', 'en'], 'en-US'],
    [['en-CA', 'fr-CA'], 'en-US'],
    [['de-DE', 'fr-CH', 'en'], 'fr-CA'],
    [['EN-gb'], 'en-GB'],
  ])('ER-01 a reader of %j gets %s at any club', (languages, locale) => {
    expect(chosenFor(languages)).toBe(locale);
    expect(chosenFor(languages, 'UK')).toBe(locale);
  });

  it.each([[['en']], [['en', 'fr']], [['de-DE', 'de']], [['*']], [[]]])(
    'ER-01 %j leaves it to the club: British English in the United Kingdom',
    (languages) => {
      expect(chosenFor(languages, 'UK')).toBe('en-GB');
      expect(chosenFor(languages, 'GB')).toBe('en-GB');
      expect(chosenFor(languages, 'CA')).toBe('en-US');
      expect(chosenFor(languages, null)).toBe('en-US');
    },
  );

  it('ER-01 is always one of the offered languages', () => {
    fc.assert(
      fc.property(
        fc.option(tag),
        tags,
        country,
        fc.subarray([...foyerLocales], { minLength: 1 }),
        (chosen, visitorLanguages, clubCountry, offered) => {
          const locale = chooseLocale({ chosen, visitorLanguages, clubCountry, offered });
          expect(offered).toContain(locale);
        },
      ),
    );
  });

  it('ER-01 follows the visitor’s own choice above all else', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...foyerLocales),
        tags,
        country,
        (own, languages, clubCountry) => {
          expect(chosenFor(languages, clubCountry, own)).toBe(own);
        },
      ),
    );
  });

  it('ER-01 ignores a choice that isn’t offered', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^(?:en-(?:us|gb)|fr-ca|es-us)$/i.test(text)),
        tags,
        country,
        (stored, languages, clubCountry) => {
          expect(chosenFor(languages, clubCountry, stored)).toBe(chosenFor(languages, clubCountry));
        },
      ),
    );
  });

  it('ER-01 depends on the club only for the kind of English', () => {
    fc.assert(
      fc.property(tags, country, country, (languages, here, there) => {
        const [one, other] = [chosenFor(languages, here), chosenFor(languages, there)];
        expect(one === other || [one, other].every((locale) => locale.startsWith('en-'))).toBe(
          true,
        );
      }),
    );
  });

  it('ER-01 doesn’t change if a language is added after the match', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('fr', 'fr-BE', 'es', 'en-US', 'en-GB'),
        tags,
        country,
        (first, rest, clubCountry) => {
          expect(chosenFor([first, ...rest], clubCountry)).toBe(chosenFor([first], clubCountry));
        },
      ),
    );
  });
});
