import type { Norm } from './norm.ts';
import type { Sex } from './person.ts';

export type BodyWaterBand = 'low' | 'typical' | 'high';

export interface BodyWaterNorms {
  readonly to50: Readonly<Record<Sex, Norm<BodyWaterBand>>>;
  readonly from51: Readonly<Record<Sex, Norm<BodyWaterBand>>>;
}

/**
 * Total body water in percent of body weight, for adults up to 50 and from 51. This is the measured range, not a
 * recommendation. Source: Institute of Medicine, Dietary Reference Intakes for Water, Potassium, Sodium, Chloride,
 * and Sulfate (2005), table 4-1, after Altman (1961).
 */
export const bodyWaterNorms: BodyWaterNorms = {
  to50: { female: range(41, 60), male: range(43, 73) },
  from51: { female: range(39, 57), male: range(47, 67) },
};

/** In percent, inclusive. The norm has whole percents, so its range ends before the next one. */
function range(lowest: number, highest: number): Norm<BodyWaterBand> {
  return {
    unit: 'percent',
    bands: [
      { band: 'low', from: 30 },
      { band: 'typical', from: lowest },
      { band: 'high', from: highest + 1 },
    ],
    pictureTo: 80,
    possible: { from: 20, to: 90 },
    source:
      'Institute of Medicine, Dietary Reference Intakes for Water, Potassium, Sodium, Chloride, and Sulfate. National Academies Press 2005, table 4-1.',
  };
}
