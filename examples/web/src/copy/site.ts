/** The header, the footer and messages on every page. */
export const siteCopy = {
  copyKey: 'visit/site',
  skip: 'Skip to content',
  main: 'Main',
  clubs: 'Clubs',
  benefits: 'Benefits',
  account: 'Account',
  logIn: 'Log in',
  // Footer
  more: 'More',
  visit: 'Visit a club',
  allClubs: 'All clubs',
  memberBenefits: 'Member benefits',
  giftCards: 'Gift cards',
  trialPasses: 'Trial passes',
  feedback: 'Feedback',
  terms: 'Terms',
  privacy: 'Privacy',
  language: 'Language',
  changing: 'Changing the language…',
  changed: 'The page is in English now.',
  note: 'A demonstration. The clubs are made up, and no telephone number here rings.',
  // Pages that fail to load or render
  loadIt: 'Load it again',
  loadPage: 'Load the page again',
  toFront: 'Go to the front page',
} as const;
