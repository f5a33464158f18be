import type { Norm } from './norm.ts';
import type { AgeBand, Sex } from './person.ts';

export type BodyFatBand = 'low' | 'healthy' | 'raised' | 'high';

export type BodyFatNorms = Readonly<Record<AgeBand, Readonly<Record<Sex, Norm<BodyFatBand>>>>>;

/**
 * Body fat in percent of body weight by age band and sex. The study's ranges are for the ages 20 to 39, 40 to 59 and
 * 60 to 79, so two bands share one range; the first and last also cover younger and older adults. The limits
 * correspond to the body-mass index that the WHO calls underweight, overweight and obese. A chain can configure its
 * own table. Source: Gallagher D et al., American Journal of Clinical Nutrition 2000;72:694-701.
 */
export const bodyFatNorms: BodyFatNorms = {
  'under 30': { female: range(21, 33, 39), male: range(8, 20, 25) },
  '30s': { female: range(21, 33, 39), male: range(8, 20, 25) },
  '40s': { female: range(23, 34, 40), male: range(11, 22, 28) },
  '50s': { female: range(23, 34, 40), male: range(11, 22, 28) },
  '60+': { female: range(24, 36, 42), male: range(13, 25, 30) },
};

/** In percent: the start and end of the healthy range, and the start of the highest one. */
function range(healthy: number, raised: number, high: number): Norm<BodyFatBand> {
  return {
    unit: 'percent',
    bands: [
      { band: 'low', from: 0 },
      { band: 'healthy', from: healthy },
      { band: 'raised', from: raised },
      { band: 'high', from: high },
    ],
    pictureTo: 50,
    possible: { from: 2, to: 75 },
    source:
      'Gallagher D et al., Healthy percentage body fat ranges. American Journal of Clinical Nutrition 2000;72:694-701.',
  };
}
