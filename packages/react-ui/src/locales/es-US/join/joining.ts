import type { joiningCopy } from '../../../copy/joining.ts';
import type { Worded } from '../../../locale/worded.ts';

export const joining: Worded<typeof joiningCopy> = {
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
