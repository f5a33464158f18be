import type { Worded } from '@foyer/react-ui';

import type { siteCopy } from '../../../copy/site.ts';

export const site: Worded<typeof siteCopy> = {
  skip: 'Ir al contenido',
  main: 'Menú principal',
  clubs: 'Clubes',
  benefits: 'Beneficios',
  account: 'Cuenta',
  logIn: 'Iniciar sesión',
  more: 'Otras páginas',
  visit: 'Visitar un club',
  allClubs: 'Todos los clubes',
  memberBenefits: 'Beneficios para miembros',
  giftCards: 'Tarjetas de regalo',
  trialPasses: 'Pases de prueba',
  feedback: 'Comentarios',
  terms: 'Condiciones',
  privacy: 'Privacidad',
  language: 'Idioma',
  changing: 'Cambiando el idioma…',
  changed: 'La página ahora está en español.',
  note: 'Una demostración. Los clubes son inventados, y ningún número de teléfono suena.',
  loadIt: 'Cargar de nuevo',
  loadPage: 'Cargar la página de nuevo',
  toFront: 'Ir a la página de inicio',
};
