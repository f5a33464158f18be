/** The copy of the join, loaded with it. */
export const joinMessages = {
  notEligible: 'This email is not eligible for a corporate discount at this time.',
  sameEmail: 'This email address is already in use. Please use a different one.',
  codeWrong: 'That code is wrong or has expired. Check it or request a new one.',
  codeSpent: 'Too many wrong tries for that code. Please request a new one.',
  confirmAgain: 'Please confirm your email again, because another code was requested for it since.',
  invitationWrong:
    'That code is wrong, was used by someone else, or has expired. Check it, or ask your employer for another.',
  invitationUsed:
    'You’ve already joined with this email address. Your membership details are in your email.',
  invitationClub: 'Your employer’s offer doesn’t cover this club. Go back and choose another one.',
  invitationWorkEmail:
    'The email you entered is a work address. Go back and use it as your company email: we’ll send you a code.',
  tooManyCodes: 'We’ve sent too many codes. Please request a new one in {wait}.',
  tooManyTries: 'Too many attempts. Please try again in {wait}.',
  noPlans:
    'Your employer does not offer an exclusive membership with this club. Please choose another location.',
  planRequired: 'Select a membership type above to join.',
  startOutside: 'Choose a day from {first} to {last}.',
  promoRequired: 'Enter a promo code.',
  promoUnknown: 'We don’t know that code. Check it for typos.',
  promoEnded: 'This code has ended.',
  promoElsewhere: 'This code isn’t for this club.',
  promoOtherPlans: 'This code isn’t for these memberships.',
  promoNoBetter: 'You already have a better price. This code takes nothing off it.',
  promoFailed: 'We couldn’t check your code, so it isn’t applied. Please try again.',
  promoNotChosen: '{code} doesn’t change the price of {plan}.',
  heldPrice:
    '{firstName}, your price for {plan} is held until {day}. We’ve filled in your details.',
  heldPriceOver: 'Your price was held until {day}. These are today’s prices.',
  heldPriceUsed: 'This link has been used to join. To join again, these are today’s prices.',
  heldPriceUnknown: 'We don’t know this link. These are today’s prices.',
  heldPriceFailed:
    'We couldn’t load your held price. Open the link in your email again, or go on at today’s prices.',
  heldPriceEnded: 'Your held price has ended. We’ve switched to today’s price, so please check it.',
  heldPriceOtherPerson:
    'This price is held for the email address that we sent the link to. Use that address, or choose another plan.',
  joinBirthDateRequired: 'Birth Date is required.',
  joinBirthDateImpossible: 'Enter a past date with a four-digit year.',
  joinTooYoung: 'You have to be {age} or older to join online. You’re welcome to visit the club.',
  joinConsent: 'Check the box to agree.',
  joinAgreementChanged:
    'The agreement has changed since you read it. Please read it again before you sign.',
  pricesNotLoaded: 'We couldn’t load the prices. Please try again.',
  processing: 'There was an error processing your request. Please try again later.',
  paymentCancelled: 'You canceled the payment, so you weren’t charged. Your selection is saved.',
  paymentDeclined: 'Your payment was declined, so you weren’t charged. You can try another card.',
  paymentUnknown:
    'We couldn’t find a payment for this link. If you’ve paid, your confirmation is in your email.',
  paymentUsed:
    'You’ve already viewed this confirmation. Your membership details are in your email.',
  paymentOtherBrowser: 'Your membership is active. Its details are in your email.',
  planGone: 'That membership isn’t available at this club. Please choose another.',
  tooManyResends:
    'We’ve already sent your confirmation several times. You can request it again in {wait}.',
  resendFailed: 'Unable to Resend the Confirmation Email. Please try again',
  resendDone: 'We’ve resent your confirmation email, please check your inbox.',
} as const;
