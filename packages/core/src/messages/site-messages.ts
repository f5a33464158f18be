/** The copy of a page itself: before its script runs, and after the first paint. */
export const siteMessages = {
  needsScript:
    'Please turn on JavaScript to book online, or call your club and we’ll book for you.',
  pageSlow: 'Still loading. Anything you type is saved.',
  offline: 'You’re offline. What you typed is kept. Continue when you’re back online.',
  onlineAgain: 'You’re back online.',
  clubNotLoaded: 'We couldn’t load this club. Please try again.',
  offerNotLoaded: 'We couldn’t load this offer. Please try again.',
} as const;
