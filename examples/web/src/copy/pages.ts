/** The front page. */
export const homeCopy = {
  copyKey: 'visit/home',
  /** The title of the document. */
  name: 'Fitness clubs near you',
  title: 'A great club starts at the front door.',
  lede: 'Light, space, equipment that works, and people who know your name. Tour one of our clubs for free before you join.',
  visit: 'Visit a club',
  find: 'Find a club near you',
  visitTitle: 'How a visit works',
  points: [
    {
      title: 'Pick a time',
      text: 'See times up to a month out. Booking takes about a minute.',
    },
    {
      title: 'We’ll be expecting you',
      text: 'An advisor meets you at the front desk for a 30-minute tour.',
    },
    {
      title: 'No obligation',
      text: 'No credit card and no contract. Plans change? Call us or reply to our email.',
    },
  ],
  someClubs: 'Featured clubs',
  allClubs: 'All clubs',
} as const;

/** The club list page. */
export const clubsCopy = {
  copyKey: 'visit/clubs',
  title: 'Find your club',
} as const;

/** The lead flow embedded in another page. */
export const embeddedCopy = {
  copyKey: 'visit/embedded',
  label: 'Visit a club',
  waiting: 'Finish booking your visit',
  kept: 'We saved your details so you can pick up where you left off.',
  continue: 'Continue your visit',
  booked: (club: string, moment: string): string => `You have a visit at ${club} on ${moment}.`,
  received: 'We have your details.',
  see: 'See your visit',
  seeDetails: 'See what happens next',
  moves: 'Another time that you book here replaces it.',
} as const;

/** The club, promotion and not-found pages. */
export const pagesCopy = {
  copyKey: 'visit/pages',
  clubLoading: 'Loading club…',
  offerLoading: 'Loading offer…',
  toFront: 'Go to the home page',
  seeClubs: 'See all clubs',
} as const;
