/** The club list page. */
export const clubsCopy = {
  copyKey: 'visit/clubs',
  name: 'Our clubs',
  title: 'Find your club',
  search: 'Search by club, city or postal code',
  count: (clubs: number): string => (clubs === 1 ? '1 club' : `${clubs} clubs`),
  loading: 'Loading the clubs…',
  none: 'No club by that name or place yet. Try a city nearby, or fewer letters.',
  visit: 'Visit',
  visitWhich: (club: string): string => `Visit ${club}`,
} as const;
