/** The catalogue's sentences of the join, which come with it. Source: ER-01 and the ids beside the lines. */
export const joinMessages = {
  notEligible: 'This email is not eligible for a corporate discount at this time.', // CJ-04
  sameEmail: 'This email address is already in use. Please use a different one.', // CJ-05
  codeWrong: 'That code is not right or has expired. Please check it or ask for a new one.', // CJ-09
  codeSpent: 'That code was tried too often. Please ask for a new one.', // CJ-20
  tooManyCodes: 'Too many codes were sent. Please ask for a new one in {wait}.', // CJ-20
  tooManyTries: 'Too many codes were tried. Please come back in {wait}.', // CJ-20
  noPlans:
    'Your employer does not offer an exclusive membership with this club. Please choose another location.', // CJ-11
  planRequired: 'Select a membership type above to join.', // CJ-11
  processing: 'There was an error processing your request. Please try again later.', // CJ-12, CJ-22
  paymentCancelled: 'The payment was cancelled, and nothing was charged. Your choice is kept.', // CJ-14
  paymentDeclined:
    'The payment was declined, and nothing was charged. You can try again with another card.', // CJ-14
  paymentUnknown:
    'We could not find a payment for this link. If you have paid, your confirmation is in your e-mail.', // CJ-14
  paymentUsed:
    'This confirmation was shown before and can not be opened again. Your membership details are in your e-mail.', // CJ-14
  paymentOtherBrowser: 'Your membership is active. Its details are in your e-mail.', // CJ-14
  planGone: 'The membership that you chose is not offered here. Please choose another one.', // SJ-01
  tooManyResends: 'The confirmation was sent several times. Please ask for it again in {wait}.', // HT-15
  resendFailed: 'Unable to Resend the Confirmation Email. Please try again', // SJ-07
  resendDone: 'We’ve resent your confirmation email, please check your inbox.', // SJ-07
} as const;
