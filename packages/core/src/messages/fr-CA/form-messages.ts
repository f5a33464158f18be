import type { formMessages as english } from '../form-messages.ts';

export const formMessages: Readonly<Record<keyof typeof english, string>> = {
  passwordLength: 'Utilisez de {min} à {max} caractères.',
  passwordLower: 'Utilisez au moins une lettre minuscule.',
  passwordUpper: 'Utilisez au moins une lettre majuscule.',
  passwordDigit: 'Utilisez au moins un chiffre.',
  passwordSymbol: 'Utilisez au moins un de {symbols}',
  passwordCharacters: 'Utilisez seulement des lettres, des chiffres et {symbols}',
  textTooLong: 'Utilisez au plus {max} caractères.',
  dateMalformed: 'Entrez une date valide.',
  dateOutside: 'Choisissez une date entre le {first} et le {last}.',
  giftAmountRequired: 'Choisissez un montant ou entrez le vôtre.',
  giftAmountTwice: 'Choisissez un montant ou entrez le vôtre, pas les deux.',
  giftAmountMalformed: 'Choisissez un montant d’au plus {max}.',
  giftCustomAmount: 'Entrez un nombre entier de 1 à {max}, sans virgule ni point.',
  emailsDiffer: 'Les adresses courriel ne correspondent pas.',
  personalEmailRequired: 'Le courriel personnel est requis.',
  cityRequired: 'La ville est requise.',
  streetAddressRequired: 'L’adresse est requise.',
  birthDateRequired: 'La date de naissance est requise.',
  birthDateImpossible: 'Entrez une date passée, avec une année à quatre chiffres.',
  stateRequired: 'L’État ou la province est requis.',
  cardNumber: 'Entrez le numéro exactement comme il figure sur la carte.',
  bloodPressureCrisis:
    'Cette tension artérielle est très élevée. Reposez-vous cinq minutes et mesurez-la de nouveau. Si elle dépasse encore 180/120, consultez un médecin aujourd’hui. En cas de douleur à la poitrine, de difficulté à respirer ou de trouble de la vue, appelez le 911 maintenant.',
};
