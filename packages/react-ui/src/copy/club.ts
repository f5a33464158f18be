/** Whether a club is open. Times and days are formatted, such as `11:00 PM` and `Monday`. */
export const openNowCopy = {
  copyKey: 'join/open-now',
  allDay: 'Open 24 hours',
  until: (time: string): string => `Open until ${time}`,
  opensAt: (time: string): string => `Closed. Opens at ${time}`,
  opensTomorrow: (time: string): string => `Closed. Opens tomorrow at ${time}`,
  opensOn: (day: string, time: string): string => `Closed. Opens ${day} at ${time}`,
  closedForHoliday: (holiday: string): string => `Closed today for ${holiday}`,
  closed: 'Closed',
  /** A note such as `Holiday hours: Thanksgiving Day`. */
  holidayHours: (holiday: string): string => `Holiday hours: ${holiday}`,
} as const;

/** A club's hours by day. */
export const clubHoursCopy = {
  copyKey: 'join/club-hours',
  title: 'Opening hours',
  closed: 'Closed',
  allDay: 'Open 24 hours',
  today: 'Today',
  /** `5:30 AM to 11:00 PM`. */
  span: (from: string, to: string): string => `${from} to ${to}`,
  later: 'Upcoming holidays',
  unknown: 'Call the club for its hours.',
} as const;

/** A club's own page. */
export const clubPageCopy = {
  copyKey: 'join/club-page',
  loading: 'Loading the club…',
  allClubs: 'All clubs',
  book: 'Book a visit',
  join: 'Join online',
  actions: (club: string): string => `Visit or join ${club}`,
  from: (price: string): string => `From ${price} a month`,
  call: 'Call',
  manager: (name: string): string => `Managed by ${name}`,
  rooms: 'What’s here',
  gallery: 'Rooms',
  classes: 'Classes this week',
  classesNote: (zone: string): string => `All times are in ${zone}.`,
  days: 'Days',
  minutes: (minutes: number): string => `${minutes} min`,
  noClasses: 'No classes on this day.',
  noMoreClasses: 'No more classes today.',
  coaches: 'Coaches',
  location: 'Getting here',
  directions: 'Get directions',
  transit: 'Public transit',
  stop: (lines: string, stop: string): string => `${lines} to ${stop}`,
  onFoot: (minutes: number): string => `${minutes} min on foot`,
  parking: 'Parking',
  accessibility: 'Accessibility',
  ratings: 'What people say',
  /** Follows the average, as in "4.7 out of 5, from 12 ratings". */
  ratingOf: (count: number): string => `out of 5, from ${count} ratings`,
  stars: (rating: number): string => `${rating} out of 5`,
  ratingsNote: 'From people who agreed to show their feedback, good or bad.',
  tellUs: 'Leave feedback',
  nearby: 'Clubs nearby',
  opensIn: 'Opens in',
  inDays: (days: number): string => (days === 1 ? '1 day' : `${days} days`),
  opensOn: (day: string): string => `Opens ${day}`,
  presale: 'You can join now, before the doors open.',
} as const;
