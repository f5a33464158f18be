import type { Localized } from '@foyer/react-ui';

import type { clubSearchCopy } from '../../copy/club-search.ts';
import type { homeMoreCopy } from '../../copy/home-more.ts';
import type { homeCopy } from '../../copy/home.ts';

const home: Localized<typeof homeCopy> = {
  name: 'Gimnasios cerca de usted',
  title: 'Un gran club empieza en la puerta.',
  lede: 'Luz, espacio, equipos que funcionan y gente que sabe su nombre. Recorra gratis uno de nuestros clubes antes de inscribirse.',
  visit: 'O reserve una visita gratis',
};

const more: Localized<typeof homeMoreCopy> = {
  facts: 'Foyer en cifras',
  clubs: 'Clubes',
  cities: 'Ciudades',
  countries: 'Países',
  from: 'Desde',
  aMonth: (price) => `${price} al mes`,
  seePrices: 'Ver precios',
  inside: 'Qué hay adentro',
  seeClub: (club) => `Ver ${club}`,
  classesTitle: 'Las clases están incluidas',
  classesText:
    'Yoga, Pilates, ciclismo, boxeo, fuerza y más, en estudios pequeños. Son parte de todas las membresías.',
  classesLink: 'Ver nuestras clases',
  visitTitle: 'Cómo funciona una visita',
  points: [
    {
      title: 'Elija una hora',
      text: 'Vea horarios hasta con un mes de anticipación. Reservar toma alrededor de un minuto.',
    },
    {
      title: 'Le estaremos esperando',
      text: 'Un asesor le recibe en la recepción para un recorrido de 30 minutos.',
    },
    {
      title: 'Sin compromiso',
      text: 'Sin tarjeta de crédito y sin contrato. ¿Cambian sus planes? Llámenos o responda a nuestro correo.',
    },
  ],
  saidTitle: (club) => `Lo que dicen los miembros de ${club}`,
  rating: (average, count) =>
    `${average} de 5, según ${count} miembros que aceptaron mostrar su calificación`,
  stars: (rating) => `${rating} de 5`,
  employersTitle: 'Precios más bajos por su trabajo',
  employersText:
    'Algunas empresas acordaron precios más bajos con nosotros. Verifique su correo del trabajo para saber si la suya lo hizo, o cuéntele a su empresa de nosotros.',
  check: 'Verificar su correo del trabajo',
  employers: 'Para empresas',
  nearYou: 'Clubes cerca de usted',
  someClubs: 'Clubes destacados',
  allClubs: 'Todos los clubes',
  faq: [
    {
      question: '¿La visita de verdad es gratis?',
      answer:
        'Sí. No necesita tarjeta de crédito, no firma nada y nadie le pide que decida ese mismo día.',
    },
    {
      question: '¿Cómo es una visita?',
      answer:
        'Un asesor le recibe en la recepción y le muestra el club durante unos 30 minutos. Pregunte lo que quiera y pruebe los equipos si gusta.',
    },
    {
      question: '¿Cuánto cuesta una membresía?',
      answer:
        'Depende del club y de cuántos clubes quiera usar. La página de precios muestra cuánto paga hoy, cada mes y el primer año, antes de que nos dé ningún dato.',
    },
    {
      question: '¿Puedo probar un club antes de inscribirme?',
      answer:
        'Sí. Los clubes abiertos tienen un pase de prueba gratis por unos días, uno por persona. Se lo enviamos por correo electrónico.',
    },
    {
      question: '¿Puedo inscribirme en línea?',
      answer:
        'Sí, en unos minutos. Elija un club y una membresía, lea y firme el contrato y pague. Puede venir en cuanto empiece su membresía.',
    },
  ],
};

const search: Localized<typeof clubSearchCopy> = {
  label: 'Código postal, ciudad o club',
  submit: 'Buscar un club',
};

/** The front page and the club search, in US Spanish. */
export const homeTexts = {
  'visit/club-search': search,
  'visit/home': home,
  'visit/home-more': more,
};
