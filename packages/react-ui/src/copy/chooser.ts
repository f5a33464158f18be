export const chooserCopy = {
  copyKey: 'visit/chooser',
  title: '100+ Clubs Worldwide',
  forVisit: 'Choose a club to visit',
  forJoin: 'Choose a club for your membership',
  forAny: 'Choose a club',
  search: 'Search by club, city or postal code',
  loading: 'Loading the clubs…',
  current: 'Your club',
  count: (shown: number, query: string): string => {
    const clubs = shown === 1 ? '1 club' : `${shown} clubs`;
    return query === '' ? clubs : `${clubs} for “${query}”`;
  },
} as const;
