import type { accountCopy, changeCopy } from '../../../copy/account.ts';
import type { Worded } from '../../../locale/worded.ts';

/** The known membership statuses. An unknown status is shown as the back end sends it. */
const memberships: Readonly<Record<string, string>> = {
  active: 'Membresía activa',
  cancelled: 'Membresía cancelada',
  expired: 'Membresía vencida',
  frozen: 'Membresía en pausa',
  pending: 'Membresía por comenzar',
  suspended: 'Membresía suspendida',
};

export const account: Worded<typeof accountCopy> = {
  title: 'Su cuenta',
  hello: (firstName) => `Qué gusto verle, ${firstName}`,
  memberId: (id) => `Miembro ${id}`,
  membership: (status) => memberships[status] ?? `Membresía: ${status}`,
  prospect: 'Aún sin membresía',
  change: 'Cambiar',
  loading: (card) => `Cargando: ${card}`,
  missing: 'Sin indicar',
  parts: 'Su cuenta, sección por sección',
  portrait: {
    title: 'Su foto',
    alt: (name) => `Foto de ${name}`,
    altUnnamed: 'Su foto',
    empty: 'Su club le tomará la foto en su próxima visita.',
  },
  about: {
    title: 'Acerca de usted',
    changeLabel: 'Cambiar su perfil',
    empty: 'Aún no tenemos nada sobre usted.',
    name: 'Nombre',
    club: 'Club principal',
    height: 'Estatura',
    weight: 'Peso',
    training: 'Entrenamiento personal',
    trainingStatus: { active: 'Activo', inactive: 'No por ahora' },
    trainingLink: 'Ver su entrenamiento',
    strikes: 'Reservaciones perdidas',
  },
  reach: {
    title: 'Cómo contactarle',
    changeLabel: 'Cambiar sus datos de contacto',
    empty: 'Aún no tenemos una dirección suya.',
    email: 'Correo electrónico',
    address: 'Dirección',
    pending: {
      confirm: (email) =>
        `Confirme ${email}: le enviamos un enlace. Hasta que lo abra, usamos la dirección anterior.`,
      resend: 'Enviar el enlace otra vez',
      resending: 'Enviando…',
      resent: 'Lo enviamos otra vez. Solo sirve el enlace más reciente.',
      cancel: 'Cancelar el cambio',
      canceling: 'Cancelando…',
      canceled: 'Su correo electrónico queda como estaba.',
    },
  },
  billing: {
    title: 'Facturación',
    empty: 'No hay nada que cobrarle.',
    card: 'Tarjeta',
    cardOf: (type, digits) =>
      [type ?? 'Tarjeta', digits === null ? null : `terminada en ${digits}`]
        .filter(Boolean)
        .join(' '),
    expires: (month) => `Válida hasta ${month}`,
    expired: (month) => `Venció en ${month}. Su club registrará una nueva.`,
    owed: 'Saldo de hoy',
    nothingOwed: 'Nada',
    credit: (amount) => `${amount} a su favor`,
    owedUnknown: 'No pudimos consultarlo en este momento.',
    email: 'Las facturas se envían a',
    address: 'Dirección de facturación',
  },
  giftCard: {
    title: 'Tarjeta de regalo',
    empty: 'No hay ninguna tarjeta de regalo en su cuenta.',
    balance: 'Saldo',
    number: (digits) => `Tarjeta terminada en ${digits}`,
    expires: (date) => `Válida hasta el ${date}`,
    never: 'No vence nunca.',
    buy: 'Regalar una tarjeta',
  },
  agreement: {
    title: 'Complemento Hamptons',
    empty: 'Su membresía no incluye este complemento.',
    status: 'Acuerdo',
    signed: 'Firmado',
    unsigned: 'Pendiente de su firma',
    read: 'Leer el acuerdo',
    sign: 'Leer y firmar',
  },
  signingIn: {
    title: 'Inicio de sesión',
    username: 'Nombre de usuario',
    changeUsername: 'Cambiar su nombre de usuario',
    password: 'Contraseña',
    changePassword: 'Cambiar su contraseña',
    social: (provider) => `Acceso con ${provider}`,
    linked: 'Vinculado',
    notLinked: 'Sin vincular',
    manage: 'Administrar',
    manageLabel: (provider) => `Administrar su acceso con ${provider}`,
  },
  join: {
    title: 'Hágase miembro',
    lede: 'Tiene un acceso, pero aún no una membresía. Venga a ver un club o elija su membresía ahora.',
    visit: 'Visitar un club',
  },
  ways: {
    title: 'Desde aquí',
    training: 'Entrenamiento personal',
    giftCard: 'Regalar una tarjeta',
    feedback: 'Cuéntenos de su club',
  },
  changed: {
    details: 'Sus datos están guardados.',
    email:
      'Sus datos están guardados. Para usar su correo electrónico nuevo, abra el enlace que le enviamos.',
    profile: 'Su perfil está guardado.',
    username:
      'Su nuevo nombre de usuario está guardado. Úselo la próxima vez que inicie sesión. En todos sus demás dispositivos se cerró la sesión.',
    password:
      'Su nueva contraseña está guardada. En todos sus demás dispositivos se cerró la sesión.',
  },
};

export const change: Worded<typeof changeCopy> = {
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  back: 'Volver a su cuenta',
  forgotten: '¿La olvidó o nunca eligió una?',
  forgottenLink: 'Reciba un enlace por correo',
  details: {
    title: 'Cómo contactarle',
    legend: 'Correo y dirección',
    hints: {
      email: 'Enviamos un enlace a la dirección nueva. Vale cuando lo abre.',
      currentPassword: 'La pedimos porque va a cambiar su correo electrónico.',
    },
    note: 'Su correo electrónico es todo lo que necesitamos. De su dirección, indique lo que desee.',
  },
  profile: {
    title: 'Acerca de usted',
    legend: 'Usted y su club',
    hints: { homeFacilityId: 'Donde más entrena.' },
    note: 'La estatura y el peso son para su entrenador. Déjelos en blanco si lo prefiere.',
  },
  username: {
    title: 'Cambiar su nombre de usuario',
    legend: 'Nuevo nombre de usuario',
    hints: {
      username:
        'De 4 a 30 letras, números, puntos, guiones o guiones bajos. También puede iniciar sesión con su correo electrónico.',
    },
  },
  password: {
    title: 'Cambiar su contraseña',
    legend: 'Nueva contraseña',
    note: 'Al guardarla se cierra la sesión en todos sus demás dispositivos. En este sigue abierta.',
  },
  social: {
    title: 'Acceso con redes sociales',
    lede: (provider) =>
      `Vincule su acceso con ${provider} para que su club sepa que es suyo. Ahí sabemos quién es usted, y nada más.`,
    state: (provider) => `Su acceso con ${provider}`,
    status: 'Estado',
    linkedAs: (id) => `Vinculado como ${id}`,
    notLinked: 'Sin vincular',
    link: (provider) => `Vincular ${provider}`,
    unlink: (provider) => `Desvincular ${provider}`,
    busy: {
      leaving: (provider) => `Le llevamos a ${provider}…`,
      linking: () => 'Vinculando…',
      unlinking: () => 'Desvinculando…',
    },
    done: {
      linked: (provider) => `Su acceso con ${provider} está vinculado.`,
      unlinked: (provider) => `Su acceso con ${provider} ya no está vinculado.`,
    },
    asks: {
      link: (provider) => `Escriba su contraseña para vincular ${provider}`,
      unlink: (provider) => `Escriba su contraseña para desvincular ${provider}`,
    },
    unavailable: 'En este club no hay ningún acceso social que vincular.',
  },
  emailLink: {
    confirm: {
      lede: '¿Usar este correo electrónico en su cuenta? Le escribiremos a él y podrá iniciar sesión con él.',
      press: 'Confirmar este correo',
      doneTitle: 'Su correo electrónico está confirmado',
      doneText:
        'Lo usamos de ahora en adelante. Se cerró la sesión en sus demás dispositivos, y su correo anterior tiene un enlace para deshacer el cambio durante 7 días.',
      over: 'Para recibir otro enlace, vaya a su cuenta y envíelo otra vez.',
      next: 'Ir a su cuenta',
    },
    undo: {
      lede: '¿Volver a este correo electrónico? Se cerrará la sesión en todos los dispositivos.',
      press: 'Restablecerlo',
      doneTitle: 'Su correo electrónico anterior está restablecido',
      doneText:
        'Se cerró la sesión en todos los dispositivos. Es posible que otra persona sepa su contraseña: elija una nueva ahora.',
      over: 'Si usted no cambió su correo electrónico, llame a su club.',
      next: 'Elegir una contraseña nueva',
    },
    clubs: 'Buscar el teléfono de su club',
    sending: 'Un momento…',
  },
};
