import { expect, it } from 'vitest';

import { asksForNewsletter, consentAnswers, defaultConsentSettings } from './consents.ts';
import { defaultOutreachSettings, outreachCodes } from './outreach-code.ts';

it.each([
  ['page', 'WEBLEAD', 'WEBLEAD_JOIN'],
  ['popup', 'POPUPLEAD', 'POPUPLEAD_JOIN'],
  ['corporate', 'CORPENROLL', 'CORPENROLL_JOIN'],
] as const)('LC-24 a lead from a %s carries %s, and %s if it joins', (source, code, joinCode) => {
  expect(outreachCodes(defaultOutreachSettings, source)).toEqual({
    outreachCode: code,
    joinOutreachCode: joinCode,
  });
});

it('LC-24 a campaign changes the join code alone', () => {
  expect(outreachCodes({ ...defaultOutreachSettings, campaign: 'SPRING' }, 'page')).toEqual({
    outreachCode: 'WEBLEAD',
    joinOutreachCode: 'WEBLEAD_SPRING_JOIN',
  });
});

it.each([
  ['US', 'US', false],
  ['US', 'DE', true],
  ['US', null, true],
  ['UK', 'US', true],
  [null, 'US', false],
  ['US', 'UK', true],
] as const)('LC-07 a club in %s and a visitor in %s: asked is %s', (club, visitor, asked) => {
  expect(asksForNewsletter(defaultConsentSettings, club, visitor)).toBe(asked);
});

it('LC-07 the countries that are asked are configuration', () => {
  expect(asksForNewsletter({ ...defaultConsentSettings, optInCountries: ['CH'] }, 'US', 'CH')).toBe(
    true,
  );
});

it('LC-27 both consents stand in the answers with the person’s choice', () => {
  expect(consentAnswers(defaultConsentSettings, { newsletter: true, textAlerts: false })).toEqual([
    { answerId: '201', additionalInfo: 'true' },
    { answerId: '202', additionalInfo: 'false' },
  ]);
});
