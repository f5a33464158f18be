import { Err, Ok, type Result } from '../kernel/result.ts';

/** One part of a norm's range. */
export interface NormBand<Band extends string = string> {
  readonly band: Band;
  /** Where it begins, itself included; it ends where the next one begins. */
  readonly from: number;
}

/** What a measurement is held against. */
export interface Norm<Band extends string = string> {
  readonly unit: NormUnit;
  /** From low to high; the first begins where a picture of the range does. */
  readonly bands: readonly [NormBand<Band>, ...NormBand<Band>[]];
  /** Where a picture of the range ends. The highest band has no end of its own. */
  readonly pictureTo: number;
  /** What people's bodies allow: a number outside it was mistyped or mismeasured. */
  readonly possible: { readonly from: number; readonly to: number };
  /** Who published it, to be shown beside it. */
  readonly source: string;
}

export type NormUnit = 'percent' | 'beats-per-minute' | 'mmHg';

/** Where a person stands in a norm's range. */
export interface Standing<Band extends string = string> {
  readonly value: number;
  readonly band: Band;
  /** 0 at the picture's low end, 1 at its high end; a value beyond an end stands at that end. */
  readonly place: number;
}

/** Where the value stands. Fails with `impossible` for what no living person measures. */
export function standIn<Band extends string>(
  norm: Norm<Band>,
  value: number,
): Result<Standing<Band>, 'impossible'> {
  const { from, to } = norm.possible;
  if (!(value >= from && value <= to)) return Err('impossible');
  const [lowest] = norm.bands;
  const { band } = norm.bands.findLast((one) => value >= one.from) ?? lowest;
  return Ok({ value, band, place: placeIn(norm, value) });
}

/** A part of a norm's picture, from and to between 0 and 1. */
export interface NormSegment<Band extends string = string> {
  readonly band: Band;
  readonly from: number;
  readonly to: number;
  /** Where it begins and ends in the norm's unit; null where the picture goes no further but the band does. */
  readonly low: number | null;
  readonly high: number | null;
}

/** The bands side by side, as a picture draws them. */
export function segmentsOf<Band extends string>(norm: Norm<Band>): readonly NormSegment<Band>[] {
  return norm.bands.map(({ band, from }, index) => {
    const next = norm.bands[index + 1];
    return {
      band,
      from: placeIn(norm, from),
      to: next === undefined ? 1 : placeIn(norm, next.from),
      low: index === 0 ? null : from,
      high: next?.from ?? null,
    };
  });
}

function placeIn({ bands, pictureTo }: Norm, value: number): number {
  const low = bands[0].from;
  return Math.min(1, Math.max(0, (value - low) / (pictureTo - low)));
}
