import { joinMessages } from '@foyer/core/messages/es-US';

import type { LanguagePart } from '../../locale/language.ts';
import type { corporateCopy, joinCopy, joiningCopy } from '../../copy/join.ts';
import type { Localized } from '../../locale/copy.ts';
import { plural } from '../plural.ts';
import { stateLabels } from './state-labels.ts';

const corporate: Localized<typeof corporateCopy> = {
  work: 'Correo',
  noWork: 'Aún sin confirmar',
  visit: 'Visita',
  noVisit: 'Aún sin reservar',
  contactEyebrow: 'Inscríbase por medio de su empresa',
  contactTitle: 'Su trabajo tiene sus ventajas',
  contactLede:
    'Deje sus datos y su correo del trabajo. Un código confirma que es suyo, y después podrá elegir entre las membresías que su empresa acordó.',
  contactForm: 'Inscríbase por medio de su empresa',
  companyEmailHint: 'Ahí le enviamos un código.',
  getStarted: 'Empezar',
  starting: 'Revisando su correo del trabajo…',
  codeEyebrow: 'Confirme su correo del trabajo',
  codeTitle: 'Revise su correo del trabajo',
  codeLede: (email) => `Hemos enviado un código de cuatro dígitos a ${email}.`,
  codeForm: 'Confirme su correo del trabajo',
  codeLabel: 'Código del correo',
  codeHint: 'Con el cuarto dígito se envía.',
  codeLasts: 'El código vale por',
  timeLeft: (minutes) => {
    if (minutes === 0) return 'El código ya venció. Puede pedir uno nuevo.';
    return minutes === 1
      ? 'Queda un minuto para usar el código.'
      : `Quedan ${minutes} minutos para usar el código.`;
  },
  confirmCode: 'Confirmar',
  tryingCode: 'Revisando el código…',
  resend: 'Reenviar',
  resendNew: 'Enviar un código nuevo',
  resending: 'Enviando un código nuevo…',
  resent: 'Un código nuevo va en camino. Los anteriores ya no sirven.',
  notThere: '¿No llegó nada? Busque en el correo no deseado o',
  otherEmail: 'use otra dirección',
  planEyebrow: (company) => `${company} y nosotros`,
  planLede: (company) => `Lo que ${company} acordó para usted.`,
  purchase: 'Comprar la membresía',
  memberEyebrow: 'Su membresía',
  memberLede:
    'Muestre esto en la entrada: puede pasar desde hoy. Hay una copia en su correo electrónico.',
  backToPlans: 'Volver a las membresías',
  scheduleEyebrow: 'Primero una visita',
  update: 'Cambiar la cita',
  choose: 'Elegir una hora',
  buy: 'Ver las membresías',
};

const join: Localized<typeof joinCopy> = {
  plansEyebrow: 'Paso 1/3',
  plansLede: 'Un solo precio al mes, y todo se dice antes de que pague.',
  noClubLede: 'Cada club tiene sus propias membresías. Empiece por el suyo.',
  chooserTitle: 'Elija un club para su membresía',
  selectClub: 'Seleccionar club',
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

const joining: Localized<typeof joiningCopy> = {
  strip: 'Su membresía hasta ahora',
  details: 'Datos',
  noDetails: 'Aún sin completar',
  plan: 'Plan',
  noPlan: 'Aún sin elegir',
  payment: 'Pago',
  noPayment: 'Aún sin hacer',
  paid: 'Hecho',
  planTitle: 'Elija su membresía',
  planForm: 'Elija su membresía',
  planLegend: 'Membresías',
  planLoading: 'Cargando las membresías…',
  perMonth: 'al mes',
  at: (club) => `En ${club}`,
  changeClub: 'Cambiar de club',
  selectClub: 'Elegir un club',
  selectJoinClub: 'Elija un club para inscribirse',
  purchasing: 'Le llevamos al pago…',
  purchaseNote: 'El pago se hace en una página aparte, y después vuelve aquí.',
  costNotes: {
    normally: (regular) => `Normalmente ${regular}`,
    initiation: (initiation, normally) =>
      `Incluye ${initiation} de inscripción. Normalmente ${normally}`,
    reimbursement: 'Su membresía podría tener derecho a un reembolso.',
    commitment: 'Compromiso de 12 meses',
  },
  visitFirst: '¿Desea visitar el club primero?',
  visitFirstLink: 'Programe una visita',
  hints: {
    phone_number: 'Para que el club pueda llamarle sobre su membresía.',
  },
  returnEyebrow: 'De vuelta del pago',
  returnTitle: 'Su membresía va en camino',
  returnLede: 'Lo que pagó está seguro: también recibirá una confirmación por correo electrónico.',
  confirming: 'Abriendo su membresía…',
  memberTitle: (name) =>
    name === '' ? 'Le damos la bienvenida' : `Le damos la bienvenida, ${name}`,
  memberCard: 'Su tarjeta de membresía',
  memberId: 'Número de miembro',
  barcode: (memberId) => `Código de barras del número de miembro ${memberId}`,
  welcome: {
    title: 'Le damos la bienvenida, {{FIRST_NAME}}',
    lede: 'Ya es miembro de {{CLUB_NAME}}. Muestre el código de barras en la entrada en su primera visita.',
    paragraphs: [
      'Su número de miembro es {{MEMBER_ID}}.',
      'Si el código de barras no se puede leer, en la recepción le encuentran por su número, {{BARCODE}}.',
    ],
    activation: {
      title: 'Active su cuenta',
      text: 'Vea en línea su membresía, su facturación y sus visitas.',
      action: 'Activar su cuenta en línea',
    },
  },
  benefits: 'Conozca los beneficios para miembros',
  resend: 'Reenviar el correo de confirmación',
  resending: 'Enviando el correo…',
};

/** The labels used only in the joins, by the core's English text. */
const joinLabels: Readonly<Record<string, string>> = {
  'Personal Email': 'Correo electrónico personal',
  'Birth Date': 'Fecha de nacimiento',
  'Card Number': 'Número de tarjeta',
  City: 'Ciudad',
  'Corporate Information': 'Información de la empresa',
  County: 'Condado',
  Floor: 'Piso',
  Province: 'Provincia',
  State: 'Estado',
  'Street Address': 'Dirección',
};

/** The corporate and the standard join. */
export const part: LanguagePart = {
  copy: { 'join/corporate': corporate, 'join/join': join, 'join/joining': joining },
  messages: joinMessages,
  labels: { ...joinLabels, ...stateLabels },
};
