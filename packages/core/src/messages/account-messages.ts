/**
 * The catalogue's sentences of signing in, the account, and coming to a login, which come with their pages.
 * Source: ER-01 and the ids beside the lines.
 */
export const accountMessages = {
  // Calls, in general: AC-05
  callUnreachable:
    'We can’t reach our server. Check your connection and try again: what you entered is still here.', // HT-62
  callFailed: 'Something went wrong on our side. Please try again in a moment.', // HT-62
  // Signing in
  wrongCredentials:
    'We know no member with that username or email and that password. Check both, or reset your password.', // AC-01
  tooManySignIns: 'There were too many tries. Please try again in {wait}, or reset your password.', // AC-01
  sessionOver:
    'You were logged out to keep your account safe. Please log in again: we bring you back to where you were.', // AC-06
  stayedLongEnough:
    'You have been logged in for a week, and we can’t make it longer. Please save what you are doing and log in again.', // AC-06
  // What another member has, or can't be right
  usernameMalformed:
    'Use 4 to 30 letters, digits, dots, hyphens or underscores, beginning with a letter.', // AC-04
  usernameTaken: 'Another member has this username. Please choose a different one.', // AC-04
  passwordWrong: 'That is not your current password.', // AC-04
  // Changing the account
  postalCodeOfCountry: 'Enter a valid {label}, such as {example}.', // VA-07
  postalCodeOfOther: 'Use up to 10 letters, digits, spaces and hyphens.', // VA-07
  heightOutside: 'Enter a height from {least} to {most}.', // AC-04
  weightOutside: 'Enter a weight from {least} to {most}.', // AC-04
  inchesOutside: 'Enter inches from 0 to 11.', // AC-04
  fieldNotTaken: 'We can’t take this as it stands. Please check it.', // AC-05
  changeNotSaved: 'Your change wasn’t saved. What you entered is still here; please try again.', // AC-05
  // A social login
  socialTaken:
    'Another member’s account is linked to this {provider} login. Choose a different one.', // AC-04
  socialOver: 'What {provider} sent us is no longer good. Please link again.', // AC-04
  socialCancelled: 'You chose not to share your {provider} login. Nothing was linked.', // AC-04
  socialForeign:
    'We didn’t ask {provider} for this, so nothing was linked. Please start from here.', // AC-04
  socialLeft: 'You came back before {provider} confirmed it. Nothing was linked.', // AC-04
  // Coming to a login
  memberUnknown:
    'We can’t find a member with this number and last name. Please check both: they stand in your welcome email.', // HT-50
  memberNameMalformed: 'Enter your member ID or your username. An email address is neither.', // HT-54
  registeredAlready: 'You have a login already.', // HT-50
  tooManyLinks:
    'We were asked for a link several times. Please look for our email, also among the junk mail, or try again in {wait}.', // AC-08
  linkUsed: 'This link was used before, or a newer one took its place.', // HT-52
  linkExpired: 'This link is too old to be used.', // HT-52
  linkUnknown: 'We don’t know this link. It may have been cut off on its way to you.', // HT-52
  linkForgotten:
    'To keep your account safe, this page does not remember your link. Please open it from our email once more.', // HT-52
  linkUnread: 'We couldn’t open your link just now. Please check your connection and try again.', // HT-52
  signInAfterwards: 'Your login is set, but we couldn’t sign you in just now. Please log in by it.', // HT-53
  // The cards
  pictureFailed: 'We couldn’t load your picture.', // AC-02, HT-13
  cardFailed: 'We couldn’t load this part of your account.', // AC-02
} as const;
