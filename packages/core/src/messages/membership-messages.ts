/** The copy of the membership and its decisions, loaded with their pages. */
export const membershipMessages = {
  membershipNotStarted:
    'You can change your membership here once your club has announced its opening day.',
  membershipLeaving: 'You canceled your membership. To change it, keep it first.',
  membershipEnded: 'Your membership has ended, so it can’t be changed.',
  membershipFrozenAlready: 'You already have a freeze. Take it back first, or end it early.',
  membershipOutsideTerms: 'You can’t freeze for that long or from that day. Choose again.',
  membershipUnchanged: 'That’s the plan and club you have now. Choose another one.',
  membershipOtherCurrency:
    'That club charges in another currency, so you can’t switch to it online. Your home club can help.',
  membershipOtherCurrencyCall:
    'That club charges in another currency, so you can’t switch to it online. Call {club} at {phone}.',
  membershipDayChanged:
    'A new day has begun, so we haven’t changed anything yet. Check the dates and confirm again.',
  membershipPriceChanged:
    'The monthly fee just changed, so we haven’t switched your plan. Check the new fee and confirm again.',
  membershipNotOffered:
    'The club no longer offers you that plan, so nothing changed. Choose another one.',
  paymentNotMade:
    'Your payment of {amount} from {day} didn’t go through. We’ll try your card again in the coming days.',
  membershipNotLoaded: 'We couldn’t load your membership.',
  invoicesNotLoaded: 'We couldn’t load your invoices.',
  promisesNotLoaded: 'We couldn’t load what we agreed.',
  offersNotLoaded: 'We couldn’t load the plans of this club.',
} as const;
