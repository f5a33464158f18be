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
  groupVisits: 'Group visits',
  feedback: 'Feedback',
  terms: 'Terms',
  privacy: 'Privacy',
  language: 'Language',
  changing: 'Changing language…',
  changed: 'This page is now in English.',
  note: 'This is a demo. The clubs aren’t real, and the phone numbers don’t work.',
  // Pages that fail to load or render
  loadIt: 'Reload',
  broken: 'Something went wrong on this page',
  brokenKept:
    'Sorry about that. Your entries are saved on this device, so you can pick up where you left off.',
  loadPage: 'Reload the page',
  toFront: 'Go to the home page',
} as const;
