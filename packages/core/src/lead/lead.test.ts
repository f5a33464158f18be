import fc from 'fast-check';
import { expect, it } from 'vitest';

import { askedCountries } from './attribution.ts';
import { consentAnswers, defaultConsentSettings, newsletterChoice } from './consents.ts';
import { defaultOutreachSettings, outreachCodes } from './lead.ts';

it.each([
  ['page', 'WEBLEAD', 'WEBLEAD_JOIN'],
  ['popup', 'POPUPLEAD', 'POPUPLEAD_JOIN'],
  ['corporate', 'CORPENROLL', 'CORPENROLL_JOIN'],
] as const)(
  'LC-24 a lead from a %s has the code %s, or %s if it joins',
  (source, code, joinCode) => {
    expect(outreachCodes(defaultOutreachSettings, source)).toEqual({
      outreachCode: code,
      joinOutreachCode: joinCode,
    });
  },
);

it('LC-24 a campaign changes only the join code', () => {
  expect(outreachCodes({ ...defaultOutreachSettings, campaign: 'SPRING' }, 'page')).toEqual({
    outreachCode: 'WEBLEAD',
    joinOutreachCode: 'WEBLEAD_SPRING_JOIN',
  });
});

it.each([
  ['US', 'US', false],
  ['US', 'DE', true],
  ['US', null, false],
  [null, null, false],
  ['US', 'EU', true],
  ['CA', 'US', true],
  ['US', 'CA', true],
  ['GB', 'US', true],
  ['UK', 'US', true],
  [null, 'US', false],
  ['US', 'UK', true],
] as const)(
  'LC-07 asks for newsletter consent at a club in %s with a visitor in %s: %s',
  (club, visitor, asked) => {
    expect(newsletterChoice(defaultConsentSettings, club, visitor).isAsked).toBe(asked);
  },
);

it.each([
  ['US', 'US', 'united-states'],
  ['CA', 'DE', 'canada'],
  ['US', 'DE', 'european-union'],
  ['US', 'EU', 'european-union'],
  ['GB', null, 'united-kingdom'],
  ['CH', 'US', 'united-states'],
  ['CH', null, null],
  [null, null, null],
] as const)('OP-128 the law at a club in %s for a visitor from %s is %s', (club, visitor, law) => {
  expect(newsletterChoice(defaultConsentSettings, club, visitor).jurisdiction).toBe(law);
});

it('OP-128 a chain adds the law of its country', () => {
  const jurisdictions = [{ name: 'switzerland', countries: ['CH'], asks: true }];
  expect(newsletterChoice({ jurisdictions }, 'US', 'CH')).toEqual({
    isAsked: true,
    granted: false,
    jurisdiction: 'switzerland',
  });
});

it('OP-128 where a law wants a tick, only a tick is a yes, and that law is named', () => {
  const { jurisdictions } = defaultConsentSettings;
  const asked = askedCountries(defaultConsentSettings);
  const country = fc.constantFrom(
    null,
    'CH',
    'BR',
    ...jurisdictions.flatMap((one) => one.countries),
  );
  fc.assert(
    fc.property(country, country, fc.boolean(), (club, visitor, isTicked) => {
      const choice = newsletterChoice(defaultConsentSettings, club, visitor, isTicked);
      const places = [club, visitor].filter((one) => one !== null);
      const law = jurisdictions.find(({ name }) => name === choice.jurisdiction);
      expect(choice.isAsked).toBe(places.some((one) => asked.includes(one)));
      expect(choice.granted).toBe(isTicked || !choice.isAsked);
      expect(law?.asks ?? false).toBe(choice.isAsked);
      expect(law?.countries.some((one) => places.includes(one)) ?? true).toBe(true);
    }),
  );
});

it('LC-27 the answers include both consents with the visitor’s choice', () => {
  expect(consentAnswers(defaultConsentSettings, { newsletter: true, textAlerts: false })).toEqual([
    { answerId: '201', additionalInfo: 'true' },
    { answerId: '202', additionalInfo: 'false' },
  ]);
});
