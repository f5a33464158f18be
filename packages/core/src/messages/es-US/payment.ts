import type { PaymentMessageKey } from '../payment-messages.ts';

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
