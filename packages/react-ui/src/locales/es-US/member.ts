import { accountMessages, formMessages, serviceMessages } from '@foyer/core/messages/es-US';

import type { LanguagePart } from '../../locale/language.ts';
import { stateLabels } from './state-labels.ts';
import type { accountCopy, changeCopy } from '../../copy/account.ts';
import type { loginCopy } from '../../copy/login.ts';
import type { registrationCopy } from '../../copy/registration.ts';
import type { Localized } from '../../locale/copy.ts';
import type {
  agreementCopy,
  bodyCopy,
  feedbackCopy,
  passCopy,
  trainingCopy,
} from '../../copy/services.ts';
import type { giftCopy } from '../../copy/gift.ts';
import type { formsCopy } from '../../copy/forms.ts';

/** The labels used only in the member forms, by the core's English text. */
const memberLabels: Readonly<Record<string, string>> = {
  // Address
  'Email Address': 'Correo electrónico',
  Country: 'País',
  'Street Address': 'Dirección',
  'Apartment, Suite or Floor': 'Apartamento, oficina o piso',
  City: 'Ciudad',
  'Town or City': 'Localidad o ciudad',
  County: 'Condado',
  'State or Region': 'Estado o región',
  Province: 'Provincia',
  State: 'Estado',
  'ZIP Code': 'Código postal',
  'ZIP code': 'código postal',
  'Postal Code': 'Código postal',
  'postal code': 'código postal',
  Postcode: 'Código postal',
  postcode: 'código postal',
  // Personal data
  'First Name': 'Nombre',
  'Last Name': 'Apellido',
  'Home Club': 'Club principal',
  'Height: Centimeters': 'Estatura: centímetros',
  'Height: Feet': 'Estatura: pies',
  'Height: Inches': 'Estatura: pulgadas',
  'Weight: Kilograms': 'Peso: kilogramos',
  'Weight: Pounds': 'Peso: libras',
  // Login
  'Member ID': 'Número de miembro',
  'Member ID or username': 'Número de miembro o nombre de usuario',
  Username: 'Nombre de usuario',
  'Username or Email': 'Nombre de usuario o correo electrónico',
  'New Username': 'Nuevo nombre de usuario',
  Password: 'Contraseña',
  'New password': 'Contraseña nueva',
  'Current Password': 'Contraseña actual',
  'New Password': 'Contraseña nueva',
  'Your membership': 'Su membresía',
  'I am a member': 'Soy miembro',
  'I have no membership': 'No tengo membresía',
  // Gift cards
  Design: 'Diseño',
  Currency: 'Moneda',
  'US dollars': 'Dólares estadounidenses',
  'Canadian dollars': 'Dólares canadienses',
  'British pounds': 'Libras esterlinas',
  Amount: 'Cantidad',
  'Your own amount': 'Otra cantidad',
  'Your Own Amount': 'Otra cantidad',
  'Re-type Email Address': 'Correo electrónico, otra vez',
  Message: 'Mensaje',
  'Send Date': 'Fecha de envío',
  'Your Name': 'Su nombre',
  'Your Email Address': 'Su correo electrónico',
  // Services
  Club: 'Club',
  'How was it?': '¿Cómo le pareció?',
  Excellent: 'Excelente',
  'Very good': 'Muy bien',
  Good: 'Bien',
  Fair: 'Regular',
  Poor: 'Mal',
  'What should the club know?': '¿Qué debería saber el club?',
  'Pass code': 'Código del pase',
  'Your full name': 'Su nombre completo',
  'I have read this agreement and I agree to it.': 'Leí este acuerdo y lo acepto.',
  'Freeze Duration': 'Duración de la pausa',
  'Start Date': 'Fecha de inicio',
  'Medical Reason': 'Motivo médico',
  '1 month': '1 mes',
  '2 months': '2 meses',
  '3 months': '3 meses',
};

/** The known membership statuses. An unknown status is shown as the back end sends it. */
const memberships: Readonly<Record<string, string>> = {
  active: 'Membresía activa',
  cancelled: 'Membresía cancelada',
  expired: 'Membresía vencida',
  frozen: 'Membresía en pausa',
  pending: 'Membresía por comenzar',
  suspended: 'Membresía suspendida',
};

const account: Localized<typeof accountCopy> = {
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

const change: Localized<typeof changeCopy> = {
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

const pressure = {
  normal: 'Normal',
  elevated: 'Algo elevada',
  'high stage 1': 'Alta, etapa 1',
  'high stage 2': 'Alta, etapa 2',
};

const body: Localized<typeof bodyCopy> = {
  title: 'Dónde se encuentra',
  intro: 'Un rango es lo que se midió en muchas personas. No es un diagnóstico.',
  leanMass: 'Todo menos la grasa',
  sources: 'De dónde vienen estos rangos',
  picture: (value, band, range) =>
    range === '' ? `${value}. ${band}.` : `${value}. ${band}: ${range}.`,
  below: (high) => `menos de ${high}`,
  from: (low) => `desde ${low}`,
  between: (low, high) => `de ${low} a menos de ${high}`,
  measures: {
    'body-fat': 'Grasa corporal',
    'body-water': 'Agua corporal',
    'heart-rate': 'Frecuencia cardíaca en reposo',
    systolic: 'Presión arterial, número superior',
    diastolic: 'Presión arterial, número inferior',
  },
  units: {
    percent: '%',
    'beats-per-minute': ' latidos por minuto',
    mmHg: ' mmHg',
  },
  bands: {
    'body-fat': {
      low: 'Por debajo del rango saludable',
      healthy: 'En el rango saludable',
      raised: 'Por encima del rango saludable',
      high: 'Muy por encima del rango saludable',
    },
    'body-water': {
      low: 'Por debajo del rango habitual',
      typical: 'En el rango habitual',
      high: 'Por encima del rango habitual',
    },
    'heart-rate': { athletic: 'De atleta', normal: 'Normal', high: 'Alta' },
    systolic: pressure,
    diastolic: pressure,
  },
  reasons: {
    'not-measured': 'Aún no se ha medido.',
    'weight-missing': 'Hace falta su peso para ubicar esta medida en un rango.',
    'age-missing':
      'El rango depende de la edad. Dígale la suya a su entrenador para ver dónde se encuentra.',
    'sex-missing':
      'El rango es distinto para mujeres y hombres. Dígale a su entrenador cuál mostrar.',
    'not-adult': 'No hay un rango para menores de 18 años.',
    impossible: 'Este número no puede ser correcto. Pida a su entrenador que vuelva a medir.',
  },
};

const forms: Localized<typeof formsCopy> = {
  choose: 'Elija…',
  none: 'Ninguno',
  count: (typed, most) => `${typed} de ${most} caracteres`,
  sending: 'Enviando…',
  password: {
    show: 'Mostrar',
    showLabel: 'Mostrar la contraseña',
    hide: 'Ocultar',
    hideLabel: 'Ocultar la contraseña',
    requirements: 'Lo que su contraseña necesita',
    met: 'Listo:',
    unmet: 'Aún falta:',
    allMet: 'Su contraseña tiene todo lo que necesita.',
  },
  gift: {
    title: 'Regalar una tarjeta',
    legend: 'Su regalo',
    submit: 'Continuar',
    hints: {
      customAmount: 'Si lo eligió arriba: una cantidad entera, sin coma ni punto.',
      emailAddress: 'A donde enviamos la tarjeta de regalo.',
      sendDate: 'El día en que la recibe.',
    },
  },
  freeze: {
    title: 'Pausar su membresía',
    legend: 'Su pausa',
    submit: 'Solicitar la pausa',
    hints: {
      startDate: 'El primer día en que su membresía descansa.',
      medicalReason: 'Solo si desea decírnoslo.',
    },
  },
};

const gift: Localized<typeof giftCopy> = {
  eyebrow: 'Tarjetas de regalo',
  title: 'Regalar una tarjeta',
  lede: 'Una tarjeta de regalo para cualquiera de nuestros clubes: usted la prepara ahora y llega a su correo el día que elija.',
  loading: 'Cargando las tarjetas de regalo…',
  form: 'Su tarjeta de regalo',
  card: 'La tarjeta',
  whom: 'Para quién es',
  from: 'De su parte',
  hints: {
    currency: 'De preferencia, la moneda de donde vive.',
    customAmount: 'Una cantidad entera de 1 a 500, sin coma ni punto.',
    emailAddress: 'A donde enviamos la tarjeta de regalo.',
    sendDate: 'Sale a las 9 de la mañana, hora de usted; la de hoy sale en cuanto se paga.',
    giverName: 'Tal como aparece en la tarjeta.',
    giverEmail: 'Para su recibo, y nada más.',
  },
  preview: 'Así se verá la tarjeta',
  brand: 'Foyer Clubs',
  noAmount: 'Cantidad',
  to: 'Para',
  noTo: 'Su nombre',
  fromWhom: 'De',
  noFrom: 'El nombre de usted',
  noMessage: 'Aquí van sus palabras, si desea agregarlas.',
  summary: 'Su pedido',
  recipient: 'Para',
  sent: 'Envío',
  atOnce: 'En cuanto se pague',
  onDay: (day) => `${day}, 9:00 a. m.`,
  due: 'A pagar hoy',
  notYet: 'Aún sin indicar',
  submit: 'Continuar al pago',
  submitting: 'Le llevamos al pago…',
  note: 'Se paga en una página aparte y luego vuelve aquí.',
  returnTitle: 'Su regalo va en camino',
  returnLede: 'Lo que pagó está seguro: también llega un recibo por correo electrónico.',
  confirming: 'Abriendo su regalo…',
  doneEyebrow: 'Pagado. Gracias',
  doneTitle: (name) => `${name} recibirá su regalo`,
  doneNow: (email) => `Lo enviamos a ${email} en este momento.`,
  doneLater: (email, day) => `Lo enviamos a ${email} el ${day}, a las 9:00 a. m., hora de usted.`,
  order: 'Número de pedido',
  amount: 'Cantidad',
  receipt: 'Recibo enviado a',
  details: 'Su pedido',
  print: 'Imprimir esta página',
  another: 'Regalar otra tarjeta',
};

const login: Localized<typeof loginCopy> = {
  form: 'Iniciar sesión',
  legend: 'Su acceso',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión…',
  social: (provider) => `Continuar con ${provider}`,
  leaving: (provider) => `Le llevamos a ${provider}…`,
  sentHere: 'Primero inicie sesión. Enseguida le llevamos a la página.',
  signedOut: 'Su sesión está cerrada en este dispositivo.',
  goingOn: 'Su sesión está abierta. Un momento…',
  forgot: '¿Olvidó su nombre de usuario o contraseña?',
  others: '¿Es su primera vez aquí?',
  noLogin: 'Soy miembro y aún no tengo acceso en línea',
  noMember: 'Me gustaría hacerme miembro',
  signOut: 'Cerrar sesión',
  stayTitle: '¿Sigue ahí?',
  stayText: 'Para proteger su cuenta, la sesión se cerrará en dos minutos.',
  stay: 'Mantener la sesión',
  staying: 'Un momento…',
  goOn: 'Continuar',
  switchTitle: '¿Cambiar de cuenta?',
  switchText:
    'El enlace que abrió inicia sesión en una cuenta, y usted ya tiene una sesión abierta en este dispositivo. Si no lo esperaba, quédese en su cuenta.',
  keepAccount: 'Quedarme en mi cuenta',
  switchAccounts: 'Cambiar de cuenta',
  switching: 'Cambiando…',
};

const registration: Localized<typeof registrationCopy> = {
  memberForm: 'Su cuenta en línea',
  memberLegend: 'Quién es usted',
  memberHints: { memberId: 'Está en su tarjeta de miembro y en su correo de bienvenida.' },
  memberNote:
    'Por su seguridad, enviaremos el enlace solo al correo electrónico que su club tiene registrado.',
  welcome: 'Llenamos los datos con los que se inscribió.',
  prospectForm: 'Una cuenta en línea sin membresía',
  prospectLegend: 'Acerca de usted',
  prospectHints: { emailAddress: 'Ahí enviamos un enlace para que elija cómo iniciar sesión.' },
  prospectNote: 'Puede inscribirse cuando guste. Su acceso seguirá siendo el mismo.',
  sendLink: 'Enviarme el enlace',
  sentTitle: 'Revise su correo',
  sentMember:
    'Enviamos un enlace al correo electrónico que su club tiene de usted. Con él elige su nombre de usuario y contraseña.',
  sentProspect: (email) =>
    `Enviamos un enlace a ${email}. Con él elige su nombre de usuario y contraseña.`,
  sentRecover: (email) =>
    `Si alguien tiene una cuenta con ${email}, enviamos ahí su nombre de usuario y un enlace para elegir una contraseña nueva.`,
  sentResend: (name) =>
    `Si ${name} aún no tiene acceso, volvimos a enviar el enlace al correo electrónico que tiene su club.`,
  goodFor: 'Sirve una sola vez, durante 48 horas como máximo. El correo dice hasta cuándo.',
  goodForRecover: 'Sirve una sola vez, durante 30 minutos.',
  notThereTitle: '¿No llegó nada?',
  notThere: 'Puede tardar un minuto. Busque también en el correo no deseado.',
  notThereMember:
    'Si su club tiene una dirección que usted ya no lee, llame al club: ahí pueden cambiarla.',
  waitNote: 'Puede volver a pedirlo en medio minuto.',
  sendAgain: 'Enviar de nuevo',
  sendingAgain: 'Enviando…',
  sentAgain: 'Lo enviamos de nuevo. Solo sirve el enlace más reciente.',
  other: 'Escribir otra cosa',
  registeredTitle: 'Qué gusto verle de nuevo',
  registeredText:
    'Inicie sesión con él. Si no lo recuerda, le enviamos su nombre de usuario y la forma de elegir una contraseña nueva.',
  remembered: '¿Ya lo recordó?',
  logIn: 'Iniciar sesión',
  recover: 'Recuperar el acceso',
  haveLogin: '¿Ya tiene acceso?',
  noLink: '¿El enlace no llegó o es muy antiguo?',
  resend: 'Enviarlo de nuevo',
  noLogin: '¿Aún no tiene acceso?',
  noAccount: '¿Nunca ha tenido acceso?',
  register: 'Crear su cuenta en línea',
  noNumber: '¿No tiene a mano su número de miembro?',
  byEmail: 'Usar su correo electrónico',
  recoverForm: 'Recuperar su cuenta',
  recoverLegend: 'A dónde le escribimos',
  recoverHints: { emailAddress: 'El de su inscripción, o el que nos haya dado después.' },
  resendForm: 'Recibir de nuevo el enlace de activación',
  resendLegend: 'Quién es usted',
  resendHints: { memberName: 'Lo enviamos al correo electrónico que su club tiene de usted.' },
  reading: 'Abriendo su enlace…',
  greeting: (firstName) => (firstName === '' ? 'Le damos la bienvenida' : `Hola, ${firstName}`),
  activateLede: 'Elija cómo iniciará sesión de ahora en adelante.',
  activateForm: 'Elegir su acceso',
  activateLegend: 'Nombre de usuario y contraseña',
  activateHints: {
    username: 'Al menos 4 letras y números; puede usar puntos, guiones y guiones bajos.',
  },
  activate: 'Activar mi cuenta',
  activateNote: 'Entonces su sesión quedará abierta en este dispositivo.',
  newPasswordLede: 'Elija una contraseña nueva.',
  newPasswordForm: 'Elegir una contraseña nueva',
  newPasswordLegend: 'Su contraseña nueva',
  username: 'Su nombre de usuario',
  savePassword: 'Guardar e iniciar sesión',
  savePasswordNote: 'Entonces se cerrará la sesión en todos sus demás dispositivos.',
  checking: 'Viendo si está disponible…',
  free: (username) => `${username} está disponible.`,
  chosenTitle: 'Su cuenta está activa',
  chosenText:
    'Su sesión está abierta. De ahora en adelante use el nombre de usuario y la contraseña que eligió.',
  changedTitle: 'Su contraseña cambió',
  changedText: 'Su sesión está abierta aquí. Se cerró en todos sus demás dispositivos.',
  toAccount: 'Ir a su cuenta',
  overTitle: 'Un enlace nuevo',
  overUsed: 'Si ya eligió su acceso con él, puede iniciar sesión.',
  signedIn: 'Su sesión está abierta.',
};

const feedback: Localized<typeof feedbackCopy> = {
  form: 'Dígale a un club qué le parece',
  legend: 'Sus comentarios',
  hints: {
    message: 'Algo que le gustó, o algo que mejorar.',
    email: 'Solo si desea una respuesta.',
  },
  submit: 'Enviar comentarios',
  thanks: 'Gracias',
  sent: (club) =>
    club === null ? 'El club recibió lo que escribió.' : `${club} recibió lo que escribió.`,
  answer: (email) => `Si hay algo que responder, la respuesta llega a ${email}.`,
  again: 'Escribir otro',
  back: (club) => (club === null ? 'Todos los clubes' : `Volver a ${club}`),
};

const pass: Localized<typeof passCopy> = {
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

const agreement: Localized<typeof agreementCopy> = {
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

const training: Localized<typeof trainingCopy> = {
  bodyLoading: 'Cargando sus medidas…',
  bodyEmpty:
    'Aún no se ha medido nada. Su entrenador toma las medidas con usted en la primera evaluación.',
  measuredOn: (day) => `Medido el ${day}`,
  zonesTitle: 'Frecuencias cardíacas para entrenar',
  zonesIntro: (age) => `Según su edad, ${age} años. Cómo se siente cuenta más.`,
  zone: (from, to) => `de ${from} a ${to}`,
  zoneUnit: ' latidos por minuto',
  zonesSource: 'American Heart Association, Target Heart Rates Chart.',
  assessmentsTitle: 'Sus evaluaciones',
  assessmentsLoading: 'Cargando sus evaluaciones…',
  assessmentsEmpty:
    'Aún no se ha hecho ninguna evaluación. Estas son las que un entrenador repasa con usted.',
  otherAssessment: 'Otra evaluación',
  notMade: 'Aún no',
  by: (trainer) => `con ${trainer}`,
  times: (times, first) => `${times} veces desde el ${first}`,
  questionsTitle: 'Antes de su primera evaluación',
  questionsLoading: 'Cargando las preguntas…',
  questionsEmpty: 'No hay preguntas por ahora.',
  answered: 'Lo que nos contó. Si algo ha cambiado, dígaselo a su entrenador.',
  unanswered:
    'Su entrenador se las hace cuando se conocen. Piénselas, y traiga calzado cómodo y una lista de los medicamentos que toma.',
  notAnswered: 'Aún sin respuesta',
  choices: (choices) => choices.join(' · '),
  account: 'Volver a su cuenta',
  newcomer: 'Todavía no entrena con nadie',
  newcomerNote: 'Un entrenador empieza por dónde está usted y a dónde quiere llegar.',
  newcomerWay: 'Entrenamiento personal en nuestros clubes',
  zones: { moderate: 'Moderada', vigorous: 'Intensa' },
  assessments: {
    'Informed Consent': 'Consentimiento informado',
    'Personal Information': 'Datos personales',
    Goals: 'Metas',
    'Exercise History': 'Experiencia con el ejercicio',
    Lifestyle: 'Estilo de vida',
    'Medical Orthopedic History': 'Antecedentes médicos y ortopédicos',
    'Body Measurements': 'Medidas corporales',
    'Functional Movement Screen': 'Evaluación del movimiento funcional',
    'Performance Testing': 'Pruebas de rendimiento',
  },
};

export const part: LanguagePart = {
  copy: {
    'member/account': account,
    'member/agreement': agreement,
    'member/body': body,
    'member/change': change,
    'member/feedback': feedback,
    'member/forms': forms,
    'member/gift': gift,
    'member/login': login,
    'member/pass': pass,
    'member/registration': registration,
    'member/training': training,
  },
  messages: { ...accountMessages, ...formMessages, ...serviceMessages },
  labels: { ...memberLabels, ...stateLabels },
};
