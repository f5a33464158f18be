import type { joinCopy } from '../../../copy/join.ts';
import type { Worded } from '../../../locale/worded.ts';
import { plural } from '../../plural.ts';

export const join: Worded<typeof joinCopy> = {
  plansEyebrow: 'Paso 1/3',
  plansLede: 'Un solo precio al mes, y todo se dice antes de que pague.',
  noClubLede: 'Cada club tiene sus propias membresías. Empiece por el suyo.',
  chooserTitle: 'Elija un club para su membresía',
  clubLegend: 'Club',
  single: 'Un solo club',
  multiple: 'Varios clubes',
  dueToday: (amount) => `${amount} a pagar hoy`,
  promotion: (offer) => `Oferta: ${offer}`,
  presale: (club, day) =>
    day === null
      ? `${club} aún no abre. Hasta que abra, las membresías se venden al precio de fundadores.`
      : `${club} abre el ${day}. Hasta entonces, las membresías se venden al precio de fundadores.`,
  notEligibleNote: 'Estas son las membresías que cualquiera puede tener.',
  continue: 'Continuar',
  continuing: 'Revisando la membresía…',
  continueNote: 'Todavía no se compra nada. Después vienen sus datos.',
  detailsEyebrow: 'Paso 2/3',
  detailsTitle: '¿Quién se inscribe?',
  detailsLede: 'La membresía va a su nombre, y la confirmación llega por correo electrónico.',
  detailsForm: 'Sus datos',
  next: 'Siguiente',
  nextNotYet: 'Complete sus datos para pasar al pago.',
  order: 'Su membresía',
  atClub: (club) => `En ${club}`,
  changePlan: 'Cambiar',
  changePlanWhat: 'la membresía',
  firstMonth: 'Primer mes',
  initiation: 'Inscripción',
  saved: 'Usted ahorra',
  less: (amount) => `−${amount}`,
  today: 'A pagar hoy',
  later: 'Después',
  aMonth: (amount) => `${amount} al mes`,
  commitment: (months) =>
    `Por ${months} ${plural('es-US', months, { one: 'mes', other: 'meses' })} como mínimo.`,
  regular: (amount) => `La cuota normal es de ${amount} al mes.`,
  welcomeEyebrow: 'Paso 3/3',
  home: 'Volver al inicio',
};
