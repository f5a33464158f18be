/** The front page. */
export const homeCopy = {
  copyKey: 'visit/home',
  name: 'Come in',
  title: 'A good club begins at the door.',
  lede: 'Light, space, people who know your name, and equipment that is never out of order. Come and see one of our clubs before you decide anything.',
  visit: 'Visit a club',
  find: 'Find one near you',
  visitTitle: 'What a visit is',
  points: [
    {
      title: 'You choose the hour',
      text: 'Open times a month ahead, in the club’s own time. It takes a minute, on any phone.',
    },
    {
      title: 'Someone expects you',
      text: 'An advisor meets you at the door and shows you every room in half an hour.',
    },
    {
      title: 'You owe nothing',
      text: 'No card, no contract, no calls you did not ask for. Change or skip it as you like.',
    },
  ],
  someClubs: 'A few of the houses',
  allClubs: 'All clubs',
} as const;

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

/** The lead flow embedded in another page. */
export const embeddedCopy = {
  copyKey: 'visit/embedded',
  label: 'Visit a club',
  waiting: 'Your visit is waiting',
  kept: 'What you entered is kept. Go on where you were.',
  continue: 'Continue your visit',
} as const;

/** The club, promotion and not-found pages. */
export const pagesCopy = {
  copyKey: 'visit/pages',
  clubLoading: 'Loading the club…',
  tellUs: 'Tell us how it was',
  offerLoading: 'Loading the offer…',
  noPage: 'There is no page here',
  noPageLede: 'The address may be mistyped, or the page moved.',
  toFront: 'Go to the front page',
  seeClubs: 'See all clubs',
} as const;
