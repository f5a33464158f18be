import type { agreementCopy, feedbackCopy, passCopy } from '../../../copy/services.ts';
import type { Worded } from '../../../locale/worded.ts';

export const feedback: Worded<typeof feedbackCopy> = {
  form: 'Dígale a un club qué le parece',
  legend: 'Sus comentarios',
  hints: {
    message: 'Algo que le gustó, o algo que mejorar.',
    email: 'Solo si desea una respuesta.',
  },
  submit: 'Enviar comentarios',
  thanks: 'Gracias',
  told: (club) =>
    club === null ? 'El club recibió lo que escribió.' : `${club} recibió lo que escribió.`,
  answer: (email) => `Si hay algo que responder, la respuesta llega a ${email}.`,
  again: 'Escribir otro',
  back: (club) => (club === null ? 'Todos los clubes' : `Volver a ${club}`),
};

export const pass: Worded<typeof passCopy> = {
  form: 'Encuentre su pase de prueba',
  intro: 'Escriba el código que recibió y vea por cuánto tiempo el club es suyo para probarlo.',
  legend: 'Su pase',
  hints: {
    code: 'Tal como aparece en el correo o en la tarjeta; por ejemplo, TRY-7.',
    facilityId: 'El club que aparece en el pase.',
  },
  submit: 'Mostrar el pase',
  without: 'Visitar un club sin pase',
  loading: 'Buscando su pase…',
  eyebrow: 'Pase de prueba',
  code: 'Código',
  good: 'Válido por',
  days: (days) =>
    days === 1
      ? 'Un día, desde su primera visita'
      : `${days} días seguidos, desde su primera visita`,
  takeUpBy: 'Úselo a más tardar el',
  endOfDay: (zone) => `El final de ese día en el club, ${zone}`,
  club: 'En',
  terms: 'Condiciones',
  door: 'Muestre este pase y una identificación con foto en la recepción.',
  book: 'Reservar una primera visita',
  print: 'Imprimir el pase',
  another: 'Usar otro código',
};

export const agreement: Worded<typeof agreementCopy> = {
  loading: 'Cargando el acuerdo…',
  version: (version) => `Versión ${version}`,
  print: 'Imprimir el acuerdo',
  sign: 'Firmar el acuerdo',
  legend: 'Firmar',
  hint: 'Escríbalo como firmaría en papel.',
  signed: 'Firmado',
  signedAt: (moment) => `Usted firmó este acuerdo el ${moment}.`,
  justSigned: 'Rige a partir de ahora. Su cuenta lo muestra.',
  account: 'Volver a su cuenta',
};
