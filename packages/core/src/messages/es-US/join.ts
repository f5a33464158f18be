import type { joinMessages as english } from '../join-messages.ts';
import type { PaymentMessageKey } from '../payment-messages.ts';

export const joinMessages: Readonly<Record<keyof typeof english, string>> = {
  notEligible: 'Este correo electrónico no tiene derecho a un descuento de empresa por ahora.',
  sameEmail: 'Este correo electrónico ya está en uso. Use otro, por favor.',
  codeWrong: 'Ese código no es correcto o ya venció. Revíselo o solicite uno nuevo.',
  confirmAgain:
    'Confirme de nuevo su correo, porque desde entonces se solicitó otro código para esa dirección.',
  codeSpent: 'Demasiados intentos fallidos con ese código. Solicite uno nuevo.',
  invitationWrong:
    'Ese código no es correcto, ya lo usó otra persona o venció. Revíselo o pida otro a su empresa.',
  invitationUsed:
    'Usted ya se inscribió con este correo electrónico. Los datos de su membresía están en su correo.',
  invitationClub: 'La oferta de su empresa no incluye este club. Regrese y elija otro.',
  invitationWorkEmail:
    'Ese correo es del trabajo. Regrese e ingréselo como correo del trabajo: le enviaremos un código.',
  tooManyCodes: 'Enviamos demasiados códigos. Podrá solicitar uno nuevo en {wait}.',
  tooManyTries: 'Demasiados intentos. Inténtelo de nuevo en {wait}.',
  noPlans: 'Su empresa no ofrece una membresía exclusiva en este club. Elija otro, por favor.',
  planRequired: 'Elija arriba una membresía para inscribirse.',
  promoRequired: 'Escriba un código promocional.',
  promoUnknown: 'No conocemos ese código. Revise que esté bien escrito.',
  promoEnded: 'Este código ya no es válido.',
  promoElsewhere: 'Este código no es válido en este club.',
  promoOtherPlans: 'Este código no es válido para estas membresías.',
  promoNoBetter: 'Usted ya tiene un mejor precio. Este código no le descuenta nada.',
  promoFailed: 'No pudimos revisar su código, así que no se aplicó. Inténtelo de nuevo.',
  promoNotChosen: '{code} no cambia el precio de {plan}.',
  heldPrice:
    '{firstName}, su precio de {plan} está garantizado hasta el {day}. Ya llenamos sus datos.',
  heldPriceOver: 'Su precio estuvo garantizado hasta el {day}. Estos son los precios de hoy.',
  heldPriceUsed:
    'Este enlace ya se usó para una inscripción. Para otra, estos son los precios de hoy.',
  heldPriceUnknown: 'No conocemos este enlace. Estos son los precios de hoy.',
  heldPriceFailed:
    'No pudimos cargar su precio garantizado. Abra otra vez el enlace de su correo, o continúe con los precios de hoy.',
  heldPriceEnded: 'Su precio garantizado terminó. Ahora se aplica el precio de hoy; revíselo.',
  heldPriceOtherPerson:
    'Este precio está garantizado para el correo al que enviamos el enlace. Use ese correo o elija otra membresía.',
  joinBirthDateRequired: 'La fecha de nacimiento es obligatoria.',
  joinBirthDateImpossible: 'Escriba una fecha pasada, con un año de cuatro dígitos.',
  joinTooYoung: 'Hay que tener {age} años o más para inscribirse en línea. Puede visitar el club.',
  joinConsent: 'Marque la casilla para aceptar.',
  joinAgreementChanged: 'El contrato cambió desde que lo leyó. Léalo de nuevo antes de firmar.',
  pricesNotLoaded: 'No pudimos cargar los precios. Inténtelo de nuevo.',
  processing: 'Hubo un error al procesar su solicitud. Inténtelo de nuevo más tarde.',
  paymentCancelled:
    'Usted canceló el pago, así que no se le cobró nada. Su selección está guardada.',
  paymentDeclined: 'Su pago fue rechazado, así que no se le cobró nada. Puede probar otra tarjeta.',
  paymentUnknown:
    'No encontramos ningún pago para este enlace. Si ya pagó, la confirmación está en su correo electrónico.',
  paymentUsed:
    'Ya vio esta confirmación. Los detalles de su membresía están en su correo electrónico.',
  paymentOtherBrowser: 'Su membresía está activa. Los detalles están en su correo electrónico.',
  startOutside: 'Elija un día entre el {first} y el {last}.',
  planGone: 'Esa membresía no está disponible en este club. Elija otra.',
  tooManyResends: 'Ya le enviamos la confirmación varias veces. Podrá pedirla de nuevo en {wait}.',
  resendFailed: 'No se pudo reenviar el correo de confirmación. Inténtelo de nuevo.',
  resendDone: 'Reenviamos el correo de confirmación. Revise su bandeja de entrada.',
};

export const paymentMessages: Readonly<Record<PaymentMessageKey, string>> = {
  nameOnCardRequired: 'Escriba el nombre que aparece en la tarjeta.',
  cardNumberRequired: 'Escriba el número de la tarjeta.',
  cardNumberMalformed: 'Revise el número de la tarjeta. Debe tener de 13 a 19 dígitos.',
  cardBrandUnknown: 'Aceptamos American Express, Visa, Mastercard, Discover, Diners Club y JCB.',
  cardNumberMistyped: 'Ese número de tarjeta no es válido. Revíselo.',
  cardIsReal:
    'Esta demostración solo acepta las tarjetas de prueba que figuran debajo del formulario.',
  expiryRequired: 'Escriba la fecha de vencimiento.',
  expiryMalformed: 'Escriba la fecha de vencimiento como MM/AA, por ejemplo, 04/30.',
  expiryPast: 'Esta tarjeta está vencida. Use una diferente.',
  securityCodeRequired: 'Escriba el código de seguridad.',
  securityCodeMalformed:
    'Escriba el código de 3 dígitos del reverso de su tarjeta (4 dígitos en el frente si es American Express).',
  postalCodeRequired: 'El código postal es obligatorio.',
  postalCodeMalformed: 'Escriba un código postal válido.',
  stateRequired: 'El estado es obligatorio.',
  cardDeclined:
    'Su banco rechazó esta tarjeta, así que no se le cobró nada. Pruebe con otra tarjeta.',
  fundsMissing:
    'Esta tarjeta no tiene fondos suficientes, así que no se le cobró nada. Pruebe con otra tarjeta.',
  confirmationRefused:
    'El pago no se confirmó, así que no se le cobró nada. Puede intentarlo de nuevo.',
  sumChanged: 'El monto a pagar hoy cambió, así que no se le cobró nada. Revíselo y luego pague.',
  cardsTried: 'Demasiados intentos, así que no se le cobró nada. Inténtelo de nuevo más tarde.',
  nothingToPay:
    'No hay nada que pagar en este momento. Si acaba de pagar, todo está listo. Vuelva atrás para ver su confirmación.',
  purchaseUnknown: 'No encontramos esta compra. Elija de nuevo lo que desea comprar.',
  purchaseExpired:
    'El tiempo para pagar se agotó y no se le cobró nada. Elija de nuevo su membresía.',
  purchasePaid: 'Recibimos su pago. No se le cobrará dos veces.',
  giftExpired:
    'El tiempo para pagar se agotó y no se le cobró nada. Su regalo está guardado: puede volver atrás e intentarlo de nuevo.',
  passExpired:
    'Esta compra venció y no se le cobró nada. Sus datos están guardados: puede volver e intentarlo de nuevo.',
  joinedBefore:
    'Alguien ya se inscribió con este correo electrónico, así que no se le cobró nada. Si fue usted, busque los detalles de su membresía en su correo. Si no, use otra dirección.',
  questionAnswered: 'Ya respondió a la solicitud de su banco. No se le cobrará de nuevo.',
  formForeign:
    'No pudimos verificar este formulario, así que no se le cobró nada. Empiece de nuevo.',
};
