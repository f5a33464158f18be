/** The copy of a page itself: before its script runs, and after the first paint. */
export const siteMessages = {
  needsScript:
    'Booking a visit here needs JavaScript. Please call your club instead: its advisors book for you.',
  pageSlow: 'The page is still on its way. What you type is kept.',
  offline:
    'You are offline. What you entered is kept, and you can go on when the connection is back.',
  onlineAgain: 'You are online again.',
} as const;
