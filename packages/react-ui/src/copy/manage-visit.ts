/** The page of a visit's manage link. */
export const manageVisitCopy = {
  copyKey: 'member/manage-visit',
  eyebrow: 'Your visit',
  loading: 'Loading your visit…',
  about:
    'This page shows your visit, and works on any device. Until your visit starts, you can choose another time or club here, or cancel it.',
  title: { tour: 'You’re booked', workout: 'Your workout is booked' },
  lede: (club: string): string => `${club} is expecting you. Change your visit here at any time.`,
  canceledTitle: 'Your visit is canceled',
  canceledText: 'Your time is free for someone else. You’re welcome any other day.',
  endedTitle: 'This visit is over',
  endedText: 'We hope to see you again.',
  bookAnother: 'Book another time',
  unknownTitle: 'This link doesn’t work',
  unknownText: [
    'Part of the address may be missing, or the link was turned off.',
    'Open the link in the latest email about your visit, or call your club. Your visit itself hasn’t changed.',
  ] as readonly string[],
  findClub: 'Find your club',
  book: 'Book a visit',
  offTitle: 'This link is turned off',
  offText: 'Nobody can open your visit with it anymore.',
  offMailed: 'We’ve emailed you a new link. Your visit hasn’t changed.',
  /** `member` is the first name of the member who invited the visitor. */
  companion: 'With you',
  companionText: (member: string): string => `${member} will be there too.`,
  move: 'Choose another time',
  changeClub: 'Change club',
  moveTitle: 'Choose another time',
  moveSubmit: 'Move my visit',
  guestTitle: 'Who’s coming?',
  guestText: (club: string): string => `We’ll tell ${club}.`,
  saveGuest: 'Save',
  savingGuest: 'Saving…',
  cancel: 'Cancel visit',
  reasonHint: 'We pass this on to the club.',
  late: 'Running late?',
  lateAsk: (club: string): string => `Tell ${club} how late you’ll be.`,
  minutes: (count: number): string => `${count} min`,
  minutesLong: (count: number): string => `${count} minutes late`,
  lateTold: (club: string, count: number): string =>
    `We’ve told ${club} that you’ll be about ${count} minutes late.`,
  turnOff: 'Turn this link off',
  turnOffNote: 'Anyone who has this link can change your visit.',
  turnOffTitle: 'Turn this link off?',
  turnOffText:
    'It stops working for good. Your visit stays booked, and we’ll email you a new link.',
  turnOffOver: 'It stops working for good.',
  keepOn: 'Keep it on',
} as const;

/** The page of a time that the wait list holds for someone. */
export const waitOfferCopy = {
  copyKey: 'member/wait-offer',
  eyebrow: 'Wait list',
  loading: 'Loading your time…',
  about:
    'When a time opens that you wanted, we hold it for you for a while. You can book it here, or leave it to the next person on the list.',
  title: 'A time opened for you',
  /** `deadline` is a time of day, such as `3:15 PM` or `3:15 PM EST`. */
  lede: (club: string, deadline: string): string =>
    `We’re holding it at ${club} until ${deadline}. After that, or if you decline, it goes to the next person, and you’re off the list.`,
  book: 'Book this time',
  booking: 'Booking…',
  decline: 'No, thanks',
  declining: 'Letting it go…',
  bookedTitle: 'You’re booked',
  bookedText: 'We’ve emailed you the details, with a link to change your visit.',
  overTitle: 'We’re not holding this time anymore',
  overText: 'You’re off the wait list, too. Choose another time, or join the list again there.',
  unknownTitle: 'This link doesn’t work',
  unknownText: [
    'Part of the address may be missing.',
    'Open the link in the latest email about a time, or choose a time yourself.',
  ] as readonly string[],
} as const;

/** The page on which a member joins the visit of a friend they invited. `friend` is a first name; null if unknown. */
export const friendsVisitCopy = {
  copyKey: 'member/friends-visit',
  eyebrow: 'Your friend’s visit',
  loading: 'Loading the visit…',
  about:
    'When a friend whom you invited books a visit, you can say here whether you’ll be there too. We’ll tell your friend and the club.',
  title: (friend: string | null, club: string): string =>
    `${friend ?? 'Your friend'} is visiting ${club}`,
  lede: (friend: string | null): string =>
    `Would you like to be there? Press the button, and we’ll tell ${friend ?? 'your friend'} and the club.`,
  join: 'I’ll be there too',
  notifying: 'Telling them…',
  joinedTitle: 'You’ll be there too',
  joinedText: (friend: string | null, club: string): string =>
    `We’ve told ${friend ?? 'your friend'} and ${club}. If the visit moves, we’ll ask you again.`,
  leave: 'I can’t make it after all',
  left: (friend: string | null): string =>
    `We’ve told ${friend ?? 'your friend'} and the club that you can’t make it.`,
  moved: 'The visit has just moved. Does this time work for you?',
  canceledTitle: (friend: string | null): string =>
    `${friend ?? 'Your friend'} isn’t coming this time`,
  canceledText: 'The visit was canceled, so there’s nothing for you to do.',
  endedTitle: 'This visit is over',
  endedText: 'Thank you for inviting your friend.',
  unknownTitle: 'This link doesn’t work',
  unknownText: [
    'Part of the address may be missing.',
    'Open the link in the latest email about your friend’s visit, or call your club.',
  ] as readonly string[],
  findClub: 'Find your club',
  invite: 'Invite a friend',
} as const;
