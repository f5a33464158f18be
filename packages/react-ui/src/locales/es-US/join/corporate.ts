import type { corporateCopy } from '../../../copy/corporate.ts';
import type { Worded } from '../../../locale/worded.ts';

export const corporate: Worded<typeof corporateCopy> = {
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
