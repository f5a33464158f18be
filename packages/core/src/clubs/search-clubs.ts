import { isOneTypoAway } from '../kernel/one-typo.ts';
import { type Club, coordinatesOf, distanceKm } from './club.ts';
import type { Coordinates } from '../kernel/platform.port.ts';

/**
 * Finds clubs by name, city, region, state or postal code. Every word of the query must match a word of the club: whole,
 * at its start, inside it, or with one typo. Case, accents and punctuation are ignored. The best match comes first, then
 * the nearest club (if a position is known), then by name. An empty query returns all clubs.
 */
export function searchClubs(
  clubs: readonly Club[],
  query: string,
  from: Coordinates | null = null,
): readonly Club[] {
  const words = wordsOf(query);
  const joined = words.join('');
  return clubs
    .map((club) => ({ club, cost: costOf(club, words, joined) }))
    .filter((match): match is { club: Club; cost: number } => match.cost !== null)
    .map((match) => ({
      ...match,
      name: indexOf(match.club).name,
      distance: from === null ? 0 : distanceKm(from, coordinatesOf(match.club)),
    }))
    .toSorted((a, b) => a.cost - b.cost || a.distance - b.distance || compare(a.name, b.name))
    .map((match) => match.club);
}

const wholeWord = 0;
const wordStart = 1;
const withinWord = 3;
const slip = 4;

/** Lowercases text and removes accents, so that `Montréal` equals `MONTREAL`. */
export function foldText(text: string): string {
  if (plainText.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/['’ʻ]/g, '');
}

/** ASCII without the apostrophe: only case has to be normalized. */
const plainText = /^[ -&(-~]*$/;

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function costOf(club: Club, words: readonly string[], joined: string): number | null {
  if (words.length === 0) return 0;
  const places = indexOf(club);
  if (joined.length > 2 && places.postalCode.startsWith(joined)) return wholeWord;
  let total = 0;
  for (const word of words) {
    let best = Number.POSITIVE_INFINITY;
    for (const place of places.words) best = Math.min(best, wordCost(word, place));
    if (best === Number.POSITIVE_INFINITY) return null;
    total += best;
  }
  return total;
}

function wordCost(word: string, place: string): number {
  if (word === place) return wholeWord;
  if (place.startsWith(word)) return wordStart;
  if (word.length >= 3 && place.includes(word)) return withinWord;
  if (word.length < 4) return Number.POSITIVE_INFINITY;
  const sameLength = place.slice(0, word.length);
  const starts = [
    place,
    sameLength,
    place.slice(0, word.length + 1),
    place.slice(0, word.length - 1),
  ];
  return starts.some((start) => start.length >= 3 && isOneTypoAway(word, start))
    ? slip
    : Number.POSITIVE_INFINITY;
}

interface Places {
  readonly name: string;
  readonly words: readonly string[];
  readonly postalCode: string;
}

/** Caches each club's normalized name and words, because a search runs on every key press over the same objects. */
const indexes = new WeakMap<Club, Places>();

function indexOf(club: Club): Places {
  const known = indexes.get(club);
  if (known) return known;
  const postalCode = wordsOf(club.zip).join('');
  const words = [club.name, club.city, club.region, club.state, club.zip].flatMap(wordsOf);
  const places = {
    name: foldText(club.name),
    words: [...new Set([...words, postalCode])],
    postalCode,
  };
  indexes.set(club, places);
  return places;
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
