import { leadMessages } from '@foyer/core/messages/en-GB';

import type { LanguagePart } from '../../locale/language.ts';
import type { PartlyTextsOf } from '../texts-of.ts';
import { headlineMoreCopy } from '../../copy/visit.ts';

const copy: PartlyTextsOf<'visit'> = {
  'visit/chooser': {
    search: 'Search by club, town or postcode',
  },
  'visit/finder': {
    search: 'Search by club, town or postcode',
    noneHint: 'Try a nearby town or a shorter search.',
  },
  'visit/confirmation': {
    cancelled: 'Your visit is cancelled',
    whenCancelled: 'Cancelled',
    bringText:
      'Photo ID, plus gym clothes and trainers if you’d like to try the equipment. We provide towels.',
    workoutText:
      'A coach meets you at reception, asks about your goals, and takes you through a workout.',
    bringToWorkout: 'Workout clothes, trainers and photo ID. We provide towels and water.',
  },
  'visit/headline-more': {
    points: [
      {
        title: headlineMoreCopy.points[0].title,
        text: 'At a time you choose. They’ll meet you at reception and show you around.',
      },
      ...headlineMoreCopy.points.slice(1),
    ],
  },
  'visit/visit-actions': {
    cancelling: 'Cancelling…',
  },
};

/** British differences in the visit and on all pages. */
export const part: LanguagePart = {
  copy,
  messages: leadMessages,
  labels: { 'Zip Code': 'Postcode' },
};
