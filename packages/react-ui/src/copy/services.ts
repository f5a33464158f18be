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
  form: 'Send feedback',
  legend: 'Your feedback',
  hints: {
    message: 'What went well, or what could be better?',
    email: 'Only if you’d like a reply.',
    firstName: 'Only if we may show your comment on the club’s page.',
  },
  submit: 'Send feedback',
  thanks: 'Thank you',
  sent: (club: string | null): string =>
    club === null ? 'We’ve sent your feedback.' : `We’ve sent your feedback to ${club}.`,
  answer: (email: string): string => `If we need to follow up, we’ll write to ${email}.`,
  again: 'Send more feedback',
  back: (club: string | null): string => (club === null ? 'All clubs' : `Back to ${club}`),
} as const;

export const chainFormCopy = {
  copyKey: 'member/chain-form',
  loading: 'Loading form…',
  submit: 'Send',
  thanks: 'Thank you',
  sent: 'We’ve received your answers.',
  again: 'Fill out the form again',
} as const;

export const passCopy = {
  copyKey: 'member/pass',
  form: 'Find your trial pass',
  intro: 'Enter your code to see your pass.',
  legend: 'Find your pass',
  hints: {
    code: 'From your email or card, for example TRY-7.',
    facilityId: 'The club named on your pass.',
  },
  submit: 'View my pass',
  without: 'Book a visit without a pass',
  loading: 'Finding your pass…',
  eyebrow: 'Trial pass',
  days: (days: number): string =>
    days === 1 ? '1 day from your first visit' : `${days} consecutive days from your first visit`,
  takeUpBy: 'Start by',
  endOfDay: (zone: string): string => `Through the end of that day, ${zone}`,
  terms: 'Terms',
  door: 'Show this pass and a photo ID at the front desk.',
  book: 'Book your first visit',
  print: 'Print pass',
  another: 'Use a different code',
} as const;

export const agreementCopy = {
  copyKey: 'member/agreement',
  loading: 'Loading agreement…',
  version: (version: string): string => `Version ${version}`,
  earlier: (version: string): string => `Read version ${version} again`,
  current: 'Read the current version',
  print: 'Print agreement',
  sign: 'Sign agreement',
  legend: 'Your signature',
  hint: 'Type your full legal name.',
  signed: 'Signed',
  signedAt: (moment: string): string => `You signed this agreement on ${moment}.`,
  signedBy: (name: string, moment: string): string => `Signed by ${name} on ${moment}.`,
  justSigned: 'It takes effect now. You’ll find a copy in your account.',
  toAdd: 'To add it, change to a membership that includes it. Your club is glad to help.',
  askClub: 'Contact your club',
  account: 'Back to your account',
} as const;

export const trainingCopy = {
  copyKey: 'member/training',
  bodyLoading: 'Loading your measurements…',
  bodyEmpty: 'No measurements yet. Your trainer will take them at your first assessment.',
  measuredOn: (day: string): string => `Measured on ${day}`,
  zonesTitle: 'Target heart rate',
  zonesIntro: (age: number): string => `Based on age ${age}. Adjust for how you feel.`,
  zone: (from: number, to: number): string => `${from} to ${to}`,
  zoneUnit: ' bpm',
  zonesSource: 'American Heart Association, Target Heart Rates Chart.',
  assessmentsTitle: 'Your assessments',
  assessmentsLoading: 'Loading your assessments…',
  assessmentsEmpty: 'No assessments yet. Here’s what your trainer will cover with you.',
  otherAssessment: 'Other assessment',
  notMade: 'Not done',
  by: (trainer: string): string => `with ${trainer}`,
  times: (times: number, first: string): string => `${times} times since ${first}`,
  questionsTitle: 'Before your first assessment',
  questionsLoading: 'Loading questions…',
  questionsEmpty: 'No questions right now.',
  answered: 'Your answers so far. Tell your trainer if anything has changed.',
  unanswered:
    'Your trainer will ask these when you first meet. Bring workout shoes and a list of any medications you take.',
  notAnswered: 'Not answered',
  choices: (choices: readonly string[]): string => choices.join(' · '),
  account: 'Back to your account',
  newcomer: 'You don’t have a trainer yet',
  newcomerNote: 'A trainer starts with where you are and where you want to be.',
  newcomerWay: 'Explore personal training',
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
  title: 'Your body composition',
  intro: 'Ranges come from population studies and aren’t a diagnosis.',
  leanMass: 'Lean mass',
  sources: 'Sources',
  /** The text alternative of the picture. */
  picture: (value: string, band: string, range: string): string =>
    range === '' ? `${value}. ${band}.` : `${value}. ${band}: ${range}.`,
  below: (high: string): string => `below ${high}`,
  from: (low: string): string => `${low} or higher`,
  between: (low: string, high: string): string => `${low} to under ${high}`,
  measures: {
    'body-fat': 'Body fat',
    'body-water': 'Body water',
    'heart-rate': 'Resting heart rate',
    systolic: 'Systolic blood pressure (top number)',
    diastolic: 'Diastolic blood pressure (bottom number)',
  } as Readonly<Record<MeasureName, string>>,
  units: {
    percent: '%',
    'beats-per-minute': ' bpm',
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
    'weight-missing': 'Add your weight to see your range.',
    'age-missing': 'Ranges vary by age. Ask your trainer to add yours.',
    'sex-missing': 'Ranges differ for women and men. Tell your trainer which to show.',
    'not-adult': 'No range is available for people under 18.',
    impossible: 'This number doesn’t look right. Ask your trainer to measure again.',
  } as Readonly<Record<UnplacedReason, string>>,
} as const;
