import type { contactCopy } from '../../../copy/contact.ts';
import type { Worded } from '../../../locale/worded.ts';

export const contact: Worded<typeof contactCopy> = {
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
  referred: (friend) => `${friend} le invita a conocer el club`,
  referredEyebrow: 'Por invitación',
  privacy: 'política de privacidad',
  hints: {
    company_email: 'Por si su empresa tiene un convenio con nosotros.',
    phone_number: 'Para que el club pueda llamarle sobre su visita.',
  },
};
