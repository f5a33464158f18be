/** The copy of gift cards, trial passes, feedback and agreements, loaded with their pages. */
export const serviceMessages = {
  // Gift cards
  giftCardsFailed: 'We couldn’t load the gift cards.',
  giftDesignRequired: 'Choose a design.',
  giftAmountRefused: 'We don’t offer gift cards in that amount. Please choose another.',
  giftNoCookies:
    'Your browser is blocking cookies, which checkout needs. Please allow them for this site and try again.',
  giftUsed: 'You’ve already viewed this confirmation. Your receipt is in your email.',
  giftOtherBrowser: 'This gift card is paid for. Your receipt is in your email.',
  // Feedback and trial passes
  feedbackRating: 'Choose a rating.',
  passUnknown:
    'We can’t find that pass at this club. Check the code, or choose the club named on your pass.',
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
