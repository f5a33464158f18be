/** The prices of a club's memberships, on pages that sell. */
export const pricesCopy = {
  copyKey: 'join/prices',
  at: (club: string): string => `Prices at ${club}`,
  changed: (club: string): string => `These are the prices at ${club}.`,
  loading: 'Loading prices…',
  change: 'Change club',
  chooser: 'Choose a club to see its prices',
  opens: (club: string, day: string): string =>
    `${club} opens on ${day}. These are its founding-member rates.`,
  none: (club: string): string =>
    `${club} doesn’t sell memberships online. Visit the club, and an advisor will go through them with you.`,
  visit: 'Book a visit',
  join: 'Join',
  /** What a screen reader says of the button. */
  joinWith: (plan: string, club: string): string => `Join ${club}: ${plan}`,
  compare: 'Compare memberships',
  plan: 'Membership',
  rows: {
    monthly: 'Each month',
    today: 'Due today',
    firstYear: 'First 12 months',
    clubs: 'Clubs',
    commitment: 'Commitment',
  },
  yes: 'Included',
  no: '–',
  ways: 'Not ready to join?',
  visitTitle: 'See the club first',
  visitText: 'A 30-minute tour with an advisor. It’s free, and you don’t commit to anything.',
  trialTitle: (days: number): string =>
    days === 1 ? 'Try it for a day' : `Try it for ${days} days`,
  trialText: (club: string): string => `A free pass to ${club}, one for each person.`,
  trial: 'Get a trial pass',
  promoTitle: 'Have a promo code?',
  promoText: 'Enter it next to the memberships when you join. The prices change at once.',
  promo: 'Enter a code',
} as const;
