import type { WireHeadline } from '@foyer/adapters-http/wire';

import { photo } from './photo.ts';

/** A headline and where it appears. An omitted property matches everything. */
export interface SeedHeadline {
  /** A page's path; one that ends in `/` matches every page below it. */
  readonly page: string;
  readonly intent?: 'lead' | 'join';
  readonly variant?: 'classic' | 'guided-steps';
  readonly headline: WireHeadline;
}

const logo = { src: '/icon.svg', alt: '', width: 32, height: 32 };
const finePrint = 'A visit is free and commits you to nothing.';

const points = [
  {
    title: 'Half an hour with one advisor',
    text: 'At a time you choose. They meet you at the door, and know why you came.',
  },
  {
    title: 'Every room, as it is',
    text: 'The floor, the studios, the pool and the spa, on an ordinary day with people in them.',
  },
  {
    title: 'No obligation',
    text: 'No card is needed and nothing is signed. If it is not for you, it was a walk.',
  },
];

/** The headline of the membership page, which the others extend. */
const visit: WireHeadline = {
  logo,
  eyebrow: 'Visit a club',
  title: 'Come and see for yourself',
  subCopy:
    'Leave your details and pick a time. An advisor meets you at the door and shows you round.',
  finePrint,
  photo: photo('102', 3),
  points,
};

const join: WireHeadline = {
  ...visit,
  eyebrow: 'Join a club',
  title: 'Make it your club',
  subCopy: 'Leave your details and choose your club. The rest takes a few minutes.',
  finePrint: 'Fees are shown before you pay, and nothing is charged on this page.',
};

/** Headlines by page, intent and variant. */
export const seedHeadlines: readonly SeedHeadline[] = [
  { page: '/membership', headline: visit },
  { page: '/inquiry/schedule-your-visit', headline: visit },
  { page: '/membership', intent: 'join', headline: join },
  {
    page: '/',
    headline: {
      ...visit,
      eyebrow: 'Your first half hour',
      title: 'Start with a visit',
      photo: photo('106', 2),
    },
  },
  {
    page: '/groupfitness',
    headline: {
      ...visit,
      eyebrow: 'Classes',
      title: 'Look into a class first',
      subCopy: 'Pick a time, and an advisor takes you past the studios while they are in use.',
      photo: photo('108', 4),
      points: [
        {
          title: 'Rooms of twenty, not of sixty',
          text: 'You are seen, corrected and known by name after the second time.',
        },
        ...points.slice(1),
      ],
    },
  },
  {
    page: '/memberbenefits',
    headline: { ...visit, eyebrow: 'Not a member yet', title: 'See what they stay for' },
  },
  {
    page: '/personaltraining',
    headline: {
      ...visit,
      eyebrow: 'Personal training',
      title: 'Meet your coach first',
      subCopy: 'Pick a time. An advisor shows you the floor and introduces you to two coaches.',
      photo: photo('103', 5),
    },
  },
  {
    page: '/pilates',
    headline: {
      ...visit,
      eyebrow: 'Pilates',
      title: 'See the studio first',
      subCopy: 'Pick a time. A teacher shows you the reformers, and you may lie down on one.',
      photo: photo('107', 1),
      points: [
        {
          title: 'Alone, or with two friends',
          text: 'Three reformers a teacher at the most, so that every movement is watched.',
        },
        ...points.slice(1),
      ],
    },
  },
  { page: '/pilates', intent: 'join', headline: { ...join, eyebrow: 'Pilates' } },
  {
    page: '/referrals',
    headline: {
      ...visit,
      eyebrow: 'As a friend’s guest',
      title: 'Come as a guest',
      photo: photo('115', 2),
    },
  },
  {
    page: '/clubs/',
    headline: { ...visit, eyebrow: 'This club', title: 'Come and see it', photo: null },
  },
  {
    page: '/promo/',
    headline: { ...visit, eyebrow: 'By invitation', title: 'Choose your hour', photo: null },
  },
];
