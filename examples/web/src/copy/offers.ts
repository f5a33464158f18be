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
