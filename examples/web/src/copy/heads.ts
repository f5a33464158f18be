/** Each page's title and description, for search engines and previews. */
export const headsCopy = {
  copyKey: 'visit/heads',
  picture: 'An arch of dark green on warm paper: Foyer Clubs',
  home: {
    name: 'Come in',
    description:
      'More than a hundred fitness clubs with light, space and people who know your name. Come and see one before you decide anything.',
  },
  visit: {
    name: 'Come and see for yourself',
    description:
      'Pick a club, leave your details, choose a time. A visit is free, takes a minute to book, and commits you to nothing.',
  },
  clubs: {
    name: 'Our clubs',
    description:
      'Every Foyer club by region, with a search by name, city or postal code. Find the one near you and book a visit.',
  },
  club: '{{name}}, {{place}}. {{amenities}}See it before you decide: a visit is free.',
  benefits: {
    name: 'What members have',
    description:
      'One membership, every door: all clubs, classes without an extra bill, pools and saunas, a first session with a coach.',
  },
  terms: {
    name: 'Terms',
    description: 'What a visit to a Foyer club is, and what it is not.',
  },
  privacy: {
    name: 'Privacy',
    description: 'What this site keeps about you, where, and for how long.',
  },
  plans: {
    name: 'Choose your membership',
    description: 'Choose a club and a membership.',
  },
  joinDetails: { name: 'Join online', description: 'Your details for the membership.' },
  joined: { name: 'Join online', description: 'Your membership.' },
  corporate: {
    name: 'Join through your employer',
    description: 'Your employer’s own memberships.',
  },
  logIn: { name: 'Log in', description: 'Where members sign in.' },
  account: { name: 'Your account', description: 'Your membership, your details, your club.' },
  details: { name: 'Where we reach you', description: 'Your address and e-mail.' },
  profile: { name: 'About you', description: 'What your club knows of you.' },
  username: { name: 'Your username', description: 'The name that you sign in by.' },
  password: { name: 'Your password', description: 'A new password for your account.' },
  social: { name: 'Social login', description: 'Link a login that you have elsewhere.' },
  agreement: { name: 'Your agreement', description: 'Read it, and sign it.' },
  training: { name: 'Your training', description: 'What you and your coach wrote down.' },
  register: {
    name: 'Create your online account',
    description: 'A login for your membership.',
  },
  activate: {
    name: 'Activate your online account',
    description: 'A login for your membership.',
  },
  recover: { name: 'Back to your account', description: 'A forgotten username or password.' },
  resend: {
    name: 'Your activation link, once more',
    description: 'The link in another e-mail.',
  },
  confirmEmail: {
    name: 'Confirm your email address',
    description: 'Confirm the new address of your account.',
  },
  undoEmail: {
    name: 'Undo your new email address',
    description: 'Go back to the address before.',
  },
  login: { name: 'Your login', description: 'Choose how you sign in.' },
  feedback: { name: 'Tell us how it was', description: 'A word to the club that you visited.' },
  trialPass: { name: 'Your trial pass', description: 'A pass to try a club with.' },
  giftCard: {
    name: 'Give a gift card',
    description: 'A month, a season, a first session with a coach: a gift card for any Foyer club.',
  },
  noPage: {
    name: 'There is no page here',
    description: 'The address may be mistyped, or the page moved.',
  },
} as const;

/** The offer pages, by the last part of their path. */
export const offersCopy = {
  copyKey: 'visit/offers',
  groupfitness: {
    title: 'Classes worth the early train',
    lede: 'Cycling, boxing, strength and yoga, in small rooms with teachers who learn your name.',
  },
  personaltraining: {
    title: 'A coach of your own',
    lede: 'Someone who plans the next three months with you, and is there for every hour of them.',
  },
  pilates: {
    title: 'Pilates, one to one',
    lede: 'Reformer, tower and mat in a quiet studio, alone with a teacher or with two friends.',
  },
  referrals: {
    title: 'A friend thought of you',
    lede: 'Come as the guest of a member. See their club, try the floor, and stay for the sauna.',
  },
} as const;

/** An offer, by the last part of its page's path. */
export type OfferName = Exclude<keyof typeof offersCopy, 'copyKey'>;

export const offerNames: readonly OfferName[] = [
  'groupfitness',
  'personaltraining',
  'pilates',
  'referrals',
];
