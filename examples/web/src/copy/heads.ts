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
      'See every Foyer club by region, or search by name, city, or ZIP code. Find one near you and book a visit.',
  },
  club: '{{name}}, {{place}}. {{amenities}}Book a free visit.',
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
  plans: {
    name: 'Choose your membership',
    description: 'Choose your club and membership.',
  },
  joinDetails: { name: 'Join online', description: 'Enter your details to join.' },
  joined: { name: 'Join online', description: 'Your membership confirmation.' },
  corporate: {
    name: 'Corporate memberships',
    description: 'Memberships available through your employer.',
  },
  employer: {
    name: 'Your employer’s offer',
    description: 'What you save through your employer, and how to join.',
  },
  poster: {
    name: 'Your employer’s poster',
    description: 'A poster of your employer’s offer to print.',
  },
  logIn: { name: 'Log in', description: 'Log in to your account.' },
  account: { name: 'Your account', description: 'Your pass and your account.' },
  pass: { name: 'Your pass', description: 'Your pass.' },
  ownMembership: { name: 'Membership', description: 'Your membership and your agreement.' },
  billing: { name: 'Billing', description: 'What you pay, and how.' },
  visits: { name: 'Visits', description: 'Your upcoming and past visits.' },
  profile: { name: 'Profile', description: 'Your profile.' },
  security: { name: 'Security', description: 'How you log in.' },
  details: { name: 'Contact information', description: 'Your email and address.' },
  editProfile: { name: 'Edit your profile', description: 'Change your profile and home club.' },
  username: { name: 'Your username', description: 'Change your username.' },
  password: { name: 'Your password', description: 'Change your password.' },
  social: { name: 'Social login', description: 'Link a social account.' },
  memberDetails: { name: 'Your member details', description: 'Your birth date and address.' },
  freeze: { name: 'Freeze your membership', description: 'Ask your club for a freeze.' },
  invoice: { name: 'Your invoice', description: 'An invoice to read and print.' },
  invite: { name: 'Invite a friend', description: 'Share your personal link.' },
  agreement: { name: 'Your agreement', description: 'Review and sign your agreement.' },
  agreed: { name: 'What we agreed', description: 'Your prices, consents and agreements.' },
  training: { name: 'Your training', description: 'Your measurements, assessments, and answers.' },
  register: {
    name: 'Create your online account',
    description: 'Set up your login.',
  },
  activate: {
    name: 'Activate your online account',
    description: 'Set up your login.',
  },
  recover: { name: 'Recover your account', description: 'Recover your username or password.' },
  resend: {
    name: 'Resend activation link',
    description: 'Get a new activation link.',
  },
  confirmEmail: {
    name: 'Confirm your email address',
    description: 'Confirm the new address of your account.',
  },
  undoEmail: {
    name: 'Undo your new email address',
    description: 'Go back to the address before.',
  },
  login: { name: 'Your login', description: 'Set up your login.' },
  feedback: { name: 'Leave feedback', description: 'Share feedback with the club you visited.' },
  form: { name: 'Get in touch', description: 'Send us your request.' },
  waitOffer: { name: 'A time for you', description: 'Book the time that we hold for you.' },
  friendsVisit: { name: 'Your friend’s visit', description: 'Join the visit of a friend.' },
  managedVisit: { name: 'Your visit', description: 'See, move or cancel your visit.' },
  trialPass: { name: 'Your trial pass', description: 'Look up your trial pass.' },
  trialRequest: {
    name: 'Try a club for free',
    description: 'Get a free trial pass for a Foyer club by email.',
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
