import { Err, Ok, type Result } from '../kernel/result.ts';
import { type Norm, standIn, type Standing } from './norm.ts';
import { ageBandOf } from './person.ts';

export type RestingHeartRateBand = 'athletic' | 'normal' | 'high';

/**
 * Beats a minute at rest: athletic below 60, normal from 60 to 79, high from 80 on, as the product's owner sets it. It is
 * stricter than medicine, where 60 to 100 is normal (American Heart Association). Source: PT-02.
 */
export const restingHeartRateNorm: Norm<RestingHeartRateBand> = {
  unit: 'beats-per-minute',
  bands: [
    { band: 'athletic', from: 40 },
    { band: 'normal', from: 60 },
    { band: 'high', from: 80 },
  ],
  pictureTo: 100,
  possible: { from: 25, to: 220 },
  source: 'Athletic below 60, normal 60 to 79, high from 80 beats a minute.',
};

/** Fails with `impossible` for what no living person measures. Source: PT-02. */
export function restingHeartRate(
  beatsPerMinute: number,
): Result<Standing<RestingHeartRateBand>, 'impossible'> {
  return standIn(restingHeartRateNorm, beatsPerMinute);
}

export interface TrainingZone {
  readonly intensity: 'moderate' | 'vigorous';
  /** Beats a minute, whole, both included. */
  readonly from: number;
  readonly to: number;
}

/**
 * The heart rates to train at: moderate at 50 to 70 % of the highest rate, vigorous at 70 to 85 %, where the highest is
 * 220 less the age. Adults' only: fails below 18. Source: American Heart Association, "Target Heart Rates Chart".
 */
export function trainingZones(
  age: number,
): Result<readonly TrainingZone[], 'not-adult' | 'impossible'> {
  const band = ageBandOf(age);
  if (band.err) return Err(band.val);
  const highest = 220 - age;
  const zone = (intensity: TrainingZone['intensity'], from: number, to: number): TrainingZone => ({
    intensity,
    from: Math.round((highest * from) / 100),
    to: Math.round((highest * to) / 100),
  });
  return Ok([zone('moderate', 50, 70), zone('vigorous', 70, 85)]);
}
