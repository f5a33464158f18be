/** The list of clubs with its map, on the clubs page and on the pages of cities. */
export const clubFinderCopy = {
  copyKey: 'visit/finder',
  search: 'Search by club, city, or ZIP code',
  locate: 'Use my location',
  locating: 'Finding you…',
  filters: 'Filters',
  filterNames: {
    pool: 'Pool',
    kids: 'Kids’ club',
    open: 'Open now',
    corporate: 'Corporate rate',
  },
  /** After the number of clubs that a filter leaves, for screen readers. */
  filterUnit: (clubs: number): string => (clubs === 1 ? 'club' : 'clubs'),
  loading: 'Loading clubs…',
  /** The headings of the two parts of the list. */
  headings: {
    near: 'Clubs near you',
    nearest: 'The nearest clubs',
    matches: (text: string): string => `Clubs for “${text}”`,
    nearMatches: 'More clubs nearby',
    nearClub: (club: string): string => `${club}, your club`,
    all: 'All clubs',
    others: 'More clubs',
    onMap: 'Clubs on this map',
  },
  count: (shown: number, clubs: number): string => {
    const all = clubs === 1 ? '1 club' : `${clubs} clubs`;
    return shown < clubs ? `Showing ${shown} of ${all}` : all;
  },
  more: (clubs: number): string => `Show ${clubs} more`,
  presale: 'Opening soon',
  away: (distance: string): string => `${distance} away`,
  from: (price: string): string => `From ${price} a month`,
  visit: 'Book a visit',
  visitWhich: (club: string): string => `Book a visit to ${club}`,
  none: 'No clubs found',
  noneFor: (text: string): string => `No clubs found for “${text}”`,
  noneHint: 'Try a nearby city or a shorter search.',
  noneFiltered: 'No club here has everything that you chose.',
  clearFilters: 'Clear filters',
  seeAll: 'See all clubs',
  map: 'Map of the clubs',
  mapHint: 'The arrow keys move between clubs.',
  mapAreas: 'Area of the map',
  world: 'World',
  continents: { 'north-america': 'North America', europe: 'Europe' },
  metro: (city: string): string => `${city} area`,
  dot: (club: string, city: string): string => `${club}, ${city}`,
  cluster: (clubs: number, city: string): string => `${clubs} clubs around ${city}. Zoom in.`,
  wholeList: 'Show the whole list',
} as const;
