/**
 * The catalogue's sentences of gift cards, trial passes, feedback and agreements, which come with their pages.
 * Source: ER-01 and the ids beside the lines.
 */
export const serviceMessages = {
  // Gift cards
  giftCardsFailed: 'We couldn’t load the gift cards.', // HT-46
  giftDesignRequired: 'Choose a design.', // AC-08
  giftAmountRefused: 'We don’t sell a gift card of this amount. Please choose another.', // VA-10
  giftNoCookies:
    'Your browser keeps no cookies, so the payment page would not know your gift. Please allow them for this site, and try again.', // CK-02
  giftUsed:
    'This confirmation was shown before and can not be opened again. Your receipt is in your e-mail.', // AC-08
  giftOtherBrowser: 'This gift card is paid for. Your receipt is in your e-mail.', // AC-08
  // Feedback and trial passes
  feedbackRating: 'Choose how it was.', // HT-55
  passUnknown:
    'We found no pass with this code at this club. Check the code, or choose the club that is named on your pass.', // HT-47
  passEnded:
    'This pass has ended and can’t be taken up any more. You are welcome to come and see the club without it.', // HT-47
  // Agreements
  agreementChanged: 'This agreement has a newer version. Please read it before you sign.', // HT-45
  agreementConsent: 'Tick the box to say that you agree.', // HT-45
  agreementUnknown:
    'We found no agreement at this address. Your agreements are on your account page.', // HT-44
  agreementNotYours: 'This agreement is another member’s. Yours are on your account page.', // HT-44
  agreementNoClub:
    'An agreement goes with your home club, and your account has none yet. Ask at the desk of your club.', // HT-44
  // Personal training
  trainingFailed: 'We couldn’t load this part of your training.', // PT-05
} as const;
