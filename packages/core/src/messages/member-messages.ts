/** The copy of sign-in, account and registration, loaded with those pages. */
export const accountMessages = {
  // Calls in general
  callUnreachable: 'We can’t reach our server. Check your connection and try again.',
  callFailed: 'Something went wrong on our end. Please try again in a moment.',
  // Signing in
  wrongCredentials: 'That username or password isn’t right. Try again, or reset your password.',
  tooManySignIns: 'Too many login attempts. Try again in {wait}, or reset your password.',
  secondStepNeeded: 'This account also needs a code. Log in to enter it.',
  secondCodeWrong: 'That code isn’t right, or it was used. Enter the newest one.',
  challengeOver: 'That took too long. Start over and log in again.',
  passkeyUnknown:
    'We don’t know that passkey, or it came too late. Try again, or use your password.',
  passkeyNotChosen: 'No passkey was chosen. Try again, or use your password.',
  passkeyCanceled: 'Your browser made no passkey. Try again when you’re ready.',
  passkeyKnown: 'This device already has a passkey for your account.',
  passkeyFailed: 'That passkey didn’t work here. Try again, or use another device.',
  passkeysFull: 'You have 10 passkeys, the most that we keep. Remove one first.',
  tooManyStepCodes: 'Too many wrong tries. Try again in {wait}.',
  sessionOver: 'We logged you out to keep your account safe. Log in and we’ll take you right back.',
  stayedLongEnough: 'You’ve been logged in for a week. Please save your changes and log in again.',
  // Values that belong to another member or can't be right
  usernameMalformed:
    'Use 4–30 letters, numbers, periods, hyphens, or underscores. Start with a letter.',
  usernameTaken: 'That username is taken. Please try another.',
  passwordWrong: 'That’s not your current password.',
  // Changing the account
  postalCodeOfCountry: 'Enter a valid {label}, such as {example}.',
  postalCodeOfOther: 'Use up to 10 letters, numbers, spaces, or hyphens.',
  heightOutside: 'Enter a height between {least} and {most}.',
  weightOutside: 'Enter a weight between {least} and {most}.',
  inchesOutside: 'Inches must be between 0 and 11.',
  fieldNotTaken: 'We couldn’t save this. Please check it and try again.',
  changeNotSaved:
    'We couldn’t save your changes. Everything you entered is still here, so please try again.',
  // A social login
  socialTaken:
    'That {provider} account is already linked to another member. Choose a different one.',
  socialOver: 'Your {provider} sign-in expired. Please try linking again.',
  socialCancelled: 'You canceled, so your {provider} account wasn’t linked.',
  socialForeign:
    'We couldn’t confirm that this request came from us, so nothing was linked. Please start again here.',
  socialSignInOver: 'We couldn’t confirm your {provider} login. Please try again.',
  socialSignInCancelled: 'You left {provider} without logging in.',
  socialNotLinked:
    'No account is linked to this {provider} login. Log in with your password, then link it on your account page.',
  socialLeft: '{provider} didn’t finish confirming, so nothing was linked.',
  // Registration
  memberUnknown: 'We can’t find a member with that ID and last name. Your welcome email has both.',
  memberNameMalformed: 'Enter your member ID or username, not an email address.',
  registeredAlready: 'You already have a login.',
  tooManyLinks:
    'We’ve already sent you several links. Check your inbox and spam folder, or try again in {wait}.',
  linkUsed: 'This link has already been used or replaced by a newer one.',
  linkExpired: 'This link has expired.',
  membershipNeedsData:
    'You have a membership that is active or has an open balance, so we need your data. Cancel it first; the rest can be erased after its last day.',
  linkUnknown:
    'This link isn’t valid. It may have been cut off, so try copying the whole address from your email.',
  linkForgotten:
    'For your security, this page doesn’t store your link. Please open it again from your email.',
  linkUnread: 'We couldn’t open your link. Check your connection and try again.',
  signInAfterwards: 'Your login is ready, but we couldn’t log you in. Please log in now.',
  // The cards
  pictureFailed: 'We couldn’t load your photo.',
  cardFailed: 'We couldn’t load this part of your account.',
} as const;

/** The copy of the forms for account, gift, freeze and join details and of the body summary, loaded with them. */
export const formMessages = {
  passwordLength: 'Use {min} to {max} characters.',
  passwordLower: 'Use at least one lowercase letter.',
  passwordUpper: 'Use at least one capital letter.',
  passwordDigit: 'Use at least one number.',
  passwordSymbol: 'Use at least one of {symbols}',
  passwordCommon:
    'Too many people would guess this one. Leave out your name, our name, and well-known passwords.',
  passwordCharacters: 'Use only letters, numbers, and {symbols}',
  dateMalformed: 'Enter a valid date.',
  dateOutside: 'Choose a date between {first} and {last}.',
  giftAmountRequired: 'Choose an amount or enter your own.',
  giftAmountTwice: 'Choose an amount or enter your own, not both.',
  giftAmountMalformed: 'Choose an amount up to {max}.',
  giftCustomAmount: 'Enter a whole number from 1 to {max}, with no commas or periods.',
  emailsDiffer: 'The email addresses don’t match.',
  personalEmailRequired: 'Personal Email is required.',
  cityRequired: 'City is required.',
  streetAddressRequired: 'Street Address is required.',
  birthDateRequired: 'Birth Date is required.',
  birthDateImpossible: 'Enter a past date with a four-digit year.',
  stateRequired: 'State is required.',
  cardNumber: 'Enter the number exactly as it appears on the card.',
  bloodPressureCrisis:
    'This blood pressure is very high. Rest for five minutes and measure again. If it’s still above 180/120, see a doctor today. If you have chest pain, trouble breathing, or vision changes, call 911 now.',
} as const;

/** The copy of gift cards, trial passes, feedback and agreements, loaded with their pages. */
export const serviceMessages = {
  // Gift cards
  giftCardsFailed: 'We couldn’t load the gift cards.',
  giftDesignRequired: 'Choose a design.',
  giftAmountRefused: 'We don’t offer gift cards in that amount. Please choose another.',
  orderNoCookies:
    'Your browser is blocking cookies, which checkout needs. Please allow them for this site and try again.',
  orderUsed: 'You’ve already viewed this confirmation. Your receipt is in your email.',
  orderPriceChanged: 'The price has changed. Check the new one before you pay.',
  searchTooShort: 'Enter at least three characters.',
  arrivalTooEarly: 'An arrival can be reported from an hour before the visit.',
  noShowTooEarly: 'A no-show can be reported once the visit has started.',
  dayPassFailed: 'We couldn’t load this club’s day pass.',
  noDayPassHere: 'This club sells no day passes. Choose another one from the list.',
  passOtherBrowser: 'This day pass is paid for. It’s in your email.',
  giftOtherBrowser: 'This gift card is paid for. Your receipt is in your email.',
  // Feedback and trial passes
  feedbackRating: 'Choose a rating.',
  passUnknown:
    'We can’t find that pass at this club. Check the code, or choose the club named on your pass.',
  noTrialHere: 'This club has no trial passes at the moment. Choose another one from the list.',
  passEnded: 'This pass has expired. You’re still welcome to book a free visit.',
  // Forms of the chain
  formUnknown: 'We can’t find that form. It may have moved.',
  // Agreements
  agreementChanged: 'This agreement has been updated. Please read the new version before you sign.',
  agreementConsent: 'Check the box to agree.',
  agreementUnknown: 'We can’t find that agreement. You’ll find yours on your account page.',
  agreementNotYours:
    'That agreement belongs to another member. You’ll find yours on your account page.',
  agreementExcluded: 'Your membership doesn’t include this add-on, so there’s nothing to sign.',
  agreementNoClub:
    'To sign an agreement, you need a home club. Add one to your profile or ask the front desk.',
  // Personal training
  trainingFailed: 'We couldn’t load this part of your training.',
} as const;
