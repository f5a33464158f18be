/**
 * The catalogue's sentences of a whole page: what stands in it before its script runs, and what comes after the first
 * paint. Source: ER-02.
 */
export const siteMessages = {
  needsScript:
    'Booking a visit here needs JavaScript. Please call your club instead: its advisors book for you.', // RT-06
  pageSlow: 'The page is still on its way. What you type is kept.', // LX-11
  offline:
    'You are offline. What you entered is kept, and you can go on when the connection is back.', // LX-04
  onlineAgain: 'You are online again.', // LX-04
} as const;
