import type { serviceMessages as english } from '../service-messages.ts';

export const serviceMessages: Readonly<Record<keyof typeof english, string>> = {
  giftCardsFailed: 'No pudimos cargar las tarjetas de regalo.',
  giftDesignRequired: 'Elija un diseño.',
  giftAmountRefused: 'No ofrecemos tarjetas de regalo por esa cantidad. Elija otra.',
  giftNoCookies:
    'Su navegador bloquea las cookies, que son necesarias para pagar. Permítalas para este sitio e inténtelo de nuevo.',
  giftUsed: 'Ya vio esta confirmación. Su recibo está en su correo electrónico.',
  giftOtherBrowser: 'Esta tarjeta de regalo está pagada. Su recibo está en su correo electrónico.',
  feedbackRating: 'Elija una calificación.',
  passUnknown:
    'No encontramos ese pase en este club. Revise el código o elija el club que aparece en su pase.',
  passEnded: 'Este pase venció. De todos modos, puede reservar una visita gratuita.',
  formUnknown: 'No encontramos ese formulario. Es posible que se haya movido.',
  agreementChanged: 'Este acuerdo se actualizó. Lea la versión nueva antes de firmar.',
  agreementConsent: 'Marque la casilla para aceptar.',
  agreementUnknown: 'No encontramos ese acuerdo. Los suyos están en la página de su cuenta.',
  agreementNotYours:
    'Ese acuerdo pertenece a otro miembro. Los suyos están en la página de su cuenta.',
  agreementExcluded: 'Su membresía no incluye esta opción, así que no hay nada que firmar.',
  agreementNoClub:
    'Para firmar un acuerdo necesita un club principal. Agréguelo a su perfil o pregunte en la recepción.',
  trainingFailed: 'No pudimos cargar esta parte de su entrenamiento.',
};
