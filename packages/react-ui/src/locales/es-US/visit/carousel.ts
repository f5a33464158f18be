import type { carouselCopy } from '../../../copy/survey.ts';
import type { Worded } from '../../../locale/worded.ts';

export const carousel: Worded<typeof carouselCopy> = {
  role: 'carrusel',
  slide: 'diapositiva',
  place: (place, of) => `${place} de ${of}`,
  previous: 'Anterior',
  next: 'Siguiente',
};
