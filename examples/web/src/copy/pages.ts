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

/** The first part of the front page. */
export const homeCopy = {
  copyKey: 'visit/home',
  /** The title of the document. */
  name: 'Fitness clubs near you',
  title: 'A great club starts at the front door.',
  lede: 'Light, space, equipment that works, and people who know your name. Tour one of our clubs for free before you join.',
  visit: 'Or book a free visit now',
} as const;

/** The list of clubs, and the pages of cities. */
export const clubsCopy = {
  copyKey: 'visit/clubs',
  title: 'Find your club',
  inCity: (city: string): string => `Fitness clubs in ${city}`,
  lede: 'Opening hours, classes, and a free visit, club by club.',
  neighbors: 'Nearby',
  all: 'All clubs',
  byCity: 'Clubs by city',
} as const;

/** The field on the front page and the not-found page that leads to the list of clubs. */
export const clubSearchCopy = {
  copyKey: 'visit/club-search',
  label: 'ZIP code, city, or club',
  submit: 'Find a club',
} as const;

/** The heading of the questions and answers on pages that sell. */
export const faqCopy = {
  copyKey: 'visit/faq',
  title: 'Questions and answers',
} as const;
