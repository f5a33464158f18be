/** The pages of cities, and the links to them. */
export const citiesCopy = {
  copyKey: 'visit/cities',
  title: (city: string): string => `Fitness clubs in ${city}`,
  lede: 'Opening hours, classes, and a free visit, club by club.',
  neighbors: 'Nearby',
  all: 'All clubs',
  byCity: 'Clubs by city',
} as const;
