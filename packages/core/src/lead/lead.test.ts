import { expect, it } from 'vitest';
import { asksForNewsletter, consentAnswers, defaultConsentSettings } from './consents.ts';
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
    expect(asksForNewsletter(defaultConsentSettings, club, visitor)).toBe(asked);
  },
);

it('LC-07 the opt-in countries are configurable', () => {
  expect(asksForNewsletter({ ...defaultConsentSettings, optInCountries: ['CH'] }, 'US', 'CH')).toBe(
    true,
  );
});

it('LC-27 the answers include both consents with the visitor’s choice', () => {
  expect(consentAnswers(defaultConsentSettings, { newsletter: true, textAlerts: false })).toEqual([
    { answerId: '201', additionalInfo: 'true' },
    { answerId: '202', additionalInfo: 'false' },
  ]);
});
