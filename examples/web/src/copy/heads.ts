/** Each page's title and description, for search engines and previews. */
export const headsCopy = {
  copyKey: 'visit/heads',
  picture: 'Foyer Clubs logo: a dark green arch',
  home: {
    name: 'Fitness clubs near you',
    description:
      'More than 100 fitness clubs with light, space, and people who know your name. Tour one for free before you join.',
  },
  visit: {
    name: 'See it for yourself',
    description:
      'Pick a club and a time. Visits are free, take a minute to book, and come with no obligation.',
  },
  clubs: {
    name: 'Our clubs',
    description:
      'See the Foyer clubs near you on a map, or search by name, city, or ZIP code. Filter them and book a visit.',
  },
  city: {
    name: 'Fitness clubs in {{city}}',
    description: 'Our clubs in {{city}}: {{clubs}}. See them on a map and book a free visit.',
  },
  club: '{{name}}, {{place}}. {{amenities}}Book a free visit.',
  prices: {
    name: 'Membership prices',
    description:
      'What a membership costs at your club: due today, each month, and in the first year, what’s included, and how to cancel.',
  },
  employers: {
    name: 'For employers',
    description:
      'Lower club prices for everyone on your team. How it works, who can join, what your people save, and how to reach us.',
  },
  benefits: {
    name: 'Member benefits',
    description:
      'More than 100 clubs, classes included, pools and saunas, and a first session with a coach.',
  },
  groupfitness: {
    name: 'Classes worth getting up for',
    description:
      'Cycling, boxing, strength, and yoga in small studios with instructors who know your name.',
  },
  personaltraining: {
    name: 'Your own coach',
    description: 'Someone who plans your next three months and is with you for every session.',
  },
  pilates: {
    name: 'One-on-one Pilates',
    description: 'Reformer, tower, and mat in a quiet studio, one-on-one or with two friends.',
  },
  referrals: {
    name: 'A friend invited you',
    description:
      'Come as a member’s guest. Tour their club, try the equipment, and stay for the sauna.',
  },
  terms: {
    name: 'Terms',
    description: 'Terms for visiting a Foyer club, getting text messages, and using this demo.',
  },
  privacy: {
    name: 'Privacy',
    description: 'What we store about you, where, and for how long.',
  },
  plans: { name: 'Choose your membership' },
  joinDetails: { name: 'Join online' },
  joined: { name: 'Join online' },
  corporate: { name: 'Corporate memberships' },
  employer: { name: 'Your employer’s offer' },
  poster: { name: 'Your employer’s poster' },
  feedback: { name: 'Leave feedback' },
  form: { name: 'Get in touch' },
  waitOffer: { name: 'A time for you' },
  friendsVisit: { name: 'Your friend’s visit' },
  managedVisit: { name: 'Your visit' },
  trialPass: { name: 'Your pass' },
  trialRequest: { name: 'Try a club for free' },
  desk: { name: 'Today’s visits' },
  personalData: { name: 'Your data' },
  dayPass: {
    name: 'Day passes',
    description: 'Come to a Foyer club for one day, without a membership.',
  },
  giftCard: {
    name: 'Give a gift card',
    description: 'Gift cards for any Foyer club, delivered by email.',
  },
  noPage: {
    name: 'Page not found',
    description: 'The address may be mistyped, or the page may have moved.',
  },
} as const;

/** The offers, by the last part of their page's path. */
export const offerNames = ['groupfitness', 'personaltraining', 'pilates', 'referrals'] as const;

export type OfferName = (typeof offerNames)[number];
