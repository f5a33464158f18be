import type { formMessages as english } from '../form-messages.ts';

export const formMessages: Readonly<Record<keyof typeof english, string>> = {
  passwordLength: 'Use de {min} a {max} caracteres.',
  passwordLower: 'Use al menos una letra minúscula.',
  passwordUpper: 'Use al menos una letra mayúscula.',
  passwordDigit: 'Use al menos un número.',
  passwordSymbol: 'Use al menos uno de {symbols}',
  passwordCharacters: 'Use solo letras, números y {symbols}',
  textTooLong: 'Use {max} caracteres o menos.',
  dateMalformed: 'Escriba una fecha válida.',
  dateOutside: 'Elija una fecha entre el {first} y el {last}.',
  giftAmountRequired: 'Elija una cantidad o escriba la suya.',
  giftAmountTwice: 'Elija una cantidad o escriba la suya, no ambas.',
  giftAmountMalformed: 'Elija una cantidad de hasta {max}.',
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
