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
  gone: (name: string): string => `${name}’s visit was moved or canceled.`,
  closedTitle: 'This link has expired',
  closedText: 'It worked on its day only. The link for today is in the club’s morning email.',
  unknownTitle: 'This link doesn’t work',
  unknownText: 'Part of it may be missing. Open it again from the club’s morning email.',
} as const;

/** The part of the desk's page in which a club's staff find and help people. */
export const deskPeopleCopy = {
  copyKey: 'member/desk-people',
  title: 'Find someone',
  form: 'Find someone at your club',
  hint: 'At least three characters. Finds people who left their details at your club, and its members.',
  find: 'Find',
  finding: 'Searching…',
  list: 'People found',
  none: 'No one at your club matches that.',
  found: (count: number): string => (count === 1 ? '1 person found' : `${count} people found`),
  more: 'There are more. Enter more of the name.',
  kind: { lead: 'Left their details', member: 'Member' },
  show: (name: string): string => `Show ${name}`,
  loading: 'Loading the person…',
  back: 'Back to the list',
  gone: 'This person isn’t here anymore.',
  email: 'Email',
  phone: 'Phone',
  visits: 'Visits',
  noVisits: 'None yet',
  status: {
    expected: 'expected',
    arrived: 'came',
    'no-show': 'didn’t come',
    canceled: 'canceled',
  },
  consents: 'Agreed to',
  noConsents: 'Nothing',
  channel: { newsletter: 'News by email', 'text-alerts': 'Text messages' },
  since: (day: string): string => `since ${day}`,
  until: (day: string): string => `no longer, since ${day}`,
  sessions: 'Logged in',
  devices: (count: number): string =>
    count === 0 ? 'Nowhere' : count === 1 ? 'On 1 device' : `On ${count} devices`,
  correct: 'Correct details',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  withdraw: (channel: string): string => `Withdraw: ${channel}`,
  endSessions: 'Log out everywhere',
  dataLink: 'Email the link to their data',
  dataNote: 'The link lets them see everything and erase it. It works for a day.',
  done: {
    correct: 'Details saved.',
    withdraw: 'Consent withdrawn.',
    'end-sessions': 'Logged out everywhere.',
    'send-data-link': 'Link sent.',
  },
} as const;
