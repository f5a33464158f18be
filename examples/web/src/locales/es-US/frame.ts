import type { Localized } from '@foyer/react-ui';

import type { footerCopy } from '../../copy/footer.ts';
import type { siteCopy } from '../../copy/site.ts';

const site: Localized<typeof siteCopy> = {
  skip: 'Ir al contenido',
  main: 'Menú principal',
  menu: 'Menú',
  clubs: 'Clubes',
  membership: 'Membresía',
  classes: 'Clases',
  employers: 'Para empresas',
  account: 'Cuenta',
  logIn: 'Iniciar sesión',
  join: 'Inscribirse',
  book: 'Reservar una visita',
  loadIt: 'Volver a cargar',
  broken: 'Algo falló en esta página',
  brokenKept:
    'Disculpe las molestias. Lo que escribió está guardado en este dispositivo: puede seguir donde se quedó.',
  loadPage: 'Volver a cargar la página',
  toFront: 'Ir a la página de inicio',
};

const footer: Localized<typeof footerCopy> = {
  more: 'Otras páginas',
  visit: 'Visitar',
  book: 'Reservar una visita',
  clubs: 'Todos los clubes',
  trialPasses: 'Pases de prueba',
  groupVisits: 'Visitas en grupo',
  membership: 'Membresía',
  prices: 'Precios',
  benefits: 'Beneficios para miembros',
  employers: 'Para empresas',
  giftCards: 'Tarjetas de regalo',
  training: 'Entrenamiento',
  classes: 'Clases',
  coaches: 'Entrenamiento personal',
  pilates: 'Clases de Pilates',
  help: 'Ayuda',
  account: 'Su cuenta',
  feedback: 'Comentarios',
  terms: 'Condiciones',
  privacy: 'Privacidad',
  language: 'Idioma',
  changing: 'Cambiando de idioma…',
  changed: 'Esta página ahora está en español.',
  note: 'Esto es una demostración. Los clubes no son reales y los números de teléfono no funcionan.',
};

/** What surrounds every page, in US Spanish. */
export const frame = { 'visit/site': site, 'visit/footer': footer };
