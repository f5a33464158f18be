import type { AssessmentName, TrainingZone } from '@foyer/core';

/** Copy of personal training. */
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
