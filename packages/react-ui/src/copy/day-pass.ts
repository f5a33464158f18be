/** Buying a day pass. */
export const dayPassCopy = {
  copyKey: 'member/day-pass',
  eyebrow: 'Day pass',
  title: 'One day, the whole club',
  lede: 'Pay once, come for one day. No membership, nothing to cancel.',
  form: 'Your day pass',
  when: 'Club and day',
  who: 'Your details',
  hints: {
    day: 'Your pass is good for this day.',
    email: 'We’ll send your pass and receipt here.',
    phone: 'So the club can reach you about your day.',
  } as Readonly<Record<string, string>>,
  // Summary
  summary: 'Your order',
  club: 'Club',
  day: 'Day',
  due: 'Due today, taxes included',
  notYet: 'Not chosen',
  loadingPrice: 'Loading the price…',
  none: 'This club sells no day passes. Choose another one, or try this one for free.',
  trial: 'Get a free trial pass',
  submit: 'Continue to payment',
  submitting: 'Taking you to checkout…',
  note: 'You’ll pay on our secure checkout page, then come back here.',
  // After the payment
  returnTitle: 'Your pass is on its way',
  returnLede: 'Your payment went through. We’ll email you the pass with its receipt.',
  confirming: 'Loading your pass…',
  doneEyebrow: 'Thank you',
  doneTitle: (day: string): string => `See you on ${day}`,
  done: (email: string): string =>
    `Here’s your pass. We’ve also sent it to ${email}, with your receipt.`,
  details: 'Your receipt',
  order: 'Order number',
  paid: 'Paid, taxes included',
  another: 'Buy another day pass',
  // On the page of the trial pass
  instead: (price: string): string => `Had your trial? A day pass is ${price}, taxes included.`,
  buy: 'Buy a day pass',
} as const;
