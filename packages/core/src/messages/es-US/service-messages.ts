import type { serviceMessages as english } from '../service-messages.ts';

export const serviceMessages: Readonly<Record<keyof typeof english, string>> = {
  giftCardsFailed: 'No pudimos cargar las tarjetas de regalo.',
  giftDesignRequired: 'Elija un diseño.',
  giftAmountRefused: 'No vendemos tarjetas de regalo de esta cantidad. Elija otra, por favor.',
  giftNoCookies:
    'Su navegador no guarda cookies, así que la página de pago no reconocería su regalo. Permítalas para este sitio e inténtelo de nuevo.',
  giftUsed:
    'Esta confirmación ya se mostró y no se puede abrir otra vez. Su recibo está en su correo electrónico.',
  giftOtherBrowser: 'Esta tarjeta de regalo está pagada. Su recibo está en su correo electrónico.',
  feedbackRating: 'Elija cómo le pareció.',
  passUnknown:
    'No encontramos ningún pase con este código en este club. Revise el código o elija el club que aparece en su pase.',
  passEnded:
    'Este pase terminó y ya no se puede usar. Con gusto le recibimos para ver el club sin él.',
  agreementChanged: 'Este acuerdo tiene una versión más reciente. Léala antes de firmar.',
  agreementConsent: 'Marque la casilla para indicar que está de acuerdo.',
  agreementUnknown:
    'No encontramos ningún acuerdo en esta dirección. Sus acuerdos están en la página de su cuenta.',
  agreementNotYours: 'Este acuerdo es de otro miembro. Los suyos están en la página de su cuenta.',
  agreementNoClub:
    'Un acuerdo va con su club principal, y su cuenta aún no tiene uno. Pregunte en la recepción de su club.',
  trainingFailed: 'No pudimos cargar esta parte de su entrenamiento.',
};
