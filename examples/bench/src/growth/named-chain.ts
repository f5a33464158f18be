import type { Club } from '@foyer/core';
import { aClub, seededRandom } from '@foyer/core/testing';

/** So many clubs all over the United States and Canada, each with a name of two words; by chance, and the same each time. */
export function namedChain(size: number): readonly Club[] {
  const random = seededRandom(7);
  const oneOf = (words: readonly string[]): string =>
    words[Math.floor(random() * words.length)] ?? '';
  const club = aClub();
  return Array.from({ length: size }, (_, at) => {
    const city = oneOf(towns);
    return {
      ...club,
      facilityId: String(at) as Club['facilityId'],
      name: `${city} ${oneOf(towns)}`,
      city,
      zip: String(10_000 + Math.floor(random() * 89_999)),
      lat: 25 + random() * 30,
      long: -125 + random() * 58,
    };
  });
}

const beginnings = [
  'Ash',
  'Bridge',
  'Clear',
  'Fair',
  'Green',
  'Kings',
  'Lake',
  'Mill',
  'Oak',
  'West',
];
const endings = ['bury', 'dale', 'field', 'ford', 'haven', 'land', 'port', 'ton', 'view', 'wood'];
const towns = beginnings.flatMap((one) => endings.map((other) => one + other));
