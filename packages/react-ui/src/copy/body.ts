import type {
  BloodPressureBand,
  MeasureName,
  NormUnit,
  UnplacedReason,
} from '@foyer/core/training';

const pressureLabels: Readonly<Record<BloodPressureBand, string>> = {
  normal: 'Normal',
  elevated: 'Elevated',
  'high stage 1': 'High, stage 1',
  'high stage 2': 'High, stage 2',
};

export const bodyCopy = {
  copyKey: 'member/body',
  title: 'Where you stand',
  intro: 'A range is what was measured on many people. It is no diagnosis.',
  leanMass: 'Everything but fat',
  sources: 'Where these ranges come from',
  /** The text alternative of the picture. */
  picture: (value: string, band: string, range: string): string =>
    range === '' ? `${value}. ${band}.` : `${value}. ${band}: ${range}.`,
  below: (high: string): string => `below ${high}`,
  from: (low: string): string => `from ${low}`,
  between: (low: string, high: string): string => `from ${low} to below ${high}`,
  measures: {
    'body-fat': 'Body fat',
    'body-water': 'Body water',
    'heart-rate': 'Resting heart rate',
    systolic: 'Blood pressure, upper number',
    diastolic: 'Blood pressure, lower number',
  } as Readonly<Record<MeasureName, string>>,
  units: {
    percent: '%',
    'beats-per-minute': ' beats a minute',
    mmHg: ' mmHg',
  } as Readonly<Record<NormUnit, string>>,
  /** By measure, then band. */
  bands: {
    'body-fat': {
      low: 'Below the healthy range',
      healthy: 'In the healthy range',
      raised: 'Above the healthy range',
      high: 'Well above the healthy range',
    },
    'body-water': {
      low: 'Below the usual range',
      typical: 'In the usual range',
      high: 'Above the usual range',
    },
    'heart-rate': { athletic: 'Athletic', normal: 'Normal', high: 'High' },
    systolic: pressureLabels,
    diastolic: pressureLabels,
  } as Readonly<Record<MeasureName, Readonly<Record<string, string>>>>,
  reasons: {
    'not-measured': 'Not measured yet.',
    'weight-missing': 'Your weight is needed to place this in a range.',
    'age-missing': 'The range depends on age. Tell your trainer yours to see where you stand.',
    'sex-missing': 'The range differs for women and men. Tell your trainer which one to show.',
    'not-adult': 'There is no range for people under 18.',
    impossible: 'This number can not be right. Ask your trainer to measure again.',
  } as Readonly<Record<UnplacedReason, string>>,
} as const;
