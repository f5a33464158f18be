/** The pages of the account that load when they are opened. */
export const accountPagesCopy = {
  copyKey: 'member/account-pages',
  pass: {
    title: 'Your pass',
    memberId: 'Member ID',
    barcode: (memberId: string): string => `Barcode for member ID ${memberId}`,
    onPhone: 'Your pass on your phone',
    saved: 'Your pass is saved on this device. It opens without a connection until you log out.',
    addToHome: 'To open it like an app, add this page to your home screen.',
    offline: 'No connection. This is the pass saved on this device.',
    confirmed: (time: string): string => `Last confirmed ${time}`,
    retry: 'Try again',
    addToApple: 'Add to Apple Wallet',
    addToGoogle: 'Add to Google Wallet',
  },
  attention: {
    frozen: 'Your membership is frozen.',
    membership: 'See your membership',
    due: (amount: string): string => `Your account has a balance of ${amount} due.`,
    billing: 'See your billing',
  },
  visits: {
    title: 'Visits',
    upcoming: 'Upcoming',
    past: 'Past and canceled',
    next: 'Your next visit',
    none: 'You have no upcoming visits.',
    book: 'Book a visit',
    manage: 'Manage visit',
    kind: { tour: 'Tour', workout: 'Workout' },
    at: (kind: string, club: string): string => `${kind} at ${club}`,
    state: { canceled: 'Canceled', missed: 'Missed', past: 'Completed' },
  },
  sessions: {
    title: 'Where you’re logged in',
    none: 'You’re not logged in anywhere else.',
    device: (browser: string | null, system: string | null): string =>
      [browser, system].filter(Boolean).join(' on ') || 'Unknown device',
    isThis: 'This device',
    signedIn: (time: string): string => `Logged in ${time}`,
    lastUsed: (time: string): string => `Last used ${time}`,
    end: 'End session',
    ending: 'Ending…',
    ended: 'Session ended. That device is logged out.',
    endOthers: 'Log out everywhere else',
    endedOthers: 'Only this device is still logged in.',
  },
} as const;

/**
 * What each page of the account is for. Members read it while the page's data loads, and it should be the page's longest
 * text, because browsers measure how late the largest one is painted.
 */
export const accountLedesCopy = {
  copyKey: 'member/account-ledes',
  overview: 'Everything for your next visit to the club, and the way to the rest of your account.',
  membership:
    'What you pay, what’s coming, and what you can do about it here: freeze your membership, change it, or cancel it.',
  billing:
    'The card that we charge, what you’ve paid and what comes next, and what’s left on your gift card.',
  visits:
    'The visits that you’ve booked, and those of the past. Until a visit starts, you can move or cancel it here.',
  profile:
    'What your club knows about you and how it reaches you. Change here what’s no longer right.',
  security:
    'How you log in, and where you’re logged in now. If you don’t recognize something, change your password.',
} as const;
