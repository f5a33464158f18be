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
