/** The words of the contact step. */
export const contactCopy = {
  eyebrow: 'Visit a club',
  title: 'Come and see for yourself',
  lede: 'Leave your details and pick a time. An advisor meets you at the door and shows you round.',
  pointsTitle: 'What a visit is like',
  points: [
    'Half an hour with one advisor, at a time you choose.',
    'Every room: the floor, the studios, the pool, the spa.',
    'No obligation, and no card needed.',
  ],
  clubLegend: 'Club',
  detailsLegend: 'Your details',
  optional: 'optional',
  emailMeant: 'Did you mean',
  visit: 'Visit A Club', // LC-04
  join: 'Join Online', // LC-04
  guidedTour: 'Schedule a VIP Guided Tour', // LC-04
  guidedWorkout: 'Schedule a VIP Guided Workout', // LC-04
  book: 'Book Your Visit', // LC-05
  joinToday: 'Join Today', // LC-05
  sending: 'Sending your details…',
  benefits: 'Member Benefits page', // LC-11
  visitAnyway: 'You can still book a visit, with the company email or without it.', // LC-10
  referred: (friend: string): string => `${friend} invites you to come and see`, // RF-01
  referredEyebrow: 'Invited by a friend',
  privacy: 'privacy policy', // LC-07
  hints: {
    company_email: 'If your employer may have a membership with us.',
    phone_number: 'So that the club can reach you about your visit.',
  } as Readonly<Record<string, string>>,
  notReady: 'Complete your details and choose a club to continue.',
} as const;
