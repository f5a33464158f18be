import type { messages as english } from '../catalog.ts';

/** The texts of the visit and of every page. */
export const leadMessages: Readonly<Record<keyof typeof english, string>> = {
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
  noTimesOnDate: 'No hay horas libres en esta fecha',
  stateExpired:
    'Para proteger sus datos, los borramos después de un tiempo. Vuelva a llenar el formulario.',
  endedElsewhere:
    'Usted salió o empezó de nuevo en otra pestaña, así que sus datos también se borraron aquí.',
  callTooOften: 'Se intentó demasiadas veces. Inténtelo de nuevo en {wait}.',
  formRefused:
    'No pudimos confirmar que una persona envió este formulario. No se perdió nada de lo que ingresó: vuelva a presionar el botón.',
  joinOffline:
    'Todavía no es posible inscribirse en línea en este club. Reserve una visita y un asesor le ayudará a inscribirse.',
  noNearbyClubs: 'No hay clubes cerca. Haga clic aquí para ver todos los clubes de {product}.',
  timeRequired: 'Elija un día y una hora para continuar.',
  alreadyMember:
    'Parece que usted ya es miembro de {product}. Para saber más, visite nuestra página de beneficios para miembros.',
  formerMember:
    'Lo sentimos. No pudimos encontrar su membresía anterior con los datos que nos dio. Llene el formulario de abajo y nos comunicaremos con usted para ayudarle.',
  companyEmailUnknown: 'No reconocemos ese correo de empresa.',
  partNotFetched:
    'No se pudo cargar esta parte de la página. Nada de lo que escribió se ha perdido.',
  pageBroken: 'Esta página dejó de funcionar',
  pageBrokenKept:
    'La culpa es nuestra, no suya. Lo que escribió se conserva un tiempo en este dispositivo.',
  clubsNotLoaded: 'No se pudieron cargar los clubes.',
  clubNotLoaded: 'No se pudo cargar el club.',
  offerNotLoaded: 'No se pudo cargar la oferta.',
  nearbyNotFound: 'No pudimos encontrar los clubes cerca de usted.',
  timesNotLoaded: 'No se pudieron cargar las horas libres. Sus datos se conservan.',
  guidedOnlyHere: 'Los entrenamientos guiados solo se ofrecen en este club.',
  guidedBecomesTour: 'En otro club, reservará una visita en lugar de un entrenamiento guiado.',
  cancelFailed: 'Ocurrió un error inesperado. Cierre esta ventana e inténtelo de nuevo.',
  surveyUnanswered: 'Elija al menos una respuesta para continuar.',
  // Fields
  fillOut: 'Complete este campo para continuar',
  simpleName: 'Este campo es obligatorio y debe tener más de un carácter.',
  nameTooShort: '{label}: al menos 2 caracteres.',
  nameMalformed: 'Escriba un nombre válido.',
  email: 'Este campo es obligatorio y debe ser un correo electrónico.',
  emailMalformed: 'Escriba un correo electrónico válido.',
  phone: 'Este campo es obligatorio y debe ser un número de teléfono.',
  phoneLength: 'El número de teléfono debe tener 10 u 11 dígitos.',
  postalCodeRequired: 'Escriba su código postal.',
  postalCodeMalformed: 'Escriba un código postal válido.',
  // Location
  locationDenied: 'Su navegador no comparte su ubicación con esta página.',
  geolocationUnsupported: 'Su navegador no permite conocer su ubicación',
};
