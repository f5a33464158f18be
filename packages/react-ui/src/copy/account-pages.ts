/** The pages of the account that load when they are opened. */
export const accountPagesCopy = {
  copyKey: 'member/account-pages',
  pass: {
    title: 'Your pass',
    memberId: 'Member ID',
    barcode: (memberId: string): string => `Barcode for member ID ${memberId}`,
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
    none: 'You’re logged in nowhere else.',
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
