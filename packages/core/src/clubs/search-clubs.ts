import { isOneTypoAway } from '../kernel/one-typo.ts';
import { type Club, coordinatesOf, distanceKm } from './club.ts';
import { isoCountry } from './likely-club.ts';
import type { Coordinates } from '../kernel/platform.port.ts';

/**
 * Finds clubs by name, city, region, state or postal code. Every word of the query must match a word of the club: whole,
 * at its start, inside it, or with one typo, but a postal code with another digit is another place. Case, accents and
 * punctuation are ignored. The best match comes first, then the nearest club (if a position is known), then by name. A
 * postal code without a club finds the clubs of its area, in the visitor's country first. An empty query returns all clubs.
 */
export function searchClubs(
  clubs: readonly Club[],
  query: string,
  from: Coordinates | null = null,
  country: string | null = null,
): readonly Club[] {
  const words = wordsOf(query);
  const joined = words.join('');
  const found = clubs
    .map((club) => ({ club, cost: costOf(club, words, joined) }))
    .filter((match): match is { club: Club; cost: number } => match.cost !== null)
    .map((match) => ({
      ...match,
      name: indexOf(match.club).name,
      distance: from === null ? 0 : distanceKm(from, coordinatesOf(match.club)),
    }))
    .toSorted((a, b) => a.cost - b.cost || a.distance - b.distance || compare(a.name, b.name))
    .map((match) => match.club);
  return found.length > 0 ? found : inPostalArea(clubs, joined, country);
}

/**
 * The clubs whose postal codes share the longest start with this one. Nearby codes in a country begin alike: two shared
 * characters mean the same part of it. If the code may be from any country, three shared digits are needed.
 */
function inPostalArea(
  clubs: readonly Club[],
  text: string,
  country: string | null,
): readonly Club[] {
  if (!/\d/.test(text)) return [];
  // A ZIP+4 code without its last four digits.
  const code = text.replace(/^(\d{5})\d{4}$/, '$1');
  const shape = shapeOf(code);
  const codeOf = (club: Club): string => indexOf(club).postalCode;
  const alike = clubs.filter((club) => shapeOf(codeOf(club)).startsWith(shape));
  const own = clubs.filter((club) => isoCountry(club.country) === isoCountry(country ?? ''));
  const isOwn = own.some((club) => alike.includes(club));
  const candidates = isOwn ? own : alike;
  const shared = candidates.map((club) => sharedStart(code, codeOf(club)));
  const most = Math.max(...shared);
  const fewest = isOwn || /^\D/.test(code) ? 2 : 3;
  return most < fewest ? [] : candidates.filter((_, at) => shared[at] === most);
}

/** The code with `0` for each digit and `a` for each letter. */
function shapeOf(code: string): string {
  return code.replaceAll(/\d/g, '0').replaceAll(/[a-z]/g, 'a');
}

function sharedStart(left: string, right: string): number {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length += 1;
  return length;
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
  if (word.length < 4 || /\d/.test(word)) return Number.POSITIVE_INFINITY;
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
