/** Asking for a free trial pass, and its page. */
export const trialCopy = {
  copyKey: 'member/trial',
  form: 'Get a trial pass',
  intro:
    'Come in before you decide. A trial pass is free, once per person, and begins on the day that you choose. You get it by email.',
  legend: 'Your details',
  hints: {
    /** `days` is null until the club has answered. */
    startsOn: (days: number | null): string =>
      days === null
        ? 'Your pass begins on this day.'
        : days === 1
          ? 'Your pass is good on this day.'
          : `Your pass is good for ${days} days from this one.`,
    email: 'We’ll send your pass here.',
    phone: 'So the club can reach you about your pass.',
  },
  submit: 'Send my pass',
  submitting: 'Sending your pass…',
  sentTitle: 'Check your email',
  sent: (email: string): string =>
    `We’ve written to ${email}. If you haven’t had a trial pass before, yours is in that email.`,
  late: 'It can take a few minutes. If nothing arrives, look in your spam folder.',
  visit: 'Book a visit',
  loading: 'Loading your pass…',
  eyebrow: 'Your pass',
  holder: 'Name',
  from: 'From',
  until: 'Until the end of',
  club: 'Club',
  terms: 'Terms',
  door: 'Show this pass and a photo ID at the front desk.',
  over: 'This pass has ended. We hope you enjoyed it.',
  barcode: (code: string): string => `QR code of pass ${code}`,
  print: 'Print pass',
  join: 'See memberships',
  unknownTitle: 'This link doesn’t work',
  unknownText:
    'Part of the address may be missing. Open the link in your email again, or enter the code on your pass.',
  byCode: 'Enter a code',
} as const;

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
