/** The header and messages on every page. */
export const siteCopy = {
  copyKey: 'visit/site',
  skip: 'Skip to content',
  main: 'Main',
  menu: 'Menu',
  clubs: 'Clubs',
  membership: 'Membership',
  classes: 'Classes',
  employers: 'For employers',
  account: 'Account',
  logIn: 'Log in',
  join: 'Join',
  book: 'Book a visit',
  // Pages that fail to load or render
  loadIt: 'Reload',
  broken: 'Something went wrong on this page',
  brokenKept:
    'Sorry about that. Your entries are saved on this device, so you can pick up where you left off.',
  loadPage: 'Reload the page',
  toFront: 'Go to the home page',
} as const;
