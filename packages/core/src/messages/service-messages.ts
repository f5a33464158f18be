/** The copy of gift cards, trial passes, feedback and agreements, loaded with their pages. */
export const serviceMessages = {
  // Gift cards
  giftCardsFailed: 'We couldn’t load the gift cards.',
  giftDesignRequired: 'Choose a design.',
  giftAmountRefused: 'We don’t sell a gift card of this amount. Please choose another.',
  giftNoCookies:
    'Your browser keeps no cookies, so the payment page would not know your gift. Please allow them for this site, and try again.',
  giftUsed:
    'This confirmation was shown before and can not be opened again. Your receipt is in your e-mail.',
  giftOtherBrowser: 'This gift card is paid for. Your receipt is in your e-mail.',
  // Feedback and trial passes
  feedbackRating: 'Choose how it was.',
  passUnknown:
    'We found no pass with this code at this club. Check the code, or choose the club that is named on your pass.',
  passEnded:
    'This pass has ended and can’t be taken up any more. You are welcome to come and see the club without it.',
  // Agreements
  agreementChanged: 'This agreement has a newer version. Please read it before you sign.',
  agreementConsent: 'Tick the box to say that you agree.',
  agreementUnknown:
    'We found no agreement at this address. Your agreements are on your account page.',
  agreementNotYours: 'This agreement is another member’s. Yours are on your account page.',
  agreementNoClub:
    'An agreement goes with your home club, and your account has none yet. Ask at the desk of your club.',
  // Personal training
  trainingFailed: 'We couldn’t load this part of your training.',
} as const;
