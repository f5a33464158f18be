/**
 * The catalogue's sentences of the account's, the gift's, the freeze's and the join details' forms and of the body's
 * summary, which come with them.
 * Source: ER-01 and the ids beside the lines.
 */
export const formMessages = {
  passwordLength: 'Use {min} to {max} characters.', // VA-05, VA-06
  passwordLower: 'Use at least one lower-case letter.', // VA-05, VA-06
  passwordUpper: 'Use at least one capital letter.', // VA-05, VA-06
  passwordDigit: 'Use at least one digit.', // VA-05, VA-06
  passwordSymbol: 'Use at least one of {symbols}', // VA-06
  passwordCharacters: 'Use only the letters A to Z, digits and {symbols}', // VA-05, VA-06
  textTooLong: 'Use {max} characters or fewer.', // FM-03, VA-10
  dateMalformed: 'Enter a date that the calendar has.', // FM-05
  dateOutside: 'Choose a date from {first} to {last}.', // FM-05
  giftAmountRequired: 'Choose an amount or enter your own.', // VA-10
  giftAmountTwice: 'Choose an amount or enter your own, not both.', // VA-10
  giftAmountMalformed: 'Choose an amount of up to {max}.', // VA-10
  giftCustomAmount: 'Enter a whole amount from 1 to {max}, without a comma or a period.', // VA-10
  emailsDiffer: 'The two email addresses are not the same.', // VA-10
  personalEmailRequired: 'Personal Email is required.', // VA-12
  cityRequired: 'City is required.', // VA-12
  streetAddressRequired: 'Street Address is required.', // VA-12
  birthDateRequired: 'Birth Date is required.', // VA-12
  birthDateImpossible: 'Enter a birth date in the past, with a year of four digits.', // VA-12
  stateRequired: 'State is required.', // VA-12
  cardNumber: 'Enter the number as it stands on the card.', // VA-08, VA-12
  bloodPressureCrisis:
    'This blood pressure is very high. Rest for five minutes and measure again. If it is still above 180 over 120, see a doctor today; with chest pain, trouble breathing or trouble seeing, call the emergency number now.', // PT-03
} as const;
