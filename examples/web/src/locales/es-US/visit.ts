import { siteMessages } from '@foyer/core/messages/es-US';
import type { LanguagePart, Localized } from '@foyer/react-ui';

import type { benefitsCopy, privacyCopy, termsCopy } from '../../copy/plain-pages.ts';
import type { clubsCopy, embeddedCopy, homeCopy, pagesCopy } from '../../copy/pages.ts';
import type { headsCopy, offersCopy } from '../../copy/heads.ts';
import type { siteCopy } from '../../copy/site.ts';

const benefits: Localized<typeof benefitsCopy> = {
  title: 'Lo que tienen los miembros',
  lede: 'Una sola membresía, todas las puertas. Por esto nos dicen los miembros que se quedan.',
  list: [
    {
      title: 'Todos los clubes, todos los días',
      text: 'Entrene cerca de casa, del trabajo y en sus viajes, desde temprano hasta tarde.',
    },
    {
      title: 'Estudios sin cargo adicional',
      text: 'Las clases de yoga, Pilates, ciclismo y boxeo son parte de la membresía.',
    },
    {
      title: 'Agua y calor',
      text: 'Piscinas, baños de vapor y saunas en la mayoría de los clubes, toallas en todos.',
    },
    {
      title: 'Un comienzo con quien sabe',
      text: 'Una primera sesión con un entrenador, que anota adónde quiere usted llegar para la primavera.',
    },
  ],
};

const clubs: Localized<typeof clubsCopy> = {
  name: 'Nuestros clubes',
  title: 'Encuentre su club',
  search: 'Busque por club, ciudad o código postal',
  count: (clubs) => (clubs === 1 ? '1 club' : `${clubs} clubes`),
  loading: 'Cargando los clubes…',
  none: 'Todavía no hay ningún club con ese nombre o en ese lugar. Pruebe con una ciudad cercana o con menos letras.',
  visit: 'Visitar',
  visitWhich: (club) => `Visitar ${club}`,
};

const embedded: Localized<typeof embeddedCopy> = {
  label: 'Visitar un club',
  waiting: 'Su visita le espera',
  kept: 'Lo que escribió se conserva. Continúe donde se quedó.',
  continue: 'Continuar su visita',
};

const heads: Localized<typeof headsCopy> = {
  picture: 'Un arco verde oscuro sobre papel cálido: Foyer Clubs',
  home: {
    name: 'Pase',
    description:
      'Más de cien gimnasios con luz, espacio y gente que sabe su nombre. Venga a ver uno antes de decidir nada.',
  },
  visit: {
    name: 'Venga y véalo usted mismo',
    description:
      'Elija un club, deje sus datos, elija una hora. Una visita es gratis, se reserva en un minuto y no le compromete a nada.',
  },
  clubs: {
    name: 'Nuestros clubes',
    description:
      'Todos los clubes Foyer por región, con búsqueda por nombre, ciudad o código postal. Encuentre el suyo y reserve una visita.',
  },
  club: '{{name}}, {{place}}. {{amenities}}Véalo antes de decidir: la visita es gratis.',
  benefits: {
    name: 'Lo que tienen los miembros',
    description:
      'Una membresía, todas las puertas: todos los clubes, clases sin cargo adicional, piscinas y saunas, una primera sesión con un entrenador.',
  },
  terms: {
    name: 'Condiciones',
    description: 'Qué es una visita a un club Foyer, y qué no es.',
  },
  privacy: {
    name: 'Privacidad',
    description: 'Qué guarda este sitio sobre usted, dónde y por cuánto tiempo.',
  },
  plans: { name: 'Elija su membresía', description: 'Elija un club y una membresía.' },
  joinDetails: { name: 'Inscribirse en línea', description: 'Sus datos para la membresía.' },
  joined: { name: 'Inscribirse en línea', description: 'Su membresía.' },
  corporate: {
    name: 'Inscribirse por medio de su empresa',
    description: 'Las membresías propias de su empresa.',
  },
  logIn: { name: 'Iniciar sesión', description: 'Donde los miembros inician sesión.' },
  account: { name: 'Su cuenta', description: 'Su membresía, sus datos, su club.' },
  details: { name: 'Dónde encontrarle', description: 'Su dirección y su correo electrónico.' },
  profile: { name: 'Sobre usted', description: 'Lo que su club sabe de usted.' },
  username: { name: 'Su nombre de usuario', description: 'El nombre con el que inicia sesión.' },
  password: { name: 'Su contraseña', description: 'Una contraseña nueva para su cuenta.' },
  social: {
    name: 'Inicio de sesión social',
    description: 'Vincule un inicio de sesión que tenga en otro sitio.',
  },
  agreement: { name: 'Su contrato', description: 'Léalo y fírmelo.' },
  training: {
    name: 'Su entrenamiento',
    description: 'Lo que usted y su entrenador anotaron.',
  },
  register: {
    name: 'Cree su cuenta en línea',
    description: 'Un acceso en línea para su membresía.',
  },
  activate: {
    name: 'Active su cuenta en línea',
    description: 'Un acceso en línea para su membresía.',
  },
  recover: {
    name: 'Volver a su cuenta',
    description: 'Un nombre de usuario o una contraseña olvidados.',
  },
  resend: {
    name: 'Su enlace de activación, otra vez',
    description: 'El enlace en otro correo.',
  },
  confirmEmail: {
    name: 'Confirme su correo electrónico',
    description: 'Confirme el correo nuevo de su cuenta.',
  },
  undoEmail: {
    name: 'Deshacer su correo electrónico nuevo',
    description: 'Vuelva al correo anterior.',
  },
  login: { name: 'Su acceso', description: 'Elija cómo inicia sesión.' },
  feedback: { name: 'Cuéntenos cómo le fue', description: 'Unas palabras al club que visitó.' },
  trialPass: { name: 'Su pase de prueba', description: 'Un pase para probar un club.' },
  giftCard: {
    name: 'Regale una tarjeta',
    description:
      'Un mes, una temporada, una primera sesión con un entrenador: una tarjeta de regalo para cualquier club Foyer.',
  },
  noPage: {
    name: 'Aquí no hay ninguna página',
    description: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  },
};

const home: Localized<typeof homeCopy> = {
  name: 'Pase',
  title: 'Un buen club se nota desde la puerta.',
  lede: 'Luz, espacio, gente que sabe su nombre y equipos que nunca están descompuestos. Venga a ver uno de nuestros clubes antes de decidir nada.',
  visit: 'Visitar un club',
  find: 'Buscar uno cerca de usted',
  visitTitle: 'Cómo es una visita',
  points: [
    {
      title: 'Usted elige la hora',
      text: 'Horarios libres con un mes de anticipación, en la hora del club. Toma un minuto, desde cualquier teléfono.',
    },
    {
      title: 'Alguien le espera',
      text: 'Un asesor le recibe en la puerta y le muestra cada sala en media hora.',
    },
    {
      title: 'Usted no debe nada',
      text: 'Sin tarjeta, sin contrato, sin llamadas que no pidió. Cambie o cancele la visita cuando guste.',
    },
  ],
  someClubs: 'Algunas de nuestras casas',
  allClubs: 'Todos los clubes',
};

const offers: Localized<typeof offersCopy> = {
  groupfitness: {
    title: 'Clases por las que vale la pena madrugar',
    lede: 'Ciclismo, boxeo, fuerza y yoga, en salas pequeñas y con maestros que se aprenden su nombre.',
  },
  personaltraining: {
    title: 'Un entrenador para usted',
    lede: 'Alguien que planea con usted los próximos tres meses y está ahí en cada una de sus horas.',
  },
  pilates: {
    title: 'Pilates, de persona a persona',
    lede: 'Reformer, torre y colchoneta en un estudio tranquilo, a solas con un maestro o con dos amigos.',
  },
  referrals: {
    title: 'Un amigo pensó en usted',
    lede: 'Venga como invitado de un miembro. Conozca su club, pruebe los equipos y quédese para el sauna.',
  },
};

const pages: Localized<typeof pagesCopy> = {
  clubLoading: 'Cargando el club…',
  tellUs: 'Cuéntenos cómo le fue',
  offerLoading: 'Cargando la oferta…',
  noPage: 'Aquí no hay ninguna página',
  noPageLede: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  toFront: 'Ir a la página de inicio',
  seeClubs: 'Ver todos los clubes',
};

const privacy: Localized<typeof privacyCopy> = {
  title: 'Privacidad',
  lede: 'Qué guarda esta demostración sobre usted, dónde y por cuánto tiempo.',
  parts: [
    {
      title: 'En este dispositivo',
      text: [
        'Mientras reserva, su nombre, su correo electrónico, su teléfono, su club y la hora elegida se guardan en este navegador, para que recargar la página o perder la conexión no le cueste nada. Quince minutos después de haber empezado se borran la próxima vez que se abra la página. Puede borrarlos de inmediato con “Empezar de nuevo”, o eliminando los datos de este sitio en su navegador.',
        'Cuando se comparan dos versiones de una página, un número al azar en este navegador decide cuál ve usted, para que vea la misma otra vez. No dice nada de usted.',
      ],
    },
    {
      title: 'En el servidor',
      text: [
        'Cuando pide una visita o se inscribe en línea, esos datos, sus decisiones sobre mensajes de texto y noticias, y la hora que reserva se escriben en la base de datos de quien opera esta demostración. En su propia computadora es un archivo en la carpeta de datos que nombra el comando de inicio. Elimine la carpeta y desaparecen.',
      ],
    },
    {
      title: 'Mensajes',
      text: [
        'Los mensajes de texto y las noticias se envían solo si usted los aceptó. La demostración en sí no envía ningún mensaje de texto. El correo se queda en una bandeja de salida en el servidor, a menos que se haya configurado un servidor de correo.',
      ],
    },
    {
      title: 'Lo que no se hace',
      text: [
        'Las cookies guardan solo lo que usted pidió: el idioma que eligió, su sesión, lo que está por comprar. A nadie se le informa de su visita a este sitio, y nada se carga de otros sitios. El enlace al mapa abre OpenStreetMap, que entonces sabe qué club miró.',
      ],
    },
  ],
};

const site: Localized<typeof siteCopy> = {
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

const terms: Localized<typeof termsCopy> = {
  title: 'Condiciones',
  lede: 'Breves, porque esto es una demostración.',
  parts: [
    {
      title: 'Qué es esto',
      text: [
        'Foyer Clubs no existe. Los clubes, sus direcciones y sus horarios libres son inventados, y una visita reservada aquí es una fila en una base de datos: nadie espera en ninguna puerta.',
      ],
    },
    {
      title: 'Qué sería una visita',
      text: [
        'Una visita es gratis y no le compromete a nada. Cada visita ocupa un horario, que nadie más puede tener. Puede cambiarla o dejarla hasta que empiece.',
      ],
    },
    {
      title: 'Mensajes de texto',
      text: [
        'Si acepta recibir mensajes de texto, serán sobre su visita. Pueden aplicarse tarifas por mensajes y datos. Responda STOP para dejar de recibirlos.',
      ],
    },
    {
      title: 'El software',
      text: ['El software tiene la licencia MIT y se ofrece sin garantía.'],
    },
  ],
};

/** The site's copy in US Spanish. */
export const part: LanguagePart = {
  copy: {
    'visit/benefits': benefits,
    'visit/clubs': clubs,
    'visit/embedded': embedded,
    'visit/heads': heads,
    'visit/home': home,
    'visit/offers': offers,
    'visit/pages': pages,
    'visit/privacy': privacy,
    'visit/site': site,
    'visit/terms': terms,
  },
  messages: siteMessages,
  labels: {},
};
