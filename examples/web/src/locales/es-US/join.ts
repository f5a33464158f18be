import type { LanguagePart, Localized } from '@foyer/react-ui';

import type { employersPageCopy } from '../../copy/employers-page.ts';
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

const prices: Localized<typeof pricesPageCopy> = {
  title: 'Un precio al mes. Todas las clases incluidas.',
  lede: 'Vea cuánto paga hoy, cada mes y en su primer año. Al inscribirse, paga exactamente estos montos.',
  faq: [
    {
      question: '¿Cuánto pago hoy?',
      answer:
        'El primer mes y la cuota de inscripción, menos el descuento del club. Si elige empezar más adelante, hoy paga solo la cuota de inscripción, y la mensualidad a partir del día en que empiece.',
    },
    {
      question: '¿Hay una permanencia mínima?',
      answer:
        'Sí. Su duración aparece arriba, junto a los precios. Después, su membresía sigue mes a mes hasta que la cancele.',
    },
    {
      question: '¿Cómo cancelo?',
      answer:
        'En su cuenta, en Membresía, a cualquier hora. Ve su último día antes de confirmar y se lo enviamos por correo electrónico. Se aplica el preaviso que aparece arriba, y una membresía no termina antes de la permanencia.',
    },
    {
      question: '¿Puedo pausar mi membresía?',
      answer:
        'Sí, en su cuenta, por meses completos. Arriba se indica por cuánto tiempo y cuánto cuesta. Los meses en pausa se suman a su permanencia.',
    },
    {
      question: '¿Puedo ir a otros clubes?',
      answer:
        'Depende de la membresía. Cada una indica a cuántos clubes da acceso y los muestra en un mapa al inscribirse. Puede cambiar de membresía después.',
    },
    {
      question: '¿Puedo empezar más adelante?',
      answer:
        'Sí. Elija cualquier fecha de inicio en los próximos 90 días: la mensualidad empieza ese día.',
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
  copy: { 'join/employers-page': employers, 'join/prices-page': prices },
  messages: {},
  labels: {},
};
