import type { messages as englishLead } from '../catalog.ts';
import type { siteMessages as englishSite } from '../site-messages.ts';

export const leadMessages: Readonly<Record<keyof typeof englishLead, string>> = {
  // The lead flow
  leadFailed:
    'Ocurrió un error. Si acaba de darnos su correo electrónico, espere un poco antes de volver a intentarlo o use otro.',
  generic: 'Ocurrió un error.',
  checkFields: 'Revise que todos los campos tengan valores válidos.',
  clubRequired: 'Elija un club.',
  clubUnknown: 'No encontramos ese club. Elija uno de la lista.',
  slotTaken: 'Alguien acaba de tomar esa hora. Elija otra.',
  tooManyVisits:
    'Ya tiene una visita en este club ese día, o todas las que puede reservar a la vez. Para cambiar una, llame al club.',
  stateExpired:
    'Para proteger su privacidad, este formulario venció y lo borramos. Escriba sus datos de nuevo.',
  endedElsewhere: 'Empezó de nuevo en otra pestaña, así que también borramos esta.',
  callTooOften: 'Demasiados intentos. Inténtelo de nuevo en {wait}.',
  emailDisposable: 'Escriba una dirección que no sea temporal.',
  formRefused:
    'No pudimos confirmar que una persona envió este formulario. Sus datos están guardados: presione el botón otra vez.',
  joinOffline:
    'Todavía no es posible inscribirse en línea en este club. Reserve una visita y un asesor le inscribirá.',
  referrerUnknown:
    'No encontramos a la persona que le invitó. De todos modos puede reservar una visita.',
  noNearbyClubs: 'No hay clubes cerca. Haga clic aquí para ver todos los clubes de {product}.',
  timeRequired: 'Elija un día y una hora para continuar.',
  alreadyMember:
    'Parece que usted ya es miembro de {product}. Para saber más, visite nuestra página de beneficios para miembros.',
  membershipFrozen:
    'Su membresía está en pausa. Para terminar la pausa, llame a {club} al {phone}.',
  formerMember:
    'Lo sentimos. No pudimos encontrar su membresía anterior con los datos que nos dio. Llene el formulario de abajo y nos comunicaremos con usted para ayudarle.',
  companyEmailUnknown: 'No reconocemos ese correo del trabajo.',
  partNotFetched: 'No pudimos cargar esta parte de la página. Lo que escribió está guardado.',
  clubsNotLoaded: 'No pudimos cargar los clubes. Inténtelo de nuevo.',
  nearbyNotFound: 'No encontramos clubes cerca de usted. Busque por ciudad o código postal.',
  timesNotLoaded:
    'No pudimos cargar los horarios disponibles. Sus datos están guardados. Inténtelo de nuevo.',
  cancelFailed: 'Ocurrió un error inesperado. Cierre esta ventana e inténtelo de nuevo.',
  surveyUnanswered: 'Seleccione al menos una respuesta para continuar.',
  // Fields
  fillOut: 'Complete este campo para continuar',
  simpleName: 'Este campo es obligatorio y debe tener más de un carácter.',
  nameTooShort: '{label}: al menos 2 caracteres.',
  nameMalformed: 'Escriba un nombre válido.',
  textTooLong: 'Use {max} caracteres o menos.',
  email: 'Este campo es obligatorio y debe ser un correo electrónico.',
  emailMalformed: 'Escriba un correo electrónico válido.',
  phone: 'Este campo es obligatorio y debe ser un número de teléfono.',
  phoneLength: 'El número de teléfono debe tener 10 u 11 dígitos.',
  postalCodeRequired: 'Escriba su código postal.',
  postalCodeMalformed: 'Escriba un código postal válido.',
  // Location
  locationDenied:
    'La ubicación está desactivada para este sitio. Busque por ciudad o código postal, o permita la ubicación en la configuración de su navegador.',
  geolocationUnsupported: 'Su navegador no permite conocer su ubicación',
};

export const siteMessages: Readonly<Record<keyof typeof englishSite, string>> = {
  needsScript:
    'Active JavaScript para reservar en línea, o llame a su club y reservaremos por usted.',
  pageSlow: 'Cargando todavía. Lo que escriba se guarda.',
  offline: 'No tiene conexión. Lo que escribió sigue aquí. Continúe cuando vuelva la conexión.',
  onlineAgain: 'Ya tiene conexión de nuevo.',
  clubNotLoaded: 'No pudimos cargar este club. Inténtelo de nuevo.',
  offerNotLoaded: 'No pudimos cargar esta oferta. Inténtelo de nuevo.',
};
