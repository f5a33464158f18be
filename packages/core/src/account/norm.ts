import { Err, Ok, type Result } from '../kernel/result.ts';

/** A band of a norm's range. */
export interface NormBand<Band extends string = string> {
  readonly band: Band;
  /** The inclusive start. A band ends where the next one starts. */
  readonly from: number;
}

/** A reference range for a measurement. */
export interface Norm<Band extends string = string> {
  readonly unit: NormUnit;
  /** From low to high. The first one starts at the chart's low end. */
  readonly bands: readonly [NormBand<Band>, ...NormBand<Band>[]];
  /** The upper end of the chart, because the highest band is open-ended. */
  readonly pictureTo: number;
  /** The physically possible values. Any other number was mistyped or mismeasured. */
  readonly possible: { readonly from: number; readonly to: number };
  /** The publisher, to be shown with the range. */
  readonly source: string;
}

export type NormUnit = 'percent' | 'beats-per-minute' | 'mmHg';

/** A value's position in a norm's range. */
export interface Standing<Band extends string = string> {
  readonly value: number;
  readonly band: Band;
  /** 0 at the chart's low end, 1 at its high end. Values beyond an end are placed at that end. */
  readonly place: number;
}

/** Places a value in the range. Fails with `impossible` for a number that no living person measures. */
export function placeInNorm<Band extends string>(
  norm: Norm<Band>,
  value: number,
): Result<Standing<Band>, 'impossible'> {
  const { from, to } = norm.possible;
  if (!(value >= from && value <= to)) return Err('impossible');
  const [lowest] = norm.bands;
  const { band } = norm.bands.findLast((one) => value >= one.from) ?? lowest;
  return Ok({ value, band, place: placeIn(norm, value) });
}

/** A segment of a norm's chart. `from` and `to` are between 0 and 1. */
export interface NormSegment<Band extends string = string> {
  readonly band: Band;
  readonly from: number;
  readonly to: number;
  /** The start and end in the norm's unit; null if the band extends beyond the chart. */
  readonly low: number | null;
  readonly high: number | null;
}

/** The bands as adjacent segments of a chart. */
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
