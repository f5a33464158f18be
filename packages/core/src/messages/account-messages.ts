/** The copy of sign-in, account and registration, loaded with those pages. */
export const accountMessages = {
  // Calls in general
  callUnreachable:
    'We can’t reach our server. Check your connection and try again: what you entered is still here.',
  callFailed: 'Something went wrong on our side. Please try again in a moment.',
  // Signing in
  wrongCredentials:
    'We know no member with that username or email and that password. Check both, or reset your password.',
  tooManySignIns: 'There were too many tries. Please try again in {wait}, or reset your password.',
  sessionOver:
    'You were logged out to keep your account safe. Please log in again: we bring you back to where you were.',
  stayedLongEnough:
    'You have been logged in for a week, and we can’t make it longer. Please save what you are doing and log in again.',
  // Values that belong to another member or can't be right
  usernameMalformed:
    'Use 4 to 30 letters, digits, dots, hyphens or underscores, beginning with a letter.',
  usernameTaken: 'Another member has this username. Please choose a different one.',
  passwordWrong: 'That is not your current password.',
  // Changing the account
  postalCodeOfCountry: 'Enter a valid {label}, such as {example}.',
  postalCodeOfOther: 'Use up to 10 letters, digits, spaces and hyphens.',
  heightOutside: 'Enter a height from {least} to {most}.',
  weightOutside: 'Enter a weight from {least} to {most}.',
  inchesOutside: 'Enter inches from 0 to 11.',
  fieldNotTaken: 'We can’t take this as it stands. Please check it.',
  changeNotSaved: 'Your change wasn’t saved. What you entered is still here; please try again.',
  // A social login
  socialTaken:
    'Another member’s account is linked to this {provider} login. Choose a different one.',
  socialOver: 'What {provider} sent us is no longer good. Please link again.',
  socialCancelled: 'You chose not to share your {provider} login. Nothing was linked.',
  socialForeign:
    'We didn’t ask {provider} for this, so nothing was linked. Please start from here.',
  socialSignInOver: 'We couldn’t confirm your {provider} login. Please try again.',
  socialSignInCancelled: 'You left {provider} without logging in.',
  socialNotLinked:
    'No account is linked to this {provider} login. Log in with your password, then link it on your account page.',
  socialLeft: 'You came back before {provider} confirmed it. Nothing was linked.',
  // Registration
  memberUnknown:
    'We can’t find a member with this number and last name. Please check both: they stand in your welcome email.',
  memberNameMalformed: 'Enter your member ID or your username. An email address is neither.',
  registeredAlready: 'You have a login already.',
  tooManyLinks:
    'We were asked for a link several times. Please look for our email, also among the junk mail, or try again in {wait}.',
  linkUsed: 'This link was used before, or a newer one took its place.',
  linkExpired: 'This link is too old to be used.',
  linkUnknown: 'We don’t know this link. It may have been cut off on its way to you.',
  linkForgotten:
    'To keep your account safe, this page does not remember your link. Please open it from our email once more.',
  linkUnread: 'We couldn’t open your link just now. Please check your connection and try again.',
  signInAfterwards: 'Your login is set, but we couldn’t sign you in just now. Please log in by it.',
  // The cards
  pictureFailed: 'We couldn’t load your picture.',
  cardFailed: 'We couldn’t load this part of your account.',
} as const;
