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
  sending: 'Sending your details…',
  textAlerts: 'Text me about my visit', // LC-06
  textAlertsTerms:
    'Message and data rates may apply. Message frequency varies. Reply STOP to end, HELP for help.',
  newsletter: 'Send me news and offers by email', // LC-07
  newsletterTerms: 'You can unsubscribe at any time. How we handle your details:',
  privacy: 'Privacy policy',
  hints: {
    company_email: 'If your employer may have a membership with us.',
    phone_number: 'So that the club can reach you about your visit.',
  } as Readonly<Record<string, string>>,
  notReady: 'Complete your details and choose a club to continue.',
} as const;
