import type { surveyCopy } from '../../../copy/survey.ts';
import type { Worded } from '../../../locale/worded.ts';
import { plural } from '../../plural.ts';

export const survey: Worded<typeof surveyCopy> = {
  title: 'Hágala suya',
  lede: 'Cuatro preguntas breves, para saber qué mostrarle.',
  progress: (step, of) => `${step} de ${of}`,
  many: 'Elija todas las que quiera.',
  one: 'Elija una.',
  other: 'Cuéntenos por qué.',
  count: (used, most) => `${used} de ${most} caracteres`,
  next: 'Siguiente',
  submit: 'Enviar',
  sending: 'Enviando sus respuestas…',
  back: 'Atrás',
  doneTitle: 'Gracias',
  done: 'Tendremos sus respuestas a la mano cuando nos visite.',
  benefits: 'Ver los beneficios para miembros',
  classesAt: (club) => `Disponibles en ${club}`,
  classesTitle: 'Clases exclusivas según sus metas',
  classes: (count) => `${count} ${plural('es-US', count, { one: 'clase', other: 'clases' })}`,
  mediaTitle: (club) => `Un vistazo a ${club}`,
};
