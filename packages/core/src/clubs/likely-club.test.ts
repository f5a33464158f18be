import { expect, it } from 'vitest';

import { aClub, facilityId, someClubs } from '../../testing/builders/club.builder.ts';
import { featuredClubs, likelyClub } from './likely-club.ts';

const nameFor = (
  timeZone: string,
  chosen: string | null = null,
  country: string | null = null,
): string | undefined => likelyClub(someClubs, { facilityId: chosen, timeZone, country })?.name;

it('PG-184 a visitor’s likely club is the one they chose, else one in their time zone or near it', () => {
  expect(nameFor('America/Toronto', '103')).toBe('Kensington');
  expect(nameFor('America/Toronto', '999')).toBe('Yorkville');
  expect(nameFor('Europe/Berlin')).toBe('Kensington');
  expect(nameFor('Asia/Tokyo')).toBe('Bryant Park');
});

it('PG-323 in a time zone without clubs, the visitor’s country comes before others of their part of the world', () => {
  expect(nameFor('America/Halifax', null, 'CA')).toBe('Yorkville');
  expect(nameFor('America/Halifax')).toBe('Bryant Park');
  expect(nameFor('Asia/Tokyo', null, 'GB')).toBe('Kensington');
  expect(nameFor('Europe/Berlin', null, 'CA')).toBe('Kensington');
});

it('PG-184 a club that isn’t open is nobody’s likely club, unless they chose it', () => {
  const presale = aClub({ status: 'presale' });
  const open = aClub({ facilityId: facilityId('102'), timeZone: 'Europe/Paris' });
  const at = (chosen: string | null) =>
    likelyClub([presale, open], { facilityId: chosen, timeZone: presale.timeZone, country: null });
  expect(at(null)).toBe(open);
  expect(at('101')).toBe(presale);
  expect(
    likelyClub([presale], { facilityId: null, timeZone: presale.timeZone, country: null }),
  ).toBeNull();
});

it('PG-191 three clubs introduce the chain: of three states, with pictures of their own, the visitor’s country first', () => {
  const pictured = (id: string, country: string, state: string, imageUrl: string | null) =>
    aClub({ facilityId: facilityId(id), country, state, imageUrl });
  const clubs = [
    pictured('1', 'US', 'New York', 'a'),
    pictured('2', 'US', 'New York', 'b'),
    pictured('3', 'US', 'New Jersey', 'a'),
    pictured('4', 'CA', 'Ontario', 'c'),
    pictured('5', 'CA', 'Quebec', null),
    pictured('6', 'US', 'Texas', 'd'),
    pictured('7', 'US', 'Ohio', 'e'),
  ];
  const shown = (chosen: string) =>
    featuredClubs(clubs, { facilityId: chosen, timeZone: 'America/New_York', country: null }).map(
      (club) => club.facilityId,
    );
  expect(shown('1')).toEqual(['1', '6', '7']);
  expect(shown('5')).toEqual(['4', '1', '6']);
  expect(
    featuredClubs([], { facilityId: null, timeZone: 'America/New_York', country: null }),
  ).toEqual([]);
});
