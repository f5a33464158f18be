/**
 * The catalogue's sentences of signing in, the account, and coming to a login, which come with their pages.
 * Source: ER-01 and the ids beside the lines.
 */
export const accountMessages = {
  // Calls, in general: AC-05
  callUnreachable:
    'We can’t reach our server. Check your connection and try again: what you entered is still here.', // HT-62
  callFailed: 'Something went wrong on our side. Please try again in a moment.', // HT-62
  callTooOften: 'That was tried too often. Please try again in {wait}.', // AC-08
  // Signing in
  wrongCredentials:
    'That username and password don’t go together. Check both, or reset your password.', // AC-01
  tooManySignIns: 'There were too many tries. Please try again in {wait}, or reset your password.', // AC-01
  sessionOver: 'You were signed out to keep your account safe. Please log in again.', // AC-06
  // What another member has, or can't be right
  usernameMalformed:
    'Use 4 to 30 letters, digits, dots, hyphens or underscores, beginning with a letter.', // AC-04
  usernameTaken: 'Another member has this username. Please choose a different one.', // AC-04
  passwordWrong: 'That is not your current password.', // AC-04
  // The cards
  cardFailed: 'We couldn’t load this part of your account.', // AC-02
} as const;
