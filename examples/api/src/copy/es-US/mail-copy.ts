import type { MailCopy } from '../mail-copy.ts';

/** The mail copy in US Spanish. */
export const mailCopy: MailCopy = {
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
    emailAsked: {
      subject: 'Un correo electrónico nuevo para su cuenta de Foyer',
      text: 'Alguien pidió cambiar el correo electrónico de su cuenta de Foyer. Cambiará cuando se confirme el correo nuevo. Hasta entonces, seguimos escribiendo a este.',
    },
    emailRestored: {
      subject: 'Se restableció su correo electrónico anterior',
      text: 'Se restableció el correo electrónico anterior de su cuenta de Foyer y se cerró la sesión en todos los dispositivos.',
    },
    password: {
      subject: 'Se cambió su contraseña',
      text: 'Se cambió la contraseña de su cuenta de Foyer y se cerró la sesión en sus demás dispositivos.',
    },
    username: {
      subject: 'Se cambió su nombre de usuario',
      text: 'Se cambió el nombre de usuario de su cuenta de Foyer y se cerró la sesión en sus demás dispositivos.',
    },
    linked: {
      subject: 'Se vinculó un acceso social',
      text: 'Se vinculó un acceso social a su cuenta de Foyer y se cerró la sesión en sus demás dispositivos.',
    },
    unlinked: {
      subject: 'Se desvinculó un acceso social',
      text: 'Se desvinculó un acceso social de su cuenta de Foyer y se cerró la sesión en sus demás dispositivos.',
    },
    notYou: 'Si no fue usted, llame a su club, por favor.',
  },
  emailLink: {
    hello: 'Hola:',
    subjectConfirm: 'Confirme su correo electrónico nuevo',
    confirm: 'Confirme que podemos usar este correo electrónico para su cuenta de Foyer:',
    goodConfirm: 'El enlace sirve una sola vez, durante 48 horas.',
    whyConfirm:
      'Recibe este mensaje porque alguien escribió este correo electrónico para su cuenta de Foyer. Si no fue usted, no haga caso de este mensaje y nada cambiará.',
    subjectUndo: 'Se cambió su correo electrónico',
    changed:
      'Se cambió el correo electrónico de su cuenta de Foyer. De ahora en adelante escribimos al nuevo.',
    undo: 'Si no fue usted, restablezca el correo anterior. Se cerrará la sesión en todos los dispositivos:',
    goodUndo: 'El enlace sirve una sola vez, durante 7 días.',
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
