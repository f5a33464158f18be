/** The words of the contact step. */
export const contactCopy = {
  copyKey: 'visit/contact',
  form: 'Visit a club',
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
} as const;
