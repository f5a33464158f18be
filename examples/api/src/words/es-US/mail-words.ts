import type { MailWords } from '../mail-words.ts';

/** The mails in the Spanish of the United States. ER-01 */
export const mailWords: MailWords = {
  hello: (firstName) => `Hola, ${firstName}:`,
  helloAnyone: 'Hola:',
  house: 'Foyer Clubs',
  when: 'Cuándo',
  where: 'Dónde',
  call: 'Tel.',
  visit: {
    what: { tour: 'visita', workout: 'sesión guiada' },
    subject: (club, when) => `Su visita a ${club}: ${when}`,
    subjectMoved: (club, when) => `Su nuevo horario en ${club}: ${when}`,
    booked: (what, club) => `Su ${what} en ${club} está reservada. Le esperamos con gusto.`,
    moved: (what, club) => `Su ${what} en ${club} cambió de horario. Le esperamos con gusto.`,
    bring: 'Traiga calzado cómodo y una botella de agua.',
    change: 'Si cambian sus planes, llámenos y buscaremos otro horario.',
  },
  code: {
    subject: (employer) => `Su código para la membresía de ${employer}`,
    code: (code) => `Su código es ${code}. Sirve durante 15 minutos.`,
    why: (employer) => `Con él confirma que trabaja en ${employer}.`,
    notYou: 'Si usted no lo pidió, no hay nada que hacer.',
  },
  link: {
    subjectActivate: 'Active su cuenta de Foyer',
    subjectRecover: 'De vuelta a su cuenta de Foyer',
    activate: 'Elija el nombre de usuario y la contraseña con los que entra a su cuenta:',
    username: (username) => `Su nombre de usuario es ${username}.`,
    recover: 'Elija una contraseña nueva:',
    goodActivate: 'El enlace sirve una sola vez, durante 48 horas. Si ya venció, pida otro en',
    goodRecover: 'El enlace sirve una sola vez, durante 30 minutos. Si ya venció, pida otro en',
    why: [
      'Recibe este correo porque alguien lo pidió en nuestro sitio. Si no fue usted,',
      'no hay nada que hacer: sin este enlace nada cambia. No lo comparta con nadie.',
    ],
    askAny: (address) => `¿Preguntas? Cualquiera de nuestros clubes le ayuda: ${address}`,
    askClub: (club, phone) => `¿Preguntas? Llame a ${club}, ${phone}.`,
  },
  changed: {
    subjectAddress: 'Se cambió su correo electrónico',
    address:
      'Se cambió el correo electrónico de su cuenta de Foyer. De ahora en adelante escribimos al nuevo.',
    subjectPassword: 'Se cambió su contraseña',
    password:
      'Se cambió la contraseña de su cuenta de Foyer y se cerró la sesión en sus demás dispositivos.',
    notYou: 'Si no fue usted, llame a su club, por favor.',
  },
  gift: {
    subject: (giver) => `Una tarjeta de regalo de ${giver}`,
    subjectAnyone: 'Una tarjeta de regalo para usted',
    givesAnyone: (sum) => `Le regalan una tarjeta de ${sum} para Foyer Clubs.`,
    gives: (giver, sum) => `${giver} le regala una tarjeta de ${sum} para Foyer Clubs.`,
    card: (code) => `Su tarjeta de regalo es ${code}`,
    said: (message) => `“${message}”`,
    spend:
      'Muéstrela en la recepción de cualquiera de nuestros clubes. Quien tenga este código puede gastarlo: guárdelo como guarda su dinero.',
    receiptSubject: (recipient) => `Su tarjeta de regalo para ${recipient}`,
    thanks: 'Gracias. Su tarjeta de regalo está pagada.',
    order: 'Pedido',
    paid: 'Pagado',
    for: 'Para',
    sent: 'Envío',
    atOnce: 'De inmediato',
    at: (day, time) => `${day}, ${time}`,
    wrong: 'Si algo no está bien, llame a cualquiera de nuestros clubes y mencione el pedido.',
  },
  referral: {
    subject: (friend, club) => `${friend} le recomienda ${club}`,
    text: (friend, club, phone) => [
      `A ${friend} le gustaría que usted conociera ${club}, y a nosotros también. Un asesor se`,
      `pondrá en contacto; si prefiere llamar, el número es ${phone}.`,
    ],
  },
  welcome: {
    subject: (club) => `Le damos la bienvenida a ${club}`,
    member: (club) => `Ya es miembro de Foyer Clubs. Le esperamos con gusto en ${club}.`,
    memberId: 'N.º de miembro',
    barcode: 'Código de barras',
    membership: 'Membresía',
    paid: 'Pagado',
    after: 'Después',
    monthly: (sum, months) => `${sum} al mes, durante al menos ${months} meses`,
    door: 'En su primera visita muestre el código de barras en la entrada y traiga una identificación con foto.',
    account: [
      'Su cuenta en línea muestra su membresía, su facturación y sus visitas.',
      'Actívela con su número de miembro y su apellido:',
    ],
  },
};
