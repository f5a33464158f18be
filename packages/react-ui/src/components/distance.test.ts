import { aClub } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { distanceLabel } from './nearby-clubs.tsx';

describe('the distance to a club', () => {
  it.each([
    ['US', 1.2, '0.7 mi'],
    ['UK', 16, '9.9 mi'],
    ['US', 16.1, '10 mi'],
    ['CA', 0, '0.0 km'],
    ['CA', 9.96, '10 km'],
    ['CA', 120.4, '120 km'],
  ])('CC-04 in %s, %s km reads %s', (country, distanceKm, label) => {
    expect(distanceLabel({ club: aClub({ country }), distanceKm }, 'en-US')).toBe(label);
  });

  it('CC-04 ER-01 follows the number format of the language', () => {
    const written = distanceLabel({ club: aClub({ country: 'CA' }), distanceKm: 1.25 }, 'fr-CA');
    // Browser versions use different space characters here.
    expect(written.replaceAll(/\s/g, ' ')).toBe('1,3 km');
  });
});
