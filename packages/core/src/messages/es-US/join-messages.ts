import type { joinMessages as english } from '../join-messages.ts';

export const joinMessages: Readonly<Record<keyof typeof english, string>> = {
  notEligible: 'Este correo electrónico no tiene derecho a un descuento de empresa por ahora.',
  sameEmail: 'Este correo electrónico ya está en uso. Use otro, por favor.',
  codeWrong: 'Ese código no es correcto o ya venció. Revíselo o pida uno nuevo.',
  codeSpent: 'Ese código se probó demasiadas veces. Pida uno nuevo, por favor.',
  tooManyCodes: 'Se enviaron demasiados códigos. Podrá pedir uno nuevo en {wait}.',
  tooManyTries: 'Se probaron demasiados códigos. Vuelva en {wait}, por favor.',
  noPlans: 'Su empresa no ofrece una membresía exclusiva en este club. Elija otro, por favor.',
  planRequired: 'Elija arriba una membresía para inscribirse.',
  processing: 'Hubo un error al procesar su solicitud. Inténtelo de nuevo más tarde.',
  paymentCancelled: 'El pago se canceló y no se cobró nada. Su elección se conserva.',
  paymentDeclined:
    'El pago fue rechazado y no se cobró nada. Puede intentarlo de nuevo con otra tarjeta.',
  paymentUnknown:
    'No encontramos ningún pago para este enlace. Si ya pagó, la confirmación está en su correo electrónico.',
  paymentUsed:
    'Esta confirmación ya se mostró y no se puede abrir otra vez. Los detalles de su membresía están en su correo electrónico.',
  paymentOtherBrowser: 'Su membresía está activa. Los detalles están en su correo electrónico.',
  planGone: 'La membresía que eligió no se ofrece aquí. Elija otra, por favor.',
  tooManyResends: 'La confirmación ya se envió varias veces. Podrá pedirla otra vez en {wait}.',
  resendFailed: 'No se pudo reenviar el correo de confirmación. Inténtelo de nuevo.',
  resendDone: 'Hemos reenviado el correo de confirmación. Revise su bandeja de entrada.',
};
