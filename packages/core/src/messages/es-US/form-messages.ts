import type { formMessages as english } from '../form-messages.ts';

export const formMessages: Readonly<Record<keyof typeof english, string>> = {
  passwordLength: 'Use de {min} a {max} caracteres.',
  passwordLower: 'Use al menos una letra minúscula.',
  passwordUpper: 'Use al menos una letra mayúscula.',
  passwordDigit: 'Use al menos un número.',
  passwordSymbol: 'Use al menos uno de {symbols}',
  passwordCharacters: 'Use solo las letras de la A a la Z, números y {symbols}',
  textTooLong: 'Use {max} caracteres o menos.',
  dateMalformed: 'Escriba una fecha que exista en el calendario.',
  dateOutside: 'Elija una fecha del {first} al {last}.',
  giftAmountRequired: 'Elija una cantidad o escriba la suya.',
  giftAmountTwice: 'Elija una cantidad o escriba la suya, no ambas.',
  giftAmountMalformed: 'Elija una cantidad de hasta {max}.',
  giftCustomAmount: 'Escriba una cantidad entera de 1 a {max}, sin coma ni punto.',
  emailsDiffer: 'Los dos correos electrónicos no son iguales.',
  personalEmailRequired: 'El correo electrónico personal es obligatorio.',
  cityRequired: 'La ciudad es obligatoria.',
  streetAddressRequired: 'La dirección es obligatoria.',
  birthDateRequired: 'La fecha de nacimiento es obligatoria.',
  birthDateImpossible: 'Escriba una fecha de nacimiento pasada, con un año de cuatro dígitos.',
  stateRequired: 'El estado es obligatorio.',
  cardNumber: 'Escriba el número tal como aparece en la tarjeta.',
  bloodPressureCrisis:
    'Esta presión arterial es muy alta. Descanse cinco minutos y mídala de nuevo. Si sigue por encima de 180 sobre 120, consulte a un médico hoy; si tiene dolor en el pecho o dificultad para respirar o ver, llame ahora al número de emergencias.',
};
