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
  moves: 'Booking another time here replaces it.',
} as const;

/** The club, promotion and not-found pages. */
export const pagesCopy = {
  copyKey: 'visit/pages',
  clubLoading: 'Loading club…',
  offerLoading: 'Loading offer…',
  toFront: 'Go to the home page',
  seeClubs: 'See all clubs',
} as const;
