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
  offline: 'You’re offline',
  offlineKept:
    'This page opens by itself when you’re back online. What you typed is saved, and a saved pass still opens.',
  back: 'Go back',
} as const;
