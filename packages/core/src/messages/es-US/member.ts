import type { membershipMessages as englishMembership } from '../membership-messages.ts';
import type {
  accountMessages as englishAccount,
  formMessages as englishForm,
  serviceMessages as englishService,
} from '../member-messages.ts';

export const accountMessages: Readonly<Record<keyof typeof englishAccount, string>> = {
  callUnreachable:
    'No podemos comunicarnos con nuestro servidor. Revise su conexión e inténtelo de nuevo.',
  callFailed: 'Algo falló de nuestro lado. Inténtelo de nuevo en un momento.',
  wrongCredentials:
    'El nombre de usuario o la contraseña no son correctos. Inténtelo de nuevo o restablezca su contraseña.',
  tooManySignIns:
    'Demasiados intentos de inicio de sesión. Inténtelo de nuevo en {wait} o restablezca su contraseña.',
  secondStepNeeded: 'Esta cuenta también pide un código. Inicie sesión para escribirlo.',
  secondCodeWrong: 'Ese código no es correcto o ya se usó. Escriba el más reciente.',
  challengeOver: 'Pasó demasiado tiempo. Empiece de nuevo e inicie sesión otra vez.',
  passkeyUnknown:
    'No conocemos esa llave de acceso o llegó demasiado tarde. Inténtelo de nuevo o use su contraseña.',
  passkeyNotChosen: 'No se eligió ninguna llave de acceso. Inténtelo de nuevo o use su contraseña.',
  passkeyCanceled:
    'Su navegador no creó ninguna llave de acceso. Inténtelo de nuevo cuando quiera.',
  passkeyKnown: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
  passkeyFailed: 'Esa llave de acceso no funcionó aquí. Inténtelo de nuevo o use otro dispositivo.',
  passkeysFull: 'Tiene 10 llaves de acceso, el máximo que guardamos. Elimine una primero.',
  tooManyStepCodes: 'Demasiados intentos incorrectos. Inténtelo de nuevo en {wait}.',
  sessionOver: 'Cerramos su sesión para proteger su cuenta. Inicie sesión y volverá adonde estaba.',
  stayedLongEnough:
    'Su sesión lleva una semana abierta. Guarde sus cambios e inicie sesión de nuevo.',
  usernameMalformed:
    'Use de 4 a 30 letras, números, puntos, guiones o guiones bajos. Empiece con una letra.',
  usernameTaken: 'Ese nombre de usuario ya está en uso. Pruebe otro.',
  passwordWrong: 'Esa no es su contraseña actual.',
  postalCodeOfCountry: 'Escriba un {label} válido, como {example}.',
  postalCodeOfOther: 'Use hasta 10 letras, números, espacios o guiones.',
  heightOutside: 'Escriba una estatura entre {least} y {most}.',
  weightOutside: 'Escriba un peso entre {least} y {most}.',
  inchesOutside: 'Las pulgadas deben estar entre 0 y 11.',
  fieldNotTaken: 'No pudimos guardar esto. Revíselo e inténtelo de nuevo.',
  changeNotSaved:
    'No pudimos guardar sus cambios. Todo lo que escribió sigue aquí; inténtelo de nuevo.',
  socialTaken: 'Esa cuenta de {provider} ya está vinculada a otro miembro. Elija una diferente.',
  socialOver: 'Su acceso con {provider} venció. Intente vincularlo de nuevo.',
  socialCancelled: 'Usted canceló, así que su cuenta de {provider} no se vinculó.',
  socialForeign:
    'No pudimos confirmar que esta solicitud vino de nosotros, así que no se vinculó nada. Empiece de nuevo aquí.',
  socialSignInOver: 'No pudimos confirmar su acceso de {provider}. Inténtelo de nuevo.',
  socialSignInCancelled: 'Salió de {provider} sin iniciar sesión.',
  socialNotLinked:
    'Ninguna cuenta está vinculada a este acceso de {provider}. Inicie sesión con su contraseña y vincúlelo en la página de su cuenta.',
  socialLeft: '{provider} no terminó de confirmar, así que no se vinculó nada.',
  memberUnknown:
    'No encontramos a ningún miembro con ese número y apellido. Ambos están en su correo de bienvenida.',
  memberNameMalformed:
    'Escriba su número de miembro o su nombre de usuario, no un correo electrónico.',
  registeredAlready: 'Usted ya tiene un acceso.',
  tooManyLinks:
    'Ya le enviamos varios enlaces. Revise su bandeja de entrada y el correo no deseado, o inténtelo de nuevo en {wait}.',
  linkUsed: 'Este enlace ya se usó o se reemplazó por uno más reciente.',
  linkExpired: 'Este enlace venció.',
  membershipNeedsData:
    'Tiene una membresía vigente o con un pago pendiente, así que necesitamos sus datos. Cancélela primero; después de su último día se puede borrar el resto.',
  linkUnknown:
    'Este enlace no es válido. Es posible que se haya cortado: intente copiar la dirección completa de su correo.',
  linkForgotten:
    'Por su seguridad, esta página no guarda su enlace. Ábralo de nuevo desde su correo.',
  linkUnread: 'No pudimos abrir su enlace. Revise su conexión e inténtelo de nuevo.',
  signInAfterwards: 'Su acceso está listo, pero no pudimos iniciar su sesión. Iníciela ahora.',
  pictureFailed: 'No pudimos cargar su foto.',
  cardFailed: 'No pudimos cargar esta parte de su cuenta.',
};

export const formMessages: Readonly<Record<keyof typeof englishForm, string>> = {
  passwordLength: 'Use de {min} a {max} caracteres.',
  passwordLower: 'Use al menos una letra minúscula.',
  passwordUpper: 'Use al menos una letra mayúscula.',
  passwordDigit: 'Use al menos un número.',
  passwordSymbol: 'Use al menos uno de {symbols}',
  passwordCommon:
    'Demasiadas personas la adivinarían. Evite su nombre, el nuestro y las contraseñas conocidas.',
  passwordCharacters: 'Use solo letras, números y {symbols}',
  dateMalformed: 'Escriba una fecha válida.',
  dateOutside: 'Elija una fecha entre el {first} y el {last}.',
  giftAmountRequired: 'Elija un monto o escriba el suyo.',
  giftAmountTwice: 'Elija un monto o escriba el suyo, no ambos.',
  giftAmountMalformed: 'Elija un monto de hasta {max}.',
  giftCustomAmount: 'Escriba un número entero de 1 a {max}, sin comas ni puntos.',
  emailsDiffer: 'Los correos electrónicos no coinciden.',
  personalEmailRequired: 'El correo electrónico personal es obligatorio.',
  cityRequired: 'La ciudad es obligatoria.',
  streetAddressRequired: 'La dirección es obligatoria.',
  birthDateRequired: 'La fecha de nacimiento es obligatoria.',
  birthDateImpossible: 'Escriba una fecha pasada, con un año de cuatro dígitos.',
  stateRequired: 'El estado es obligatorio.',
  cardNumber: 'Escriba el número tal como aparece en la tarjeta.',
  bloodPressureCrisis:
    'Esta presión arterial es muy alta. Descanse cinco minutos y mídala de nuevo. Si sigue por encima de 180/120, consulte a un médico hoy. Si tiene dolor en el pecho, dificultad para respirar o cambios en la vista, llame ahora al 911.',
};

export const serviceMessages: Readonly<Record<keyof typeof englishService, string>> = {
  giftCardsFailed: 'No pudimos cargar las tarjetas de regalo.',
  giftDesignRequired: 'Elija un diseño.',
  giftAmountRefused: 'No ofrecemos tarjetas de regalo por ese monto. Elija otro.',
  orderNoCookies:
    'Su navegador bloquea las cookies, que son necesarias para pagar. Permítalas para este sitio e inténtelo de nuevo.',
  orderUsed: 'Ya vio esta confirmación. Su recibo está en su correo electrónico.',
  orderPriceChanged: 'El precio cambió. Revise el nuevo antes de pagar.',
  searchTooShort: 'Escriba al menos tres caracteres.',
  arrivalTooEarly: 'Se puede informar una llegada desde una hora antes de la visita.',
  noShowTooEarly: 'Se puede informar una ausencia cuando la visita ya empezó.',
  dayPassFailed: 'No pudimos cargar el pase de un día de este club.',
  noDayPassHere: 'Este club no vende pases de un día. Elija otro de la lista.',
  passOtherBrowser: 'Este pase de un día está pagado. Lo tiene en su correo electrónico.',
  giftOtherBrowser: 'Esta tarjeta de regalo está pagada. Su recibo está en su correo electrónico.',
  feedbackRating: 'Elija una calificación.',
  passUnknown:
    'No encontramos ese pase en este club. Revise el código o elija el club que aparece en su pase.',
  noTrialHere: 'Este club no ofrece pases de prueba por el momento. Elija otro de la lista.',
  passEnded: 'Este pase venció. De todos modos, puede reservar una visita gratuita.',
  formUnknown: 'No encontramos ese formulario. Es posible que se haya movido.',
  agreementChanged: 'Este contrato se actualizó. Lea la versión nueva antes de firmar.',
  agreementConsent: 'Marque la casilla para aceptar.',
  agreementUnknown: 'No encontramos ese contrato. Los suyos están en la página de su cuenta.',
  agreementNotYours:
    'Ese contrato pertenece a otro miembro. Los suyos están en la página de su cuenta.',
  agreementExcluded: 'Su membresía no incluye esta opción, así que no hay nada que firmar.',
  agreementNoClub:
    'Para firmar un contrato necesita un club principal. Agréguelo a su perfil o pregunte en la recepción.',
  trainingFailed: 'No pudimos cargar esta parte de su entrenamiento.',
};

export const membershipMessages: Readonly<Record<keyof typeof englishMembership, string>> = {
  membershipNotStarted:
    'Podrá cambiar su membresía aquí cuando su club haya anunciado el día de apertura.',
  membershipLeaving: 'Usted canceló su membresía. Para cambiarla, primero consérvela.',
  membershipEnded: 'Su membresía terminó y ya no se puede cambiar.',
  membershipFrozenAlready: 'Ya tiene una pausa. Primero anúlela o termínela antes.',
  membershipOutsideTerms: 'No puede pausar por tanto tiempo o desde ese día. Elija de nuevo.',
  membershipUnchanged: 'Ese es el plan y el club que ya tiene. Elija otro.',
  membershipOtherCurrency:
    'Ese club cobra en otra moneda, así que no puede cambiarse en línea. Su club principal puede ayudarle.',
  membershipOtherCurrencyCall:
    'Ese club cobra en otra moneda, así que no puede cambiarse en línea. Llame a {club} al {phone}.',
  membershipDayChanged:
    'Empezó un nuevo día, así que aún no cambiamos nada. Revise las fechas y confirme de nuevo.',
  membershipPriceChanged:
    'La cuota mensual acaba de cambiar, así que no cambiamos su plan. Revise la cuota nueva y confirme otra vez.',
  membershipNotOffered: 'El club ya no le ofrece ese plan, así que nada cambió. Elija otro.',
  paymentNotMade:
    'Su pago de {amount} del {day} no se pudo procesar. Volveremos a intentarlo con su tarjeta en los próximos días.',
  membershipNotLoaded: 'No pudimos cargar su membresía.',
  invoicesNotLoaded: 'No pudimos cargar sus facturas.',
  promisesNotLoaded: 'No pudimos cargar lo que acordamos.',
  offersNotLoaded: 'No pudimos cargar los planes de este club.',
};
