import { expect, it } from 'vitest';

import { parseFacilityId } from './facility-id.ts';

it.each(['1', '101', '999999'])('VA-13 accepts %s as a facility id', (text) => {
  expect(parseFacilityId(text).val).toBe(text);
});

it.each(['', '1234567', '10 1', '-1', '1e3', '１０１', '101\n', 'abc', '../1'])(
  'VA-13 rejects %j',
  (text) => {
    expect(parseFacilityId(text).val).toBe('malformed');
  },
);

it('VA-13 a configured pattern decides what a facility id is', () => {
  expect(parseFacilityId('NYC-01', /^[A-Z]{3}-\d\d$/).ok).toBe(true);
  expect(parseFacilityId('101', /^[A-Z]{3}-\d\d$/).ok).toBe(false);
});
