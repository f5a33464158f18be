/** The page of a time that the wait list holds for someone. */
export const waitOfferCopy = {
  copyKey: 'member/wait-offer',
  eyebrow: 'Wait list',
  loading: 'Loading your time…',
  title: 'A time opened for you',
  /** `deadline` is a time of day, such as `3:15 PM`. */
  lede: (club: string, deadline: string): string =>
    `We’re holding it at ${club} until ${deadline}. Then it goes to the next person on the list.`,
  book: 'Book this time',
  booking: 'Booking…',
  decline: 'No, thanks',
  declining: 'Letting it go…',
  bookedTitle: 'You’re booked',
  bookedText: 'We’ve emailed you the details, with a link to change your visit.',
  overTitle: 'We’re not holding this time anymore',
  overText: 'You’re off the wait list, too. Choose another time, or join the list again there.',
  unknownTitle: 'This link doesn’t work',
  unknownText:
    'Part of the address may be missing. Open the link in the latest email about a time, or choose a time yourself.',
  seeTimes: 'See open times',
} as const;
