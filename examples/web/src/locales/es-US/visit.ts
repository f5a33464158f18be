import { siteMessages } from '@foyer/core/messages/es-US';
import type { LanguagePart, Localized } from '@foyer/react-ui/language';

import type {
  clubsCopy,
  clubSearchCopy,
  embeddedCopy,
  pagesCopy,
  faqCopy,
  homeCopy,
} from '../../copy/pages.ts';
import type { footerCopy } from '../../copy/footer.ts';
import type { headsCopy } from '../../copy/heads.ts';
import type { homeMoreCopy } from '../../copy/home-more.ts';
import type { plainPagesCopy } from '../../copy/plain-pages.ts';
import type { siteCopy } from '../../copy/site.ts';
import type { streetMapCopy } from '../../copy/street-map.ts';

const clubs: Localized<typeof clubsCopy> = {
  title: 'Encuentre su club',
  inCity: (city) => `Clubes de fitness en ${city}`,
  lede: 'Horarios, clases y una visita gratis, club por club.',
  neighbors: 'Cerca de aquí',
  all: 'Todos los clubes',
  byCity: 'Clubes por ciudad',
};

const streetMap: Localized<typeof streetMapCopy> = {
  open: 'Mapa de calles',
  close: 'Cerrar el mapa de calles',
  label: 'Mapa de calles con los clubes',
  loading: 'Cargando el mapa de calles…',
  failed: 'No se puede mostrar el mapa de calles.',
  controls: {
    'NavigationControl.ZoomIn': 'Acercar',
    'NavigationControl.ZoomOut': 'Alejar',
    'AttributionControl.ToggleAttribution': 'Fuentes',
    'Map.Title': 'Mapa',
  },
};

const embedded: Localized<typeof embeddedCopy> = {
  label: 'Visitar un club',
  waiting: 'Termine de reservar su visita',
  kept: 'Guardamos sus datos para que continúe donde se quedó.',
  continue: 'Continuar su visita',
  booked: (club, moment) => `Tiene una visita en ${club}: ${moment}.`,
  received: 'Ya tenemos sus datos.',
  see: 'Ver su visita',
  seeDetails: 'Ver lo que sigue',
  moves: 'Si reserva otra hora aquí, la reemplaza.',
};

const heads: Localized<typeof headsCopy> = {
  picture: 'Logotipo de Foyer Clubs: un arco verde oscuro',
  home: {
    name: 'Gimnasios cerca de usted',
    description:
      'Más de 100 gimnasios con luz, espacio y gente que sabe su nombre. Recorra uno gratis antes de inscribirse.',
  },
  visit: {
    name: 'Conózcalo en persona',
    description:
      'Elija un club y una hora. La visita es gratis, se reserva en un minuto y no tiene compromiso.',
  },
  clubs: {
    name: 'Nuestros clubes',
    description:
      'Vea en un mapa los clubes Foyer cercanos o busque por nombre, ciudad o código postal. Filtre y reserve una visita.',
  },
  city: {
    name: 'Clubes de fitness en {{city}}',
    description:
      'Nuestros clubes en {{city}}: {{clubs}}. Véalos en un mapa y reserve una visita gratis.',
  },
  club: '{{name}}, {{place}}. {{amenities}}Reserve una visita gratis.',
  prices: {
    name: 'Precios de las membresías',
    description:
      'Lo que cuesta una membresía en su club: hoy, cada mes y el primer año, qué incluye y cómo cancelarla.',
  },
  employers: {
    name: 'Para empresas',
    description:
      'Precios más bajos para todo su equipo: cómo funciona, quién puede inscribirse, cuánto ahorra su gente y cómo contactarnos.',
  },
  benefits: {
    name: 'Beneficios para miembros',
    description:
      'Más de 100 clubes, clases incluidas, piscinas y saunas, y una primera sesión con un entrenador.',
  },
  groupfitness: {
    name: 'Clases por las que vale la pena levantarse',
    description:
      'Ciclismo, boxeo, fuerza y yoga en estudios pequeños, con instructores que saben su nombre.',
  },
  personaltraining: {
    name: 'Su propio entrenador',
    description: 'Alguien que planea sus próximos tres meses y le acompaña en cada sesión.',
  },
  pilates: {
    name: 'Pilates personalizado',
    description:
      'Reformer, torre y colchoneta en un estudio tranquilo, solo usted con el instructor o con dos amigos.',
  },
  referrals: {
    name: 'Un amigo le invitó',
    description:
      'Venga como invitado de un miembro. Recorra su club, pruebe los equipos y quédese para el sauna.',
  },
  terms: {
    name: 'Condiciones',
    description:
      'Condiciones para visitar un club Foyer, recibir mensajes de texto y usar esta demostración.',
  },
  privacy: {
    name: 'Privacidad',
    description: 'Qué guardamos sobre usted, dónde y por cuánto tiempo.',
  },
  plans: { name: 'Elija su membresía' },
  joinDetails: { name: 'Inscribirse en línea' },
  joined: { name: 'Inscribirse en línea' },
  corporate: { name: 'Membresías de empresa' },
  feedback: { name: 'Deje sus comentarios' },
  form: { name: 'Contáctenos' },
  employer: { name: 'La oferta de su empresa' },
  poster: { name: 'El cartel de su empresa' },
  waitOffer: { name: 'Un horario para usted' },
  friendsVisit: { name: 'La visita de quien invitó' },
  managedVisit: { name: 'Su visita' },
  trialRequest: { name: 'Pruebe un club gratis' },
  trialPass: { name: 'Su pase' },
  personalData: { name: 'Sus datos' },
  desk: { name: 'Visitas de hoy' },
  dayPass: {
    name: 'Pases de un día',
    description: 'Venga a un club Foyer por un día, sin membresía.',
  },
  giftCard: {
    name: 'Regale una tarjeta',
    description: 'Tarjetas de regalo para cualquier club Foyer, por correo electrónico.',
  },
  noPage: {
    name: 'Página no encontrada',
    description: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  },
};

const faq: Localized<typeof faqCopy> = { title: 'Preguntas y respuestas' };

const pages: Localized<typeof pagesCopy> = {
  clubLoading: 'Cargando club…',
  offerLoading: 'Cargando oferta…',
  toFront: 'Ir a la página de inicio',
  seeClubs: 'Ver todos los clubes',
};

const plainPages: Localized<typeof plainPagesCopy> = {
  benefits: {
    lede: 'Esto es lo que incluye su membresía, y por qué los miembros se quedan.',
    list: [
      {
        title: 'Más de 100 clubes',
        text: 'Entrene cerca de casa, cerca del trabajo o de viaje, temprano o tarde.',
      },
      {
        title: 'Clases incluidas',
        text: 'Las clases de yoga, pilates, ciclismo y boxeo son parte de su membresía.',
      },
      {
        title: 'Piscinas, saunas y baños de vapor',
        text: 'En la mayoría de los clubes, y toallas limpias en todos.',
      },
      {
        title: 'Un entrenador para empezar',
        text: 'Una primera sesión con un entrenador para fijar sus metas y salir con un plan.',
      },
    ],
  },
  terms: {
    lede: 'Breves, porque esto es una demostración.',
    parts: [
      {
        title: 'Qué es esto',
        text: [
          'Foyer Clubs no es una empresa real. Los clubes, las direcciones y los horarios son inventados. Si reserva una visita aquí, nadie le estará esperando.',
        ],
      },
      {
        title: 'Cómo funcionan las visitas',
        text: [
          'Las visitas son gratis y sin compromiso. Cada reserva aparta un horario para usted. Si cambian sus planes, el enlace de su correo de confirmación le permite cambiar o cancelar la visita hasta que empiece.',
        ],
      },
      {
        title: 'Mensajes de texto',
        text: [
          'Le enviamos mensajes de texto solo si los acepta, y solo sobre lo que aceptó. Pueden aplicarse tarifas por mensajes y datos. Responda STOP para cancelar.',
        ],
      },
      {
        title: 'El software',
        text: ['El software se ofrece bajo la licencia MIT, sin garantía.'],
      },
    ],
  },
  privacy: {
    lede: 'Qué guarda esta demostración sobre usted, dónde y durante cuánto tiempo.',
    parts: [
      {
        title: 'En este dispositivo',
        text: [
          'Mientras reserva, guardamos su nombre, su correo electrónico, su teléfono, su club y la hora elegida en este navegador, para que no los pierda si recarga la página o se queda sin conexión. Vencen 15 minutos después de empezar y se borran la próxima vez que abra la página. Para borrarlos de inmediato, elija “Empezar de nuevo” o elimine los datos de este sitio en su navegador.',
          'Cuando probamos dos versiones de una página, un número al azar en este navegador decide cuál ve usted, y siempre es la misma. No le identifica.',
          'Lo que le trajo aquí, como una campaña o el sitio que nos enlaza, se queda en este navegador durante 90 días y acompaña los formularios que usted envíe. No lo guardamos donde la ley exige su permiso, ni si su navegador pide a los sitios que no compartan sus datos.',
        ],
      },
      {
        title: 'En el servidor',
        text: [
          'Cuando pide una visita o se inscribe en línea, guardamos esos datos, sus preferencias de mensajes de texto y correo, y la hora que reserva en la base de datos de quien opera esta demostración. En su propia computadora, es un archivo en la carpeta de datos que indica el comando de inicio. Elimine la carpeta y los datos desaparecen.',
        ],
      },
      {
        title: 'Mensajes',
        text: [
          'Le enviamos mensajes de texto solo si usted los acepta. Podemos enviarle noticias y ofertas por correo, y puede darse de baja en cualquier momento. Donde la ley lo exige, le preguntamos antes. Esta demostración no envía mensajes de texto ni noticias. Los demás correos se quedan en una bandeja de salida en el servidor, a menos que se configure un servidor de correo.',
        ],
      },
      {
        title: 'Lo que no hacemos',
        text: [
          'Usamos cookies solo para su idioma, su sesión y lo que está por comprar. No compartimos su visita con nadie ni cargamos nada de otros sitios. Los enlaces a mapas abren OpenStreetMap, que puede ver qué club buscó.',
        ],
      },
    ],
  },
};

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
  offline: 'Sin conexión',
  offlineKept:
    'Esta página se abrirá sola cuando vuelva la conexión. Lo que escribió se guardó, y un pase guardado se puede abrir.',
  back: 'Volver',
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
  benefits: 'Beneficios',
  employers: 'Para empresas',
  giftCards: 'Tarjetas de regalo',
  training: 'Entrenamiento',
  classes: 'Clases',
  coaches: 'Entrenamiento personal',
  pilates: 'Pilates',
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
    'Yoga, pilates, ciclismo, boxeo, fuerza y más, en estudios pequeños. Son parte de todas las membresías.',
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
      text: 'Sin tarjeta de crédito y sin contrato. ¿Cambian sus planes? Cambie o cancele su visita con el enlace de nuestro correo.',
    },
  ],
  saidTitle: (club) => `Lo que dicen los miembros de ${club}`,
  rating: (average, count) =>
    `${average} de 5, según ${count} miembros que aceptaron mostrar su calificación`,
  stars: (rating) => `${rating} de 5`,
  employersTitle: 'Precios más bajos por su trabajo',
  employersText:
    'Algunas empresas acordaron precios más bajos con nosotros. Verifique su correo del trabajo para saber si la suya lo hizo, o cuéntele a su empresa de nosotros.',
  check: 'Verificar su correo',
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

/** The site's copy in US Spanish. */
export const part: LanguagePart = {
  copy: {
    'visit/clubs': clubs,
    'visit/embedded': embedded,
    'visit/heads': heads,
    'visit/club-search': search,
    'visit/home': home,
    'visit/home-more': more,
    'visit/pages': pages,
    'visit/plain-pages': plainPages,
    'visit/site': site,
    'visit/footer': footer,
    'visit/faq': faq,
    'visit/street-map': streetMap,
  },
  messages: siteMessages,
  labels: {},
};
