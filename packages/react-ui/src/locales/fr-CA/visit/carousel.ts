import type { carouselCopy } from '../../../copy/survey.ts';
import type { Worded } from '../../../locale/worded.ts';

export const carousel: Worded<typeof carouselCopy> = {
  role: 'carrousel',
  slide: 'diapositive',
  place: (place, of) => `${place} sur ${of}`,
  previous: 'Précédent',
  next: 'Suivant',
};
