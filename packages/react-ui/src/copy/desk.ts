/** The page on which a club's staff report who came. */
export const deskCopy = {
  copyKey: 'member/desk',
  loading: 'Loading today’s visits…',
  list: 'Visits',
  none: 'There are no visits today.',
  left: (count: number): string =>
    count === 0
      ? 'Every visit is reported.'
      : count === 1
        ? '1 visit to report'
        : `${count} visits to report`,
  purpose: { tour: 'Tour', workout: 'Guided workout' },
  guest: (name: string | null): string => (name === null ? 'Brings a guest' : `Brings ${name}`),
  late: (minutes: number): string => `About ${minutes} minutes late`,
  call: (name: string, phone: string): string => `Call ${name} at ${phone}`,
  arrived: 'Arrived',
  noShow: 'No-show',
  undo: 'Undo',
  reporting: 'Saving…',
  is: {
    arrived: 'Arrived',
    'no-show': 'No-show',
  },
  said: {
    arrived: (name: string): string => `${name} is marked as arrived.`,
    'no-show': (name: string): string => `${name} is marked as a no-show.`,
    expected: (name: string): string => `${name} is back on the list.`,
  },
  closedTitle: 'This link has expired',
  closedText: 'It worked on its day only. The link for today is in the club’s morning email.',
  unknownTitle: 'This link doesn’t work',
  unknownText: 'Part of it may be missing. Open it again from the club’s morning email.',
} as const;
