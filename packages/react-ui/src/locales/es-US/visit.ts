import { leadMessages } from '@foyer/core/messages/es-US';

import type { LanguagePart } from '../../locale/language.ts';
import type {
  carouselCopy,
  confirmationCopy,
  guardCopy,
  headlineMoreCopy,
  nearbyCopy,
  scheduleCopy,
  surveyCopy,
  visitActionsCopy,
} from '../../copy/visit.ts';
import type { chooserCopy } from '../../copy/forms.ts';
import type { Localized } from '../../locale/copy.ts';
import { lowered, plural } from '../plural.ts';
import type {
  clubCopy,
  commonCopy,
  contactCopy,
  headlineCopy,
  stripCopy,
} from '../../copy/first-step.ts';
import type { elementCopy } from '../../copy/element.ts';

const carousel: Localized<typeof carouselCopy> = {
  role: 'carrusel',
  slide: 'diapositiva',
  place: (place, of) => `${place} de ${of}`,
  previous: 'Anterior',
  next: 'Siguiente',
};

const chooser: Localized<typeof chooserCopy> = {
  title: 'Más de 100 clubes en todo el mundo',
  forVisit: 'Elija el club que quiere visitar',
  forJoin: 'Elija el club de su membresía',
  forAny: 'Elija un club',
  search: 'Buscar por club, ciudad o código postal',
  loading: 'Cargando clubes…',
  current: 'Su club',
  count: (shown, query) => {
    const clubs = `${shown} ${plural('es-US', shown, { one: 'club', other: 'clubes' })}`;
    return query === '' ? clubs : `${clubs} para “${query}”`;
  },
};

const club: Localized<typeof clubCopy> = {
  yours: 'Su club',
  select: 'Elija un club para visitar',
  changeClub: 'Cambiar de club',
  choose: 'Elegir un club',
  other: 'Otro club',
};

const common: Localized<typeof commonCopy> = {
  close: 'Cerrar',
  tryAgain: 'Intentar de nuevo',
  loadAgain: 'Recargar la página',
  working: 'Un momento…',
  slow: 'Está tardando más de lo normal. Lo que escribió está guardado.',
  leaveEmpty: 'Deje este campo vacío',
  labeled: (label, problem) => `${label}: ${problem}`,
};

const confirmation: Localized<typeof confirmationCopy> = {
  booked: 'Su visita está reservada',
  workoutBooked: 'Su entrenamiento guiado está reservado',
  title: (club) => `Cita en ${club}`,
  ready: 'Le esperamos.',
  readyNote: (club) => `El equipo de ${club} se comunicará pronto con usted.`,
  detailsIn: 'Ya tenemos sus datos',
  detailsInNote: 'Alguien de nuestro equipo se comunicará pronto con usted.',
  received: 'Gracias',
  cancelled: 'Su visita está cancelada',
  cancelledNote: 'Liberamos su hora. Puede reservar otra cuando guste.',
  when: 'Cuándo',
  whenCancelled: 'Cancelada',
  minutes: (count) => `${count} minutos`,
  where: 'Dónde',
  call: 'Teléfono',
  bring: 'Qué traer',
  bringText:
    'Una identificación con foto y, si desea probar los equipos, ropa y calzado deportivos. Nosotros ponemos las toallas.',
  bringToWorkout:
    'Ropa y calzado deportivos y una identificación con foto. Nosotros ponemos las toallas y el agua.',
  workout: 'Su entrenamiento',
  workoutText:
    'Un instructor lo recibe en la recepción, le pregunta por sus metas y lo guía en un entrenamiento.',
  directions: 'Cómo llegar',
  opensMap: '(abre un mapa en una pestaña nueva)',
  confirmationSent: (email) =>
    email === ''
      ? 'Le enviamos la confirmación por correo electrónico. Nos vemos pronto.'
      : `Enviamos su confirmación a ${email}. Nos vemos pronto.`,
  edit: 'Modificar',
  editWhat: 'la cita',
  chooseTime: 'Elegir una hora',
  chooseAnother: 'Elegir otra hora',
  startOver: 'Empezar de nuevo',
};

const contact: Localized<typeof contactCopy> = {
  form: 'Visitar un club',
  clubLegend: 'Club',
  detailsLegend: 'Sus datos',
  optional: 'opcional',
  emailMeant: '¿Quiso escribir',
  visit: 'Visitar un club',
  join: 'Inscribirse en línea',
  guidedTour: 'Reservar una visita guiada VIP',
  guidedWorkout: 'Reservar un entrenamiento guiado VIP',
  book: 'Reservar su visita',
  joinToday: 'Inscribirse hoy',
  sending: 'Enviando sus datos…',
  benefits: 'página de beneficios para miembros',
  visitAnyway: 'De todos modos puede reservar una visita, con o sin el correo de la empresa.',
  referred: (friend) => `${friend} le invitó a visitarnos`,
  referredEyebrow: 'Por invitación',
  privacy: 'política de privacidad',
  hints: {
    company_email: 'Es posible que su empresa ofrezca membresías con descuento.',
    phone_number: 'Para que su club pueda comunicarse con usted sobre su visita.',
  },
};

const element: Localized<typeof elementCopy> = {
  instead: 'Reservar una visita en nuestro sitio',
};

const guard: Localized<typeof guardCopy> = {
  exit: 'Salir',
  back: 'Atrás',
  backWhere: 'a sus datos',
  exitTitle: '¿Salir de esta página?',
  exitText: 'Borraremos de este dispositivo lo que escribió.',
  corporateExitText: 'Su avance no se guardará.',
  stay: 'Quedarme',
  leave: 'Salir',
  stayTitle: '¿Sigue ahí?',
  stayText: 'Para proteger su privacidad, borraremos sus datos en dos minutos.',
  clear: 'Borrar ahora',
};

const headline: Localized<typeof headlineCopy> = {
  eyebrow: 'Visite un club',
  title: 'Conózcalo en persona',
  subCopy: 'Elija la hora que le convenga y un asesor le mostrará el club.',
};

const headlineMore: Localized<typeof headlineMoreCopy> = {
  label: 'Qué esperar',
  points: [
    {
      title: 'Un recorrido de 30 minutos con un asesor',
      text: 'A la hora que usted elija. Le recibirá en la recepción y le mostrará el club.',
    },
    {
      title: 'Conozca todo el club',
      text: 'El gimnasio, los estudios, la piscina y el spa.',
    },
    { title: 'Sin compromiso', text: 'Sin tarjeta de crédito. Sin nada que firmar.' },
  ],
  finePrint: 'Las visitas son gratuitas y sin compromiso.',
};

const nearby: Localized<typeof nearbyCopy> = {
  legend: 'Clubes cerca de usted',
  looking: 'Buscando clubes cerca de usted…',
  anyClub: 'También puede elegir cualquier club de la lista.',
  locate: 'Usar mi ubicación',
  nearest: 'El más cercano a usted',
  chooseNearest: (club) => `Elegir ${club}`,
};

const schedule: Localized<typeof scheduleCopy> = {
  eyebrow: 'Programe una visita',
  title: '¿Cuándo le gustaría visitarnos?',
  editTitle: 'Elija otra hora',
  lede: 'El recorrido dura unos 30 minutos. Elija un día y luego una hora.',
  changeClub: 'Cambiar de club',
  day: 'Día',
  previousWeek: 'Días anteriores',
  nextWeek: 'Días siguientes',
  noTimes: 'sin horas disponibles',
  openTimes: (count) =>
    `${count} ${plural('es-US', count, { one: 'hora disponible', other: 'horas disponibles' })}`,
  nextAvailable: (day) => `Próximo día con lugar: ${lowered(day)}`,
  zone: (zone) => `Las horas están en ${zone}, la hora local del club.`,
  taken: 'ocupada',
  parts: { morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche' },
  loading: 'Cargando las horas disponibles…',
  nearest: 'Horas disponibles más cercanas:',
  submit: 'Reservar la visita',
  submitGuided: 'Reservar el entrenamiento',
  guidedEyebrow: 'Programe un entrenamiento guiado',
  guidedTitle: '¿Cuándo le gustaría entrenar?',
  guidedLede: (minutes) =>
    `Un entrenamiento individual de ${minutes} minutos con un entrenador. Elija un día y luego una hora.`,
  tourTitle: 'Recorrido de 30 minutos',
  tourText: 'Recorra el club, conozca a un asesor y hable de sus metas.',
  workoutTitle: (minutes) => `Entrenamiento guiado de ${minutes} minutos`,
  workoutText: 'Un instructor lo recibe, le pregunta por sus metas y lo guía en un entrenamiento.',
  update: 'Actualizar',
  booking: 'Reservando su visita…',
  skip: 'Omitir la cita',
  notReady: '¿Aún no quiere elegir una hora?',
  skipForNow: 'Más tarde',
  leaveGuidedTitle: '¿Cambiar de club?',
  noTimesOnDate: 'No hay horas libres en esta fecha',
  onlyHere: 'Los entrenamientos guiados solo se ofrecen en este club.',
  becomesTour: 'En otro club, reservará una visita en lugar de un entrenamiento guiado.',
  leaveGuided: 'Cambiar de club',
  stayGuided: 'Conservar mi entrenamiento',
  skipping: 'Un momento…',
  chosen: (day, time) => `${day}, ${time}`,
  short: (day, time) => `${day}, ${time}`,
  nothingChosen: 'Elija una hora',
};

const strip: Localized<typeof stripCopy> = {
  label: 'Su visita',
  club: 'Club',
  noClub: 'Por elegir',
  details: 'Datos',
  noDetails: 'Por completar',
  time: 'Día y hora',
  noTime: 'Por elegir',
  at: (day, time) => `${day}, ${time}`,
  skippedTime: 'Un asesor le contactará',
  visit: 'Visita',
  workout: 'Sesión guiada',
  noVisit: 'Por reservar',
  booked: 'Reservada',
  cancelled: 'Cancelada',
  received: 'Datos recibidos',
};

const survey: Localized<typeof surveyCopy> = {
  title: 'Ayúdenos a personalizar su visita',
  lede: 'Cuatro preguntas rápidas para que su asesor sepa qué mostrarle.',
  progress: (step, of) => `${step} de ${of}`,
  many: 'Seleccione todas las que correspondan.',
  one: 'Seleccione una.',
  other: 'Cuéntenos por qué.',
  count: (used, most) => `${used} de ${most} caracteres`,
  next: 'Siguiente',
  submit: 'Enviar',
  sending: 'Enviando sus respuestas…',
  back: 'Atrás',
  doneTitle: 'Gracias',
  done: 'Su asesor tendrá sus respuestas cuando se vean.',
  benefits: 'Ver los beneficios para miembros',
  classesAt: (club) => `Disponibles en ${club}`,
  classesTitle: 'Clases exclusivas según sus metas',
  classes: (count) => `${count} ${plural('es-US', count, { one: 'clase', other: 'clases' })}`,
  mediaTitle: (club) => `${club} por dentro`,
};

const visitActions: Localized<typeof visitActionsCopy> = {
  cancel: 'Cancelar',
  cancelWhat: 'la visita',
  cancelTitle: '¿Cancelar su visita?',
  cancelAsk: (day, time) =>
    `Liberaremos esta hora: ${lowered(day)}, ${time}. Puede reservar otra cuando guste.`,
  cancelConfirm: 'Cancelar visita',
  cancelling: 'Cancelando…',
  keep: 'Conservar mi visita',
  cancelDone: 'Su visita está cancelada.',
  home: 'Ir al inicio',
  reschedule: 'Cambiar la hora',
  rescheduleWhat: 'de la visita',
  rescheduleTitle: 'Cambie la hora de su cita',
  update: 'Guardar el cambio',
  updating: 'Actualizando su visita…',
  moved: (day, time) => `Su visita ahora es: ${lowered(day)}, ${time}.`,
  addToCalendar: 'Agregar al calendario',
  removeFromCalendar: 'Quitar del calendario',
  removeNote: 'Descarga un archivo que quita la visita de su calendario.',
  calendars: 'Calendarios',
  event: {
    tour: (club) => `Visita a ${club}`,
    workout: (club) => `Entrenamiento guiado en ${club}`,
  },
  file: 'archivo .ics',
  newTab: '(se abre en una pestaña nueva)',
};

/** The labels of the visit, by the core's English text. */
const visitLabels: Readonly<Record<string, string>> = {
  'First Name': 'Nombre',
  'Last Name': 'Apellido',
  'Email Address': 'Correo electrónico',
  'Company Email': 'Correo de la empresa',
  'Phone Number': 'Número de teléfono',
  'Zip Code': 'Código postal',
  Club: 'Club',
  // Survey
  "I'm interested in...": 'Me interesa…',
  'My fitness experience': 'Mi experiencia con el ejercicio',
  'I want to...': 'Quiero…',
  'What matters most to me': 'Lo que más me importa',
  'Cardio Conditioning': 'Cardio y resistencia',
  'Athletic Training': 'Entrenamiento atlético',
  'Specialty Classes': 'Clases especializadas',
  Yoga: 'Yoga',
  Pilates: 'Pilates',
  Cycling: 'Ciclismo',
  Barre: 'Barre',
  Amenities: 'Servicios',
  'Personal Training': 'Entrenamiento personal',
  Equipment: 'Equipo',
  Spa: 'Spa',
  Dance: 'Baile',
  'Boxing and Martial Arts': 'Boxeo y artes marciales',
  Running: 'Correr',
  'Active Regeneration': 'Recuperación activa',
  'Pool/Swimming': 'Piscina y natación',
  Other: 'Otro',
  'Strength floor': 'Área de fuerza',
  'Cardio equipment': 'Máquinas de cardio',
  'Signature Classes': 'Clases exclusivas',
  'Our app': 'Nuestra aplicación',
  Newcomer: 'Estoy empezando',
  'Familiar/Comfortable': 'Me siento a gusto',
  Expert: 'Tengo mucha experiencia',
  'Lose weight': 'Bajar de peso',
  'Tone up': 'Tonificar',
  'Get stronger': 'Ganar fuerza',
  'Gain muscle mass': 'Ganar masa muscular',
  'The location': 'La ubicación',
  'The equipment': 'El equipo',
  'Special events': 'Los eventos especiales',
  Price: 'El precio',
  // Consents
  'Email me news and offers. You can unsubscribe at any time. Our privacy policy explains how we use your information.':
    'Envíenme noticias y ofertas por correo electrónico. Puede cancelar la suscripción en cualquier momento. Nuestra política de privacidad explica cómo usamos su información.',
  'We may email you news and offers. You can unsubscribe at any time.':
    'Podemos enviarle noticias y ofertas por correo electrónico. Puede cancelar la suscripción en cualquier momento.',
  'Text me about my visit or my membership. Message frequency varies. Message and data rates may apply. Reply STOP to stop or HELP for help. This is not a condition of purchase.':
    'Envíenme mensajes de texto sobre mi visita o mi membresía. La frecuencia de los mensajes varía. Pueden aplicarse tarifas de mensajes y datos. Responda STOP para cancelarlos o HELP para recibir ayuda. Aceptarlos no es condición para comprar.',
};

export const part: LanguagePart = {
  copy: {
    'visit/carousel': carousel,
    'visit/chooser': chooser,
    'visit/club': club,
    'visit/common': common,
    'visit/confirmation': confirmation,
    'visit/contact': contact,
    'visit/element': element,
    'visit/guard': guard,
    'visit/headline': headline,
    'visit/headline-more': headlineMore,
    'visit/nearby': nearby,
    'visit/schedule': schedule,
    'visit/strip': strip,
    'visit/survey': survey,
    'visit/visit-actions': visitActions,
  },
  messages: leadMessages,
  labels: visitLabels,
};
