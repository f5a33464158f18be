/**
 * Clubs as points on a globe, in a tree that halves them again and again, so that the nearest few of a million are
 * found by looking at some dozens. The points are vectors: no angle is compared with another over the date line or
 * at a pole, and a straight line through the earth is shorter just when the way around it is.
 */
import type { Club } from './club.ts';
import type { Coordinates } from './coordinates.ts';

/** So many points are looked at one by one: to halve them further costs more. */
const leafSize = 16;

/**
 * Squared lengths that are no further apart than this may change places by rounding: who asks settles it. On the
 * ground it is a few metres for a club at the visitor's feet, and a hair for any other.
 */
const rounding = 1e-13;

export class ClubGlobe {
  /** x, y and z of each club on the unit sphere, in the order of the tree. */
  readonly #points: Float64Array;
  /** Where each stands in the list. */
  readonly #places: Uint32Array;
  /** By which of x, y and z the tree halves at each. */
  readonly #axes: Uint8Array;
  readonly #from: Float64Array = new Float64Array(3);
  /** The search under way: the shortest squared lengths, in order, and all that was ever among them. */
  readonly #seenLengths: number[] = [];
  readonly #seenPlaces: number[] = [];
  #seen = 0;
  #shortest: Float64Array = new Float64Array(3);
  #found = 0;
  #limit = 0;
  #bound = 0;

  private constructor(clubs: readonly Club[]) {
    this.#points = new Float64Array(clubs.length * 3);
    this.#places = Uint32Array.from(clubs, (_, place) => place);
    this.#axes = new Uint8Array(clubs.length);
    for (const [place, { lat, long }] of clubs.entries()) setVector(this.#points, place, lat, long);
    this.#halve(0, clubs.length - 1);
  }

  /** Null where a club stands nowhere on earth: it has no point. */
  static of(clubs: readonly Club[]): ClubGlobe | null {
    return clubs.every(({ lat, long }) => isOnEarth(lat, long)) ? new ClubGlobe(clubs) : null;
  }

  get size(): number {
    return this.#places.length;
  }

  /**
   * Places of the `limit` clubs nearest to `from`, in the order of the list, and of those that only rounding tells from
   * them.
   */
  around(from: Coordinates, limit: number): readonly number[] {
    setVector(this.#from, 0, from.latitude, from.longitude);
    this.#limit = limit;
    this.#bound = Number.POSITIVE_INFINITY;
    this.#found = 0;
    this.#seen = 0;
    if (this.#shortest.length < limit) this.#shortest = new Float64Array(limit);
    this.#search(0, this.size - 1);
    const places: number[] = [];
    for (let at = 0; at < this.#seen; at += 1) {
      if ((this.#seenLengths[at] ?? 0) <= this.#bound) insert(places, this.#seenPlaces[at] ?? 0);
    }
    return places;
  }

  #search(left: number, right: number): void {
    if (right - left < leafSize) {
      for (let at = left; at <= right; at += 1) this.#look(at);
      return;
    }
    const middle = (left + right) >> 1;
    const axis = this.#axes[middle] ?? 0;
    const beyond = (this.#from[axis] ?? 0) - (this.#points[middle * 3 + axis] ?? 0);
    this.#look(middle);
    if (beyond < 0) this.#search(left, middle - 1);
    else this.#search(middle + 1, right);
    if (beyond * beyond > this.#bound) return;
    if (beyond < 0) this.#search(middle + 1, right);
    else this.#search(left, middle - 1);
  }

  #look(at: number): void {
    const point = at * 3;
    const x = (this.#points[point] ?? 0) - (this.#from[0] ?? 0);
    const y = (this.#points[point + 1] ?? 0) - (this.#from[1] ?? 0);
    const z = (this.#points[point + 2] ?? 0) - (this.#from[2] ?? 0);
    const length = x * x + y * y + z * z;
    if (length > this.#bound) return;
    this.#seenLengths[this.#seen] = length;
    this.#seenPlaces[this.#seen] = this.#places[at] ?? 0;
    this.#seen += 1;
    this.#remember(length);
  }

  #remember(length: number): void {
    const shortest = this.#shortest;
    const last = this.#limit - 1;
    if (this.#found > last && length >= (shortest[last] ?? 0)) return;
    let place = this.#found > last ? last : this.#found;
    for (; place > 0 && (shortest[place - 1] ?? 0) > length; place -= 1) {
      shortest[place] = shortest[place - 1] ?? 0;
    }
    shortest[place] = length;
    if (this.#found <= last) this.#found += 1;
    if (this.#found > last) this.#bound = (shortest[last] ?? 0) + rounding;
  }

  /** Puts the middle one of a range in its place, all that is less before it, and goes on with both halves. */
  #halve(left: number, right: number): void {
    if (right - left < leafSize) return;
    const axis = this.#widestAxis(left, right);
    const middle = (left + right) >> 1;
    this.#axes[middle] = axis;
    this.#select(middle, left, right, axis);
    this.#halve(left, middle - 1);
    this.#halve(middle + 1, right);
  }

  #widestAxis(left: number, right: number): number {
    const widths = [0, 1, 2].map((axis) => {
      let least = Number.POSITIVE_INFINITY;
      let most = Number.NEGATIVE_INFINITY;
      for (let at = left; at <= right; at += 1) {
        const value = this.#points[at * 3 + axis] ?? 0;
        if (value < least) least = value;
        if (value > most) most = value;
      }
      return most - least;
    });
    return widths.indexOf(Math.max(...widths));
  }

  /** Quickselect, by the middle of the range: the list may be in order. */
  #select(wanted: number, first: number, last: number, axis: number): void {
    const points = this.#points;
    let [left, right] = [first, last];
    while (left < right) {
      const pivot = points[((left + right) >> 1) * 3 + axis] ?? 0;
      let [low, high] = [left, right];
      while (low <= high) {
        while ((points[low * 3 + axis] ?? 0) < pivot) low += 1;
        while ((points[high * 3 + axis] ?? 0) > pivot) high -= 1;
        if (low <= high) {
          this.#swap(low, high);
          low += 1;
          high -= 1;
        }
      }
      if (wanted <= high) right = high;
      else if (wanted >= low) left = low;
      else return;
    }
  }

  #swap(one: number, other: number): void {
    const points = this.#points;
    for (let axis = 0; axis < 3; axis += 1) {
      const kept = points[one * 3 + axis] ?? 0;
      points[one * 3 + axis] = points[other * 3 + axis] ?? 0;
      points[other * 3 + axis] = kept;
    }
    const place = this.#places[one] ?? 0;
    this.#places[one] = this.#places[other] ?? 0;
    this.#places[other] = place;
  }
}

/** False for what is no number, too, and for what is so far out that its angle is known by halves only. */
export function isOnEarth(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 360;
}

/** Into numbers that are in order. */
function insert(numbers: number[], number: number): void {
  let place = numbers.length;
  for (; place > 0 && (numbers[place - 1] ?? 0) > number; place -= 1) {
    numbers[place] = numbers[place - 1] ?? 0;
  }
  numbers[place] = number;
}

function setVector(vectors: Float64Array, at: number, latitude: number, longitude: number): void {
  const north = (latitude * Math.PI) / 180;
  const east = (longitude * Math.PI) / 180;
  const ring = Math.cos(north);
  vectors[at * 3] = ring * Math.cos(east);
  vectors[at * 3 + 1] = ring * Math.sin(east);
  vectors[at * 3 + 2] = Math.sin(north);
}
