import type { PaymentMessageKey } from '../payment-messages.ts';

export const paymentMessages: Readonly<Record<PaymentMessageKey, string>> = {
  nameOnCardRequired: 'Escriba el nombre que aparece en la tarjeta.',
  cardNumberRequired: 'Escriba el número de la tarjeta.',
  cardNumberMalformed: 'Escriba un número de tarjeta de 13 a 19 dígitos.',
  cardBrandUnknown: 'Aceptamos American Express, Visa, Mastercard, Discover, Diners Club y JCB.',
  cardNumberMistyped: 'Revise el número de la tarjeta: hay un dígito incorrecto.',
  cardIsReal:
    'Esta página solo acepta tarjetas de prueba. Use una de las que figuran debajo del formulario.',
  expiryRequired: 'Escriba el mes y el año de vencimiento.',
  expiryMalformed: 'Escriba la fecha de vencimiento como MM/AA, por ejemplo, 04/30.',
  expiryPast: 'Esta tarjeta está vencida. Use otra, por favor.',
  securityCodeRequired: 'Escriba el código de seguridad.',
  securityCodeMalformed:
    'Escriba los 3 dígitos del reverso de la tarjeta; American Express tiene 4 en el frente.',
  postalCodeRequired: 'El código postal es obligatorio.',
  postalCodeMalformed: 'Escriba un código postal válido.',
  stateRequired: 'El estado es obligatorio.',
  cardDeclined: 'El banco rechazó esta tarjeta. No se cobró nada. Pruebe con otra tarjeta.',
  fundsMissing:
    'No hay fondos suficientes en esta tarjeta. No se cobró nada. Pruebe con otra tarjeta.',
  confirmationRefused: 'El pago no se confirmó. No se cobró nada. Puede intentarlo de nuevo.',
  nothingToPay:
    'Aquí no hay nada pendiente de pago. Si acaba de pagar, ya está hecho: vuelva atrás para verlo.',
  purchaseUnknown: 'No conocemos esta compra. Elija de nuevo lo que desea comprar.',
  purchaseExpired:
    'Esta compra esperó demasiado y terminó. No se cobró nada. Elija de nuevo su membresía.',
  purchasePaid: 'Recibimos su pago. No se le cobrará dos veces.',
  giftExpired:
    'Esta compra esperó demasiado y terminó. No se cobró nada. Su regalo está como lo dejó: vuelva atrás e inténtelo de nuevo.',
  joinedBefore:
    'Alguien ya se inscribió con este correo electrónico, y ahora no se cobró nada. Si fue usted, su membresía está en el correo que le enviamos; si no, use otra dirección.',
  questionAnswered:
    'La pregunta del banco ya se había respondido. No se cobrará nada más por ella.',
  formForeign: 'Este formulario no viene de nuestra página. No se cobró nada.',
};
