import type { HeadlineContent } from '@foyer/core';

/** What goes with the default headline. LC-19 */
export const headlineMoreCopy: Pick<HeadlineContent, 'photo' | 'points' | 'finePrint'> = {
  photo: null,
  points: [
    {
      title: 'Half an hour with one advisor',
      text: 'At a time you choose. They meet you at the door and show you round.',
    },
    { title: 'Every room', text: 'The floor, the studios, the pool, the spa.' },
    { title: 'No obligation', text: 'No card is needed, and nothing is signed.' },
  ],
  finePrint: 'A visit is free and commits you to nothing.',
};

/** The name of the part of the page that holds it. */
export const headlineMoreLabel = 'What a visit is like';
