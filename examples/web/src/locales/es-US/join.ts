import type { LanguagePart, Localized } from '@foyer/react-ui/language';

import type { employersPageCopy } from '../../copy/employers-page.ts';
import type { offersPageCopy } from '../../copy/offers-page.ts';
import type { pricesPageCopy } from '../../copy/prices-page.ts';

const employers: Localized<typeof employersPageCopy> = {
  title: 'Un beneficio que su gente usará antes del trabajo.',
  lede: 'Precios más bajos en nuestros clubes para todo su equipo, desde la primera persona que se inscriba. No compra nada por adelantado, y cada quien paga su propia membresía.',
  talk: 'Hable con nosotros',
  check: 'Verificar su correo del trabajo',
  howTitle: 'Cómo funciona',
  steps: [
    {
      title: 'Acordamos los precios',
      text: 'Usted elige los clubes y las membresías. Nosotros preparamos una página y un cartel con su nombre.',
    },
    {
      title: 'Su gente demuestra que trabaja con usted',
      text: 'Escriben su correo del trabajo y un código. Quienes no tienen correo del trabajo reciben de usted un código de invitación.',
    },
    {
      title: 'Se inscriben en minutos',
      text: 'Ven cuánto ahorran en cada membresía, firman y pagan en línea. Usted no llena ningún papel.',
    },
  ],
  whoTitle: 'Quién puede inscribirse',
  who: [
    'Toda persona con un correo electrónico de su empresa, de tiempo completo o parcial.',
    'Quienes no tienen correo del trabajo, como en tiendas y obras, con un código que sirve para una persona.',
    'Desde un solo lugar hasta todos los nuestros: su acuerdo nombra los clubes.',
  ],
  exampleTitle: (employer) => `Un ejemplo: ${employer}`,
  example: (employer) => `Esto es lo que paga la gente de ${employer}, junto al precio público.`,
  employee: 'Empleados',
  everyone: 'Precio público',
  aMonth: (price) => `${price} al mes`,
  toJoin: (price) => `${price} de inscripción`,
  membership: 'Membresía',
  seePage: (employer) => `Ver la página de ${employer}`,
  contactTitle: 'Hable con nosotros',
  contactLede: 'Cuéntenos de su empresa. Le responderemos en un plazo de dos días hábiles.',
  contactGone: 'Llame al club más cercano y pregunte por las membresías para empresas.',
  faq: [
    {
      question: '¿Cuánto le cuesta a la empresa?',
      answer:
        'Nada. Su gente paga sus propias membresías a precios más bajos. Si quiere aportar algo, usted decide.',
    },
    {
      question: '¿Cuántas personas se necesitan?',
      answer: 'Una. Los precios son los mismos para la primera persona y para la número cien.',
    },
    {
      question: '¿Qué sabremos de nuestra gente?',
      answer:
        'Ni quién se inscribió ni cuándo entrena. La membresía es entre la persona y el club.',
    },
    {
      question: '¿Qué pasa cuando alguien deja la empresa?',
      answer: 'Su membresía sigue siendo suya, en los términos que firmó.',
    },
    {
      question: '¿Se puede inscribir quien no tiene correo del trabajo?',
      answer:
        'Sí. Le damos códigos de invitación. Cada uno sirve para una persona, que se inscribe con su correo personal.',
    },
    {
      question: '¿Tienen un acuerdo con mi empresa?',
      answer:
        'Verifique su correo del trabajo en esta página. Si hay un acuerdo, le enviamos un código y le mostramos sus precios.',
    },
  ],
};

const offers: Localized<typeof offersPageCopy> = {
  visit: 'Reservar una visita',
  prices: 'Ver precios',
  classesTitle: 'Nuestras clases',
  minutes: (minutes) => `${minutes} minutos`,
  rooms: (clubs) =>
    clubs === 1 ? 'Con sala propia en 1 club' : `Con sala propia en ${clubs} clubes`,
  anyRoom: 'En la mayoría de los clubes',
  timetable: (club) => `Ver el horario de ${club}`,
  clubsTitle: 'Dónde',
  allClubs: 'Ver todos los clubes',
  classes: {
    yoga: {
      name: 'Clases de yoga',
      level: 'Todos los niveles',
      text: 'Vinyasa, flow suave y yin, en una sala tranquila. Las colchonetas las ponemos nosotros.',
    },
    pilates: {
      name: 'Clases de pilates',
      level: 'Todos los niveles',
      text: 'Clases en colchoneta, pausadas o fluidas, con correcciones para cada persona.',
    },
    cycling: {
      name: 'Ciclismo',
      level: 'De moderado a intenso',
      text: 'Sesiones de potencia y de ritmo, en bicicletas que muestran su potencia y su cadencia.',
    },
    boxing: {
      name: 'Boxeo',
      level: 'También para principiantes',
      text: 'Juego de pies, combinaciones y trabajo con saco. Los guantes los ponemos nosotros.',
    },
    strength: {
      name: 'Fuerza',
      level: 'Todos los niveles',
      text: 'Barras, pesas rusas y un entrenador que cuida su técnica.',
    },
    barre: {
      name: 'Ejercicios de barra',
      level: 'Todos los niveles',
      text: 'Movimientos pequeños con gran efecto en la postura, las piernas y el abdomen.',
    },
    dance: {
      name: 'Baile',
      level: 'Sin experiencia previa',
      text: 'Cardio con baile y hip hop. Los pasos se aprenden sobre la marcha.',
    },
    aqua: {
      name: 'Gimnasia acuática',
      level: 'Amable con las articulaciones',
      text: 'Entrenamiento en la piscina, sin impacto. También natación máster.',
    },
  },
  classesFaq: [
    {
      question: '¿Las clases están incluidas en la membresía?',
      answer: 'Sí. Las clases del horario son parte de todas las membresías.',
    },
    {
      question: 'Nunca he ido a una clase. ¿Por dónde empiezo?',
      answer:
        'Llegue unos minutos antes y dígale al entrenador que es su primera vez. Le mostrará los equipos y versiones más fáciles.',
    },
    {
      question: '¿Qué clases tiene mi club?',
      answer:
        'La página de cada club tiene el horario de los próximos siete días, con entrenadores y salas.',
    },
    {
      question: '¿Puedo ver una clase antes de inscribirme?',
      answer: 'Sí. Reserve una visita a la hora de una clase y el asesor le mostrará el estudio.',
    },
  ],
  trainingTitle: 'Cómo funciona',
  training: [
    {
      title: 'Hable de sus metas',
      text: 'Su entrenador le pregunta qué quiere lograr y qué se lo ha impedido.',
    },
    {
      title: 'Vea dónde está',
      text: 'Una primera sesión con pruebas de movimiento y fuerza. Los resultados están en su cuenta.',
    },
    {
      title: 'Entrene con un plan',
      text: 'Su entrenador planea sus próximos tres meses y le acompaña en cada sesión.',
    },
  ],
  coachesTitle: 'Un entrenador para cada meta',
  coaches: [
    'Fuerza, acondicionamiento y halterofilia',
    'Técnica de carrera, ciclismo y resistencia',
    'Movilidad y recuperación',
    'Fuerza después de los 50',
    'Boxeo, natación, yoga y pilates',
  ],
  trainingFaq: [
    {
      question: '¿Tengo que ser miembro?',
      answer:
        'Sí. El entrenamiento personal es para miembros, y una primera sesión con un entrenador está incluida.',
    },
    {
      question: '¿Cuánto cuesta?',
      answer:
        'Depende del entrenador y de la frecuencia. Un asesor le da los precios de su club en su visita.',
    },
    {
      question: '¿Puedo elegir a mi entrenador?',
      answer:
        'Sí. La página de cada club muestra a sus entrenadores y lo que enseñan. Conozca a dos de ellos en su visita.',
    },
    {
      question: '¿Dónde veo mis resultados?',
      answer: 'En su cuenta, en Entrenamiento: medidas, evaluaciones y cómo cambian con el tiempo.',
    },
  ],
  pilatesTitle: 'Tres maneras de entrenar',
  pilates: [
    {
      title: 'Personalizado',
      text: 'Usted y un instructor, en el reformer, la torre o la colchoneta.',
    },
    {
      title: 'Con dos amigos',
      text: 'No más de tres personas por instructor, para que todos reciban correcciones.',
    },
    {
      title: 'Clases en colchoneta',
      text: 'Pilates en colchoneta y Pilates fluido están en el horario y son parte de todas las membresías.',
    },
  ],
  pilatesFaq: [
    {
      question: 'Soy principiante en pilates. ¿Es un problema?',
      answer:
        'No. Su primera sesión en el reformer empieza por la máquina misma, y el instructor ajusta los resortes por usted.',
    },
    {
      question: '¿Qué me pongo?',
      answer: 'Ropa que le permita moverse y, si tiene, calcetines antideslizantes.',
    },
    {
      question: '¿El pilates está incluido en la membresía?',
      answer:
        'Las clases en colchoneta, sí. Las sesiones en el reformer se reservan con un instructor. Un asesor le da los precios de su club en su visita.',
    },
  ],
};

const prices: Localized<typeof pricesPageCopy> = {
  title: 'Un solo precio al mes, clases incluidas.',
  lede: 'Vea cuánto paga hoy, cada mes y en su primer año. Al inscribirse, paga exactamente estos montos.',
  faq: [
    {
      question: '¿Cuánto pago hoy?',
      answer:
        'El primer mes y la cuota de inscripción, menos el descuento del club. Si elige empezar más adelante, hoy paga solo la cuota de inscripción, y la cuota mensual a partir del día en que empiece.',
    },
    {
      question: '¿Hay un compromiso mínimo?',
      answer:
        'Sí. Su duración aparece arriba, junto a los precios. Después, su membresía sigue mes a mes hasta que la cancele.',
    },
    {
      question: '¿Cómo cancelo?',
      answer:
        'En su cuenta, en Membresía, a cualquier hora. Ve su último día antes de confirmar y se lo enviamos por correo electrónico. Se aplica el aviso que aparece arriba, y una membresía no termina antes que el compromiso.',
    },
    {
      question: '¿Puedo pausar mi membresía?',
      answer:
        'Sí, en su cuenta, por meses completos. Arriba se indica por cuánto tiempo y cuánto cuesta. Los meses en pausa se suman a su compromiso.',
    },
    {
      question: '¿Puedo ir a otros clubes?',
      answer:
        'Depende de la membresía. Cada una indica a cuántos clubes da acceso y los muestra en un mapa al inscribirse. Puede cambiar de membresía después.',
    },
    {
      question: '¿Puedo empezar más adelante?',
      answer:
        'Sí. Elija cualquier fecha de inicio en los próximos 90 días: la cuota mensual empieza ese día.',
    },
    {
      question: '¿Mi empresa ayuda?',
      answer:
        'Algunas empresas tienen precios más bajos para su personal. Inscríbase por medio de su empresa con su correo del trabajo y verá cuánto ahorra.',
    },
  ],
};

/** The pages that sell, in US Spanish. */
export const part: LanguagePart = {
  copy: {
    'join/employers-page': employers,
    'join/offers-page': offers,
    'join/prices-page': prices,
  },
  messages: {},
  labels: {},
};
