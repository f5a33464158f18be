import { expect, it } from 'vitest';

import { aClub, facilityId, someClubs } from '../../testing/builders/club.builder.ts';
import { likelyClub } from './likely-club.ts';

const nameFor = (timeZone: string, chosen: string | null = null): string | undefined =>
  likelyClub(someClubs, { facilityId: chosen, timeZone })?.name;

it('PG-184 a visitor’s likely club is the one they chose, else one in their time zone or near it', () => {
  expect(nameFor('America/Toronto', '103')).toBe('Kensington');
  expect(nameFor('America/Toronto', '999')).toBe('Yorkville');
  expect(nameFor('Europe/Berlin')).toBe('Kensington');
  expect(nameFor('Asia/Tokyo')).toBe('Bryant Park');
});

it('PG-184 a club that isn’t open is nobody’s likely club, unless they chose it', () => {
  const presale = aClub({ status: 'presale' });
  const open = aClub({ facilityId: facilityId('102'), timeZone: 'Europe/Paris' });
  const at = (chosen: string | null) =>
    likelyClub([presale, open], { facilityId: chosen, timeZone: presale.timeZone });
  expect(at(null)).toBe(open);
  expect(at('101')).toBe(presale);
  expect(likelyClub([presale], { facilityId: null, timeZone: presale.timeZone })).toBeNull();
});
