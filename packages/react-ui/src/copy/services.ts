import type {
  AssessmentName,
  BloodPressureBand,
  MeasureName,
  NormUnit,
  TrainingZone,
  UnplacedReason,
} from '@foyer/core/training';

export const feedbackCopy = {
  copyKey: 'member/feedback',
  form: 'Tell a club what you think',
  legend: 'Your feedback',
  hints: {
    message: 'One thing that was good, or one to do better.',
    email: 'Only if you would like an answer.',
  },
  submit: 'Send feedback',
  thanks: 'Thank you',
  sent: (club: string | null): string =>
    club === null ? 'The club has what you wrote.' : `${club} has what you wrote.`,
  answer: (email: string): string =>
    `If there is something to say to it, the answer goes to ${email}.`,
  again: 'Write another',
  back: (club: string | null): string => (club === null ? 'All clubs' : `Back to ${club}`),
} as const;

export const passCopy = {
  copyKey: 'member/pass',
  form: 'Find your trial pass',
  intro: 'Enter the code that you were given, and see how long the club is yours to try.',
  legend: 'Your pass',
  hints: {
    code: 'As it stands in the email or on the card, TRY-7 for example.',
    facilityId: 'The club that is named on the pass.',
  },
  submit: 'Show the pass',
  without: 'Visit a club without a pass',
  loading: 'Looking for your pass…',
  eyebrow: 'Trial pass',
  code: 'Code',
  good: 'Good for',
  days: (days: number): string =>
    days === 1 ? 'One day, from your first visit' : `${days} days in a row, from your first visit`,
  takeUpBy: 'Take it up by',
  endOfDay: (zone: string): string => `The end of that day at the club, ${zone}`,
  club: 'At',
  terms: 'Terms',
  door: 'Show this pass and a photo ID at the desk.',
  book: 'Book a first visit',
  print: 'Print the pass',
  another: 'Use another code',
} as const;

export const agreementCopy = {
  copyKey: 'member/agreement',
  loading: 'Loading the agreement…',
  version: (version: string): string => `Version ${version}`,
  print: 'Print the agreement',
  sign: 'Sign the agreement',
  legend: 'Sign',
  hint: 'Write it as you would sign on paper.',
  signed: 'Signed',
  signedAt: (moment: string): string => `You signed this agreement on ${moment}.`,
  justSigned: 'It holds from now on. Your account shows it.',
  account: 'Back to your account',
} as const;

export const trainingCopy = {
  copyKey: 'member/training',
  bodyLoading: 'Loading what was measured…',
  bodyEmpty: 'Nothing was measured yet. Your trainer measures with you at the first assessment.',
  measuredOn: (day: string): string => `Measured on ${day}`,
  zonesTitle: 'Heart rates to train at',
  zonesIntro: (age: number): string => `By your age of ${age}. How it feels counts for more.`,
  zone: (from: number, to: number): string => `${from} to ${to}`,
  zoneUnit: ' beats a minute',
  zonesSource: 'American Heart Association, Target Heart Rates Chart.',
  assessmentsTitle: 'Your assessments',
  assessmentsLoading: 'Loading your assessments…',
  assessmentsEmpty:
    'No assessment was made yet. These are the ones that a trainer goes through with you.',
  otherAssessment: 'Another assessment',
  notMade: 'Not yet',
  by: (trainer: string): string => `with ${trainer}`,
  times: (times: number, first: string): string => `${times} times since ${first}`,
  questionsTitle: 'Before your first assessment',
  questionsLoading: 'Loading the questions…',
  questionsEmpty: 'There are no questions at the moment.',
  answered: 'What you told us. Tell your trainer if it has changed.',
  unanswered:
    'Your trainer asks these when you first meet. Think them over, and bring comfortable shoes and a list of any medicines that you take.',
  notAnswered: 'Not answered yet',
  choices: (choices: readonly string[]): string => choices.join(' · '),
  account: 'Back to your account',
  newcomer: 'You train with nobody yet',
  newcomerNote: 'A trainer begins with where you stand and where you want to be.',
  newcomerWay: 'Personal training at our clubs',
  zones: {
    moderate: 'Moderate',
    vigorous: 'Vigorous',
  } as Readonly<Record<TrainingZone['intensity'], string>>,
  assessments: {
    'Informed Consent': 'Informed consent',
    'Personal Information': 'Personal information',
    Goals: 'Goals',
    'Exercise History': 'Exercise history',
    Lifestyle: 'Lifestyle',
    'Medical Orthopedic History': 'Medical and orthopedic history',
    'Body Measurements': 'Body measurements',
    'Functional Movement Screen': 'Functional movement screen',
    'Performance Testing': 'Performance testing',
  } as Readonly<Record<AssessmentName, string>>,
} as const;

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
