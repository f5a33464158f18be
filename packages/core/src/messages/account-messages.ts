/** The copy of sign-in, account and registration, loaded with those pages. */
export const accountMessages = {
  // Calls in general
  callUnreachable:
    'We can’t reach our server. Check your connection and try again. Your entries are still here.',
  callFailed: 'Something went wrong on our end. Please try again in a moment.',
  // Signing in
  wrongCredentials: 'That username or password isn’t right. Try again, or reset your password.',
  tooManySignIns: 'Too many login attempts. Try again in {wait}, or reset your password.',
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
