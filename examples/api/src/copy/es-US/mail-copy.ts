import type { MailCopy } from '../mail-copy.ts';
import { monthCount } from './payment-copy.ts';

/** The mail copy in US Spanish. */
export const mailCopy: MailCopy = {
  hello: (firstName) => `Hola, ${firstName}:`,
  helloAnyone: 'Hola:',
  house: 'Foyer Clubs',
  when: 'Cuándo',
  where: 'Dónde',
  phone: 'Teléfono',
  length: 'Duración',
  minutes: (count) => `${count} minutos`,
  callOrReply: (phone) => `responda a este correo o llame al ${phone}`,
  unsubscribe: {
    label: 'No recibir más noticias',
    where: 'Correo',
    title: '¿No recibir más noticias?',
    ask: (email) =>
      `No enviaremos más noticias ni ofertas a ${email}. Los códigos, los recibos y los correos sobre sus visitas seguirán llegando.`,
    action: 'Cancelar la suscripción',
    doneTitle: 'Suscripción cancelada',
    done: (email) =>
      `Ya no enviamos noticias ni ofertas a ${email}. Los códigos, los recibos y los correos sobre sus visitas siguen llegando.`,
    unknownTitle: 'Este enlace no funciona',
    unknown:
      'Abra de nuevo el enlace de nuestro correo, o pida en cualquiera de nuestros clubes que dejemos de enviar noticias.',
    site: 'Ir a nuestro sitio',
  },
  subscribe: {
    title: '¿Quiere recibir otra vez noticias?',
    preheader: 'Había cancelado la suscripción, así que preferimos preguntar.',
    why: 'Alguien pidió nuestras noticias con este correo, que tenía la suscripción cancelada. Si no fue usted, ignore este correo, y no enviaremos noticias.',
    link: 'Recibir noticias',
    ask: (email) => `Volveremos a enviar noticias y ofertas a ${email}.`,
    action: 'Suscribirme otra vez',
    doneTitle: 'Vuelve a recibir noticias',
    done: (email) =>
      `Enviamos noticias y ofertas a ${email}. Cada correo tiene un enlace para cancelar la suscripción.`,
  },
  visit: {
    subject: {
      tour: (when, club) => `${when}: su visita a ${club}`,
      workout: (when, club) => `${when}: cita en ${club}`,
    },
    subjectMoved: (when, club) => `Cambió a ${inside(when)}: ${club}`,
    subjectCanceled: (when, club) => `Cancelada: ${inside(when)}, ${club}`,
    subjectMissed: (club) => `Elija otro horario en ${club}`,
    subjectLead: (club) => `Elija un horario para visitar ${club}`,
    booked: {
      title: {
        tour: 'Su visita está reservada',
        workout: 'Su entrenamiento guiado está reservado',
      },
      text: {
        tour: (club) =>
          `Le esperamos con gusto en ${club}. Preséntese en la recepción y le mostraremos el club.`,
        workout: (club) =>
          `Le esperamos con gusto en ${club}. Preséntese en la recepción: allí le recibe su entrenador, que le guía de principio a fin.`,
      },
    },
    moved: {
      title: {
        tour: 'Su visita cambió de horario',
        workout: 'Su entrenamiento guiado cambió de horario',
      },
      text: (club) => `Le esperamos con gusto en ${club} en el nuevo horario.`,
      before: 'Antes',
      companion:
        'La persona que le invitó iba a acompañarle. Aún no nos ha dicho si el nuevo horario le viene bien.',
    },
    canceled: {
      title: {
        tour: 'Su visita está cancelada',
        workout: 'Su entrenamiento guiado está cancelado',
      },
      text: (club) =>
        `Cancelamos su cita en ${club} y el horario queda libre para otra persona. Será un gusto recibirle cualquier otro día.`,
      preheader: 'Será un gusto recibirle cualquier otro día.',
    },
    reminder: {
      title: (day, time) => `Le esperamos ${day} a ${hourOf(time)}`,
    },
    missed: {
      title: 'Sentimos no haberle visto',
      text: (club) =>
        `Le esperábamos en ${club} y algo se habrá presentado. Elija otro horario cuando le convenga.`,
      preheader: '¿Se le presentó algo? Elegir otro horario toma un minuto.',
    },
    lead: {
      title: (club) => `Venga a conocer ${club}`,
      text: (minutes) =>
        `Gracias por su interés. La mejor manera de conocer el club es recorrerlo. La visita es gratis y dura ${minutes} minutos.`,
      preheader: (minutes) => `La visita es gratis y dura ${minutes} minutos.`,
      questions: (callOrReply) => `¿Tiene preguntas antes? Por favor, ${callOrReply}.`,
    },
    details: {
      subject: (club) => `Gracias por su interés en ${club}`,
      preheader: 'Tenemos sus datos.',
      text: (callOrReply) => `Tenemos sus datos. Si desea saber más, por favor, ${callOrReply}.`,
    },
    preheader: (length, address) => `${length}, ${address}`,
    bring: 'Traiga',
    bringText: {
      tour: 'Una identificación con foto, y ropa y calzado deportivos si quiere probar los equipos. Aquí hay toallas.',
      workout: 'Ropa y calzado deportivos y una identificación con foto. Aquí hay toallas y agua.',
    },
    change: (callOrReply) => `Si cambian sus planes, por favor, ${callOrReply}.`,
    manage: 'Cambiar o cancelar su visita',
    newLink: {
      subject: (when, club) => `Otro enlace: ${inside(when)}, ${club}`,
      title: 'Este es su enlace nuevo',
      text: 'El enlace anterior a su visita ya no funciona. Quien tenga este puede cambiar o cancelar su visita; por favor, no lo reenvíe.',
    },
    guest: {
      who: 'Quiénes',
      whoIs: (people) => `Quiénes: ${people}`,
      with: (name) => `Usted y ${name}`,
      withSomeone: 'Usted y alguien más',
      subject: (when, club) => `Actualizada: ${inside(when)}, ${club}`,
      forTwo: { tour: 'Su visita es para dos', workout: 'Su entrenamiento guiado es para dos' },
      alone: {
        tour: 'Su visita es solo para usted',
        workout: 'Su entrenamiento guiado es solo para usted',
      },
      text: (club) => `Ya avisamos a ${club}. El horario no cambia.`,
    },
    directions: 'Cómo llegar',
    pickTime: 'Elegir un horario',
    event: {
      tour: (club) => `Visita a ${club}`,
      workout: (club) => `Entrenamiento guiado en ${club}`,
    },
  },
  trial: {
    subject: (days, club) => `Su pase de prueba de ${days} días para ${club}`,
    title: (days) => `Su pase de prueba de ${days} días`,
    preheader: (club) => `Muéstrelo en la recepción de ${club}.`,
    text: (club) =>
      `Este es su pase para ${club}. Muestre el código de barras y una identificación con foto en la recepción, y el club es suyo.`,
    barcode: 'Su pase',
    from: 'Desde el',
    until: 'Hasta el final del',
    see: 'Ver su pase',
    personal: 'El enlace muestra su nombre, así que no lo comparta. El pase es solo para usted.',
  },
  dayPass: {
    subject: (club) => `Su pase de un día: ${club}`,
    title: 'Su pase de un día',
    text: (club) =>
      `Gracias. Este es su pase para ${club}. Muestre el código de barras y una identificación con foto en la recepción, y el club es suyo durante el día.`,
    day: 'Día',
    line: 'Pase de un día, impuestos incluidos',
  },
  hadTrial: {
    subject: (club) => `Su solicitud de un pase de prueba para ${club}`,
    title: 'Damos un pase de prueba por persona',
    text: (club) =>
      `Usted pidió un pase de prueba para ${club}. Damos uno a cada persona y no podemos enviar otro para esta solicitud.`,
    welcome: 'De todos modos puede conocer el club: la visita es gratuita.',
    visit: 'Reservar una visita gratuita',
    mistake: (contact) => `Si cree que es un error, ${contact}.`,
  },
  waitList: {
    subject: (when, club) => `Se liberó un horario: ${inside(when)}, ${club}`,
    title: (club) => `Se liberó un horario en ${club}`,
    preheader: (deadline) => `Se lo reservamos hasta ${hourOf(deadline)}.`,
    text: {
      tour: (deadline) =>
        `Es su turno en la lista de espera y se liberó un horario para una visita. Se lo reservamos hasta ${hourOf(deadline)}.`,
      workout: (deadline) =>
        `Es su turno en la lista de espera y se liberó un horario para un entrenamiento guiado. Se lo reservamos hasta ${hourOf(deadline)}.`,
    },
    take: 'Ver el horario y reservarlo',
    otherwise:
      'Si no lo reserva para entonces, se lo ofreceremos a la siguiente persona y usted saldrá de la lista.',
  },
  heldPrice: {
    subject: (club) => `Su precio garantizado en ${club}`,
    title: (day) => `Su precio está garantizado hasta el ${day}`,
    preheader: (plan, monthly) => `${plan}: ${monthly} al mes.`,
    text: (club, day) =>
      `Gracias por visitar ${club}. Hasta el ${day}, puede inscribirse al precio de abajo, aunque cambie.`,
    monthly: 'Cada mes',
    until: 'Precio garantizado hasta',
    action: 'Inscribirme a este precio',
    note: 'Este enlace es para usted y sirve para una sola membresía. No lo reenvíe: abre el formulario con sus datos.',
  },
  code: {
    subject: (employer) => `Código para su membresía de ${employer}`,
    title: 'Verifique su correo del trabajo',
    preheader: 'Sirve durante 15 minutos.',
    label: 'Su código es',
    works: 'Sirve durante 15 minutos.',
    why: (employer) =>
      `Escríbalo en la página donde lo pidió. Confirma que usted trabaja en ${employer}.`,
    notYou: 'Si usted no lo pidió, puede ignorar este correo.',
  },
  link: {
    subjectActivate: 'Active su cuenta de Foyer',
    subjectRecover: 'Restablezca su contraseña de Foyer',
    titleActivate: 'Active su cuenta',
    titleRecover: 'Restablezca su contraseña',
    activate: 'Elija el nombre de usuario y la contraseña con los que iniciará sesión.',
    username: (username) => `Su nombre de usuario es ${username}.`,
    actionActivate: 'Elegir mi acceso',
    actionRecover: 'Elegir una contraseña nueva',
    goodActivate: (address) =>
      `El enlace sirve una sola vez, durante 48 horas. Después, pida otro en ${address}`,
    goodRecover: (address) =>
      `El enlace sirve una sola vez, durante 30 minutos. Después, pida otro en ${address}`,
    why: 'Recibe este correo porque alguien lo pidió en nuestro sitio. Si no fue usted, ignórelo: sin este enlace nada cambia. No lo comparta con nadie.',
    askAny: (address) => `¿Preguntas? Cualquiera de nuestros clubes le ayuda: ${address}`,
    askClub: (club, phone) => `¿Preguntas? Llame a ${club}, ${phone}.`,
  },
  changed: {
    emailAsked: {
      subject: '¿Otro correo para su cuenta de Foyer?',
      title: 'Alguien pidió cambiar su correo electrónico',
      text: 'Alguien pidió cambiar el correo electrónico de su cuenta de Foyer. Cambiará cuando se confirme el correo nuevo. Hasta entonces, seguimos escribiendo a este.',
    },
    emailRestored: {
      subject: 'Correo electrónico restablecido',
      title: 'Se restableció su correo electrónico anterior',
      text: 'Se restableció el correo electrónico anterior de su cuenta de Foyer y se cerró la sesión en todos los dispositivos.',
    },
    password: {
      subject: 'Contraseña cambiada en su cuenta de Foyer',
      title: 'Se cambió su contraseña',
      text: 'Se cambió la contraseña de su cuenta de Foyer y se cerró la sesión en sus demás dispositivos.',
    },
    username: {
      subject: 'Nombre de usuario cambiado en Foyer',
      title: 'Se cambió su nombre de usuario',
      text: 'Se cambió el nombre de usuario de su cuenta de Foyer y se cerró la sesión en sus demás dispositivos.',
    },
    linked: {
      subject: 'Red social vinculada a su cuenta',
      title: 'Se vinculó una red social',
      text: 'Se vinculó una red social a su cuenta de Foyer y se cerró la sesión en sus demás dispositivos.',
    },
    unlinked: {
      subject: 'Red social desvinculada de su cuenta',
      title: 'Se desvinculó una red social',
      text: 'Se desvinculó una red social de su cuenta de Foyer y se cerró la sesión en sus demás dispositivos.',
    },
    secondStepOn: {
      subject: 'El inicio de sesión en dos pasos está activado en su cuenta de Foyer',
      title: 'El inicio de sesión en dos pasos está activado',
      text: 'Desde ahora, para iniciar sesión en su cuenta de Foyer también hace falta un código de su aplicación de autenticación. Cerramos la sesión en sus otros dispositivos.',
    },
    secondStepOff: {
      subject: 'El inicio de sesión en dos pasos está desactivado en su cuenta de Foyer',
      title: 'El inicio de sesión en dos pasos está desactivado',
      text: 'Para iniciar sesión en su cuenta de Foyer ya no hace falta un código. Cerramos la sesión en sus otros dispositivos.',
    },
    passkeyAdded: {
      subject: 'Se agregó una llave de acceso a su cuenta de Foyer',
      title: 'Se agregó una llave de acceso',
      text: 'Se agregó una llave de acceso para iniciar sesión en su cuenta de Foyer y cerramos la sesión en sus otros dispositivos. La página de seguridad de su cuenta muestra y elimina las llaves de acceso.',
    },
    passkeyRemoved: {
      subject: 'Se eliminó una llave de acceso de su cuenta de Foyer',
      title: 'Se eliminó una llave de acceso',
      text: 'Se eliminó una llave de acceso de su cuenta de Foyer y cerramos la sesión en sus otros dispositivos.',
    },
    recoveryCodesMade: {
      subject: 'Nuevos códigos de recuperación para su cuenta de Foyer',
      title: 'Se crearon nuevos códigos de recuperación',
      text: 'Se crearon nuevos códigos de recuperación para su cuenta de Foyer. Los anteriores ya no funcionan.',
    },
    recoveryCodeUsed: {
      subject: 'Se usó un código de recuperación en su cuenta de Foyer',
      title: 'Se usó un código de recuperación',
      text: 'Alguien inició sesión en su cuenta de Foyer con uno de sus códigos de recuperación.',
    },
    notYou: 'Si no fue usted, restablezca su contraseña ahora y llame a su club.',
    notYouAction: 'Restablecer mi contraseña',
  },
  dataLink: {
    subject: 'Sus datos en Foyer Clubs',
    text: 'Aquí puede descargar lo que guardamos con esta dirección de correo, o pedir que se borre.',
    action: 'Ver sus datos',
    goodFor: 'El enlace funciona durante 24 horas. No lo reenvíe: muestra todo.',
    why: 'Recibe este correo porque alguien pidió los datos de esta dirección. Si no fue usted, ignórelo y no pasará nada.',
  },
  emailLink: {
    subjectConfirm: 'Confirme su correo electrónico nuevo',
    confirm: 'Confirme que podemos usar este correo electrónico para su cuenta de Foyer.',
    actionConfirm: 'Confirmar este correo',
    goodConfirm: 'El enlace sirve una sola vez, durante 48 horas.',
    whyConfirm:
      'Recibe este mensaje porque alguien escribió este correo electrónico para su cuenta de Foyer. Si no fue usted, ignórelo y nada cambiará.',
    subjectUndo: 'Se cambió su correo electrónico',
    changed:
      'Se cambió el correo electrónico de su cuenta de Foyer. De ahora en adelante usaremos el nuevo.',
    undo: 'Si no fue usted, restablezca el correo anterior. Se cerrará la sesión en todos los dispositivos.',
    actionUndo: 'Restablecer el anterior',
    goodUndo: 'El enlace sirve una sola vez, durante 7 días.',
  },
  gift: {
    subject: (giver) => `${giver} le envió una tarjeta de regalo`,
    subjectAnyone: 'Una tarjeta de regalo para usted',
    title: (sum) => `${sum} para Foyer Clubs`,
    givesAnyone: (sum) => `Alguien le regaló una tarjeta de ${sum}.`,
    gives: (giver, sum) => `${giver} le regaló una tarjeta de ${sum}.`,
    card: 'Su tarjeta de regalo es',
    said: (message) => `“${message}”`,
    spend:
      'Muestre el código en la recepción de cualquiera de nuestros clubes. Quien lo tenga puede gastarlo: guárdelo como si fuera efectivo.',
    clubs: 'Ver nuestros clubes',
    receiptSubject: (recipient) => `Recibo: tarjeta de regalo para ${recipient}`,
    receiptTitle: 'Gracias por su regalo',
    order: 'Pedido',
    giftCard: 'Tarjeta de regalo',
    for: 'Para',
    delivery: 'Envío',
    atOnce: 'De inmediato',
    at: (day, time) => `${day}, ${time}`,
    wrong: 'Si algo no está bien, llame a cualquiera de nuestros clubes y dé el número de pedido.',
  },
  referral: {
    someone: 'alguien que conoce',
    subject: (friend, club) => `${friend} le recomienda ${club}`,
    title: (club) => `Venga a conocer ${club}`,
    text: (friend, club) =>
      `${friend} entrena con nosotros y cree que le gustará ${club}. Compruébelo: la visita es gratis y dura 30 minutos.`,
    preheader: 'La visita es gratis y dura 30 minutos.',
    book: 'Reservar una visita',
    call: (phone) => `¿Prefiere hablar con nosotros? Llame al ${phone}.`,
  },
  friendsVisit: {
    someone: 'la persona que invitó',
    booked: {
      subject: (friend, when, club) => `${friend} visita ${club}: ${inside(when)}`,
      title: (friend, club) => `${friend} va a visitar ${club}`,
      text: 'La persona que invitó reservó una visita.',
    },
    moved: {
      subject: (friend, when, club) => `${friend} cambia: ${inside(when)}, ${club}`,
      title: (friend) => `Nueva hora para la visita de ${friend}`,
      text: 'La persona que invitó cambió la hora de la visita.',
    },
    canceled: {
      subject: (friend, when, club) => `${friend} cancela: ${inside(when)}, ${club}`,
      title: (friend) => `Esta vez, ${friend} no vendrá`,
      text: 'La persona que invitó canceló la visita.',
    },
    ask: '¿Le gustaría acompañarle? A esa persona y al club les alegrará saberlo.',
    askAgain:
      'Usted dijo que también iría. ¿Le viene bien la nueva hora? Mientras no nos lo diga, no contamos con ello.',
    join: 'Unirse a la visita',
    why: 'Recibe este correo porque la visita se reservó con su invitación.',
  },
  companion: {
    someone: 'la persona que le invitó',
    joined: {
      subject: (friend, when) => `${friend} también irá: ${inside(when)}`,
      title: (friend) => `${friend} también estará allí`,
      text: 'La persona que le invitó le acompañará. Se encontrarán en la recepción.',
    },
    left: {
      subject: (friend, when) => `${friend} no podrá ir: ${inside(when)}`,
      title: (friend) => `Al final, ${friend} no podrá ir`,
      text: 'La persona que le invitó no podrá acompañarle esta vez. Su visita sigue igual y le esperamos con gusto.',
    },
  },
  membership: {
    manage: 'Ver mi membresía',
    nextBill: 'Próximo cobro',
    bill: (sum, day) => `${sum} el ${day}`,
    commitment: 'Compromiso hasta',
    freeze: {
      subject: (day) => `En pausa desde el ${day}`,
      title: 'Su pausa está confirmada',
      text: (club, from, until) =>
        `Su membresía en ${club} queda en pausa desde el ${from} y se reanuda el ${until}. Mientras está en pausa, no puede usar nuestros clubes.`,
      from: 'Primer día',
      until: 'Se reanuda el',
      fee: 'Cuota por mes',
      undo: 'Si cambia de opinión, puede anular la pausa en su cuenta hasta que empiece y, después, terminarla antes.',
    },
    unfreeze: {
      subjectTaken: 'Su membresía no está en pausa',
      subjectEnds: (day) => `Su pausa termina el ${day}`,
      titleTaken: 'Su pausa está anulada',
      titleEnds: 'Su pausa termina antes',
      taken: (club) =>
        `Su membresía en ${club} no está en pausa. Todo queda como antes de su solicitud.`,
      ends: (club, day) => `Su membresía en ${club} se reanuda el ${day}.`,
    },
    cancel: {
      subject: (day) => `Cancelada: último día, ${day}`,
      title: 'Su membresía está cancelada',
      text: (club, day) =>
        `Puede usar ${club} hasta el ${day}. No se cobra nada después del último cobro.`,
      lastDay: 'Último día',
      lastBill: 'Último cobro',
      noBill: 'Ninguno. Todo está pagado.',
      undo: (day) =>
        `Este correo es su comprobante. Si cambia de opinión, puede anular la cancelación en su cuenta hasta el ${day}.`,
    },
    keep: {
      subject: 'Su membresía continúa',
      title: 'Nos alegra que se quede',
      text: (club) => `Anuló su cancelación. Su membresía en ${club} continúa como antes.`,
    },
    change: {
      subject: (day) => `Su membresía cambia el ${day}`,
      title: 'Su cambio está confirmado',
      text: (plan, club, day) => `Desde el ${day}, tiene ${plan} en ${club}.`,
      from: 'Desde',
      plan: 'Plan',
      club: 'Su club',
      before: 'Cuota mensual hasta entonces',
      after: 'Cuota mensual desde entonces',
      undo: 'Hasta ese día, puede anular el cambio en su cuenta.',
    },
    undoChange: {
      subject: 'Su membresía sigue igual',
      title: 'Su plan sigue igual',
      text: (plan, club) => `Conserva ${plan} en ${club}.`,
    },
  },
  bill: {
    subject: (day) => `Recibo: membresía, ${day}`,
    title: 'Gracias por su pago',
    text: (brand) => `Su membresía se pagó con ${brand}.`,
    number: 'Factura',
    day: 'Fecha',
    month: (plan) => `${plan}, un mes`,
    freeze: (plan) => `${plan}, un mes de pausa`,
    paid: 'Pagado',
    see: 'Ver mis facturas',
    declined: {
      subject: 'No pudimos cobrar su membresía',
      title: 'Su pago fue rechazado',
      text: (sum, brand) =>
        `No pudimos cobrar ${sum} con ${brand} por su membresía. Lo intentaremos de nuevo en los próximos días y no pagará dos veces.`,
      act: (callOrReply) =>
        `Consulte con su banco si la tarjeta admite el cobro. Para pagar con otra tarjeta, actualícela en su cuenta o ${callOrReply}.`,
      due: 'Pendiente',
    },
  },
  newCard: {
    subject: 'Actualizamos su tarjeta',
    title: 'Su tarjeta está actualizada',
    text: (brand, lastFour) =>
      `A partir de ahora, su membresía se cobra a ${brand} terminada en ${lastFour}.`,
    notYou: (callOrReply) => `Si no fue usted, ${callOrReply} de inmediato.`,
    see: 'Ver mi facturación',
  },
  receipt: 'Recibo',
  paidToday: 'Pagado hoy',
  agreement: {
    subject: (club) => `Su contrato con ${club}`,
    guardianSubject: (club) => `Contrato que firmó: ${club}`,
    title: 'El contrato de membresía',
    text: (club) => `Esta es su copia del contrato que se firmó para su membresía en ${club}.`,
    guardianText: (member, club) =>
      `${member ?? 'Un menor'} se inscribió en ${club}, y usted figura como la persona responsable que firmó el contrato. Esta es su copia.`,
    signature: 'Firmado por',
    withheld: 'Véalo en su cuenta',
    signedAt: 'Fecha de la firma',
    version: 'Versión',
    account: 'Leerlo en su cuenta',
    notYou: (phone) => `Si usted no lo firmó, responda a este correo o llame al ${phone}.`,
  },
  welcome: {
    subject: (club) => `Le damos la bienvenida a ${club}`,
    title: 'Ya es miembro',
    preheader: 'Su número de miembro, código de barras y recibo.',
    text: (club) =>
      `Le damos la bienvenida a Foyer Clubs. Muestre su código de barras en la recepción de ${club} y, en su primera visita, traiga una identificación con foto.`,
    memberId: 'Número de miembro',
    barcode: 'Código de barras',
    membership: 'Membresía',
    starts: 'Comienza',
    firstMonth: 'Primer mes',
    initiation: 'Inscripción',
    saved: 'Descuento en la inscripción',
    promo: (code) => `Código promocional ${code}`,
    after: (sum, months, from) =>
      `Paga ${sum} al mes desde ${from === null ? 'el día que abra el club' : `el ${from}`}, durante al menos ${monthCount(months)}.`,
    afterPromo: (reduced, reducedMonths, from, sum, months) =>
      `Paga ${reduced} al mes desde ${from === null ? 'el día que abra el club' : `el ${from}`} durante ${monthCount(reducedMonths)}, y luego ${sum} al mes. Su membresía dura al menos ${monthCount(months)}.`,
    opens: (club, day) => (day === null ? `${club} aún no abre.` : `${club} abre el ${day}.`),
    account: 'Configure su cuenta en línea con su número de miembro y su apellido.',
    accountAction: 'Configurar mi cuenta',
  },
};

/** A time of day with its article: `la 1:15 p.m.`, `las 3:15 p.m.` */
function hourOf(time: string): string {
  return `${/^1\D/.test(time) ? 'la' : 'las'} ${time}`;
}

/** A day within a subject, where it isn't capitalized. */
function inside(when: string): string {
  return `${when.charAt(0).toLowerCase()}${when.slice(1)}`;
}
