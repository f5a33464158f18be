import type { Club } from '@foyer/core';

import { type MapOutline, placeOn } from './map-outline.ts';

/** The part of a map that is visible, in the units of its outline. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One dot: a club, or several that would overlap. Its place is a fraction of the view. */
export interface MapDot {
  readonly clubs: readonly [Club, ...Club[]];
  readonly x: number;
  readonly y: number;
}

/** The shape of every map: width by height. Outlines of another shape get room beside them. */
export const mapRatio: number = 8 / 5;

/** How far apart two dots are at least, as a fraction of the width: 24 px on a phone. */
const apart = 0.075;

/** The least that a map shows around a single club, and around several, as fractions of the outline's width. */
const smallestView = { one: 0.3, several: 0.06 };

/** The whole outline. */
export function wholeView({ width, height }: MapOutline): MapView {
  return inRatio({ x: 0, y: 0, width, height });
}

/** The part of the outline around these clubs. */
export function viewAround(
  outline: MapOutline,
  clubs: readonly Pick<Club, 'lat' | 'long'>[],
): MapView {
  const places = clubs.map((club) => placeOn(outline, club));
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, tall] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const smallest = outline.width * smallestView[clubs.length > 1 ? 'several' : 'one'];
  // A fifth on each side, so that no dot is at the edge.
  const width = Math.max(wide * 1.4, tall * 1.4 * mapRatio, smallest);
  const height = width / mapRatio;
  return { x: left + wide / 2 - width / 2, y: top + tall / 2 - height / 2, width, height };
}

/** The dots of the clubs within the view. Clubs that would overlap share one in their middle. */
export function dotsOf(
  outline: MapOutline,
  clubs: readonly Club[],
  view: MapView = wholeView(outline),
): readonly MapDot[] {
  const placed = clubs.flatMap((club): MapDot[] => {
    const at = placeOn(outline, club);
    const [x, y] = [(at.x - view.x) / view.width, (at.y - view.y) / view.height];
    return x < 0 || x > 1 || y < 0 || y > 1 ? [] : [{ clubs: [club], x, y }];
  });
  return merged(placed);
}

/** The dots of one club whose name has room beside them: on no other dot, and on no name of a dot before it. */
export function namedDots(dots: readonly MapDot[]): ReadonlySet<MapDot> {
  const named = new Set<MapDot>();
  for (const dot of dots) {
    const isFree = dots.every(
      (other) =>
        other === dot ||
        (!touches(dot, other, 0) && !(named.has(other) && touches(dot, other, nameSize.width))),
    );
    if (dot.clubs.length === 1 && isFree) named.add(dot);
  }
  return named;
}

/** True in the right half, where the name is to the left of its dot: a long one needs almost half of a phone's map. */
export function isNamedBefore({ x }: MapDot): boolean {
  return x > 0.5;
}

/** True if the name of `dot` is on another dot, or on its name if that has this `width`. */
function touches(dot: MapDot, other: MapDot, width: number): boolean {
  const from = startOf(dot, nameSize.width);
  const start = startOf(other, width);
  return (
    start <= from + nameSize.width &&
    start + width >= from &&
    Math.abs(other.y - dot.y) <= nameSize.height
  );
}

/** Where a name of this width begins. */
function startOf(dot: MapDot, width: number): number {
  return isNamedBefore(dot) ? dot.x - width : dot.x;
}

/** How much of the view a name takes, with the dot at its end. */
const nameSize = { width: 0.4, height: 0.08 };

/** Joins the first two dots that overlap until none do. */
function merged(dots: readonly MapDot[]): readonly MapDot[] {
  for (const [at, dot] of dots.entries()) {
    const other = dots.findIndex((one, place) => place > at && overlaps(dot, one));
    const found = dots[other];
    if (found !== undefined) {
      const rest = dots.filter((_, place) => place !== at && place !== other);
      return merged([...rest, joined(dot, found)]);
    }
  }
  return dots;
}

function joined(one: MapDot, two: MapDot): MapDot {
  const [left, right] = [one.clubs.length, two.clubs.length];
  const middle = (a: number, b: number): number => (a * left + b * right) / (left + right);
  return {
    clubs: [...one.clubs, ...two.clubs],
    x: middle(one.x, two.x),
    y: middle(one.y, two.y),
  };
}

function overlaps(one: MapDot, two: MapDot): boolean {
  return Math.hypot(one.x - two.x, (one.y - two.y) / mapRatio) < apart;
}

function inRatio({ x, y, width, height }: MapView): MapView {
  const wide = Math.max(width, height * mapRatio);
  const tall = wide / mapRatio;
  return { x: x - (wide - width) / 2, y: y - (tall - height) / 2, width: wide, height: tall };
}
