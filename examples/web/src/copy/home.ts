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
