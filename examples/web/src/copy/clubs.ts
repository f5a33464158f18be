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
