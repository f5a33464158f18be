/** The copy of the join, loaded with it. */
export const joinMessages = {
  notEligible: 'This email is not eligible for a corporate discount at this time.',
  sameEmail: 'This email address is already in use. Please use a different one.',
  codeWrong: 'That code is not right or has expired. Please check it or ask for a new one.',
  codeSpent: 'That code was tried too often. Please ask for a new one.',
  tooManyCodes: 'Too many codes were sent. Please ask for a new one in {wait}.',
  tooManyTries: 'Too many codes were tried. Please come back in {wait}.',
  noPlans:
    'Your employer does not offer an exclusive membership with this club. Please choose another location.',
  planRequired: 'Select a membership type above to join.',
  processing: 'There was an error processing your request. Please try again later.',
  paymentCancelled: 'The payment was cancelled, and nothing was charged. Your choice is kept.',
  paymentDeclined:
    'The payment was declined, and nothing was charged. You can try again with another card.',
  paymentUnknown:
    'We could not find a payment for this link. If you have paid, your confirmation is in your e-mail.',
  paymentUsed:
    'This confirmation was shown before and can not be opened again. Your membership details are in your e-mail.',
  paymentOtherBrowser: 'Your membership is active. Its details are in your e-mail.',
  planGone: 'The membership that you chose is not offered here. Please choose another one.',
  tooManyResends: 'The confirmation was sent several times. Please ask for it again in {wait}.',
  resendFailed: 'Unable to Resend the Confirmation Email. Please try again',
  resendDone: 'We’ve resent your confirmation email, please check your inbox.',
} as const;
