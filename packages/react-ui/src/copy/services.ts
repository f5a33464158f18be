export const feedbackCopy = {
  copyKey: 'member/feedback',
  form: 'Tell a club what you think',
  legend: 'Your feedback',
  hints: {
    message: 'One thing that was good, or one to do better.',
    email: 'Only if you would like an answer.',
  },
  submit: 'Send feedback',
  thanks: 'Thank you',
  sent: (club: string | null): string =>
    club === null ? 'The club has what you wrote.' : `${club} has what you wrote.`,
  answer: (email: string): string =>
    `If there is something to say to it, the answer goes to ${email}.`,
  again: 'Write another',
  back: (club: string | null): string => (club === null ? 'All clubs' : `Back to ${club}`),
} as const;

export const passCopy = {
  copyKey: 'member/pass',
  form: 'Find your trial pass',
  intro: 'Enter the code that you were given, and see how long the club is yours to try.',
  legend: 'Your pass',
  hints: {
    code: 'As it stands in the email or on the card, TRY-7 for example.',
    facilityId: 'The club that is named on the pass.',
  },
  submit: 'Show the pass',
  without: 'Visit a club without a pass',
  loading: 'Looking for your pass…',
  eyebrow: 'Trial pass',
  code: 'Code',
  good: 'Good for',
  days: (days: number): string =>
    days === 1 ? 'One day, from your first visit' : `${days} days in a row, from your first visit`,
  takeUpBy: 'Take it up by',
  endOfDay: (zone: string): string => `The end of that day at the club, ${zone}`,
  club: 'At',
  terms: 'Terms',
  door: 'Show this pass and a photo ID at the desk.',
  book: 'Book a first visit',
  print: 'Print the pass',
  another: 'Use another code',
} as const;

export const agreementCopy = {
  copyKey: 'member/agreement',
  loading: 'Loading the agreement…',
  version: (version: string): string => `Version ${version}`,
  print: 'Print the agreement',
  sign: 'Sign the agreement',
  legend: 'Sign',
  hint: 'Write it as you would sign on paper.',
  signed: 'Signed',
  signedAt: (moment: string): string => `You signed this agreement on ${moment}.`,
  justSigned: 'It holds from now on. Your account shows it.',
  account: 'Back to your account',
} as const;
