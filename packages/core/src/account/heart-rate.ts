import { Err, Ok, type Result } from '../kernel/result.ts';
import { type Norm, placeInNorm, type Standing } from './norm.ts';
import { ageBandOf } from './person.ts';

export type RestingHeartRateBand = 'athletic' | 'normal' | 'high';

/**
 * Beats per minute at rest: athletic below 60, normal from 60 to 79, high from 80, as defined by the product owner.
 * This is stricter than medicine, where 60 to 100 is normal (American Heart Association).
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
  source: 'Athletic: below 60 bpm. Normal: 60–79 bpm. High: 80 bpm and above.',
};

/** Fails with `impossible` for a number that no living person measures. */
export function restingHeartRate(
  beatsPerMinute: number,
): Result<Standing<RestingHeartRateBand>, 'impossible'> {
  return placeInNorm(restingHeartRateNorm, beatsPerMinute);
}

export interface TrainingZone {
  readonly intensity: 'moderate' | 'vigorous';
  /** Whole beats per minute, inclusive. */
  readonly from: number;
  readonly to: number;
}

/**
 * The training heart rates of an adult: moderate is 50 to 70 % of the maximum and vigorous 70 to 85 %. The maximum is
 * 220 minus the age. Fails below 18. Source: American Heart Association, "Target Heart Rates Chart".
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
