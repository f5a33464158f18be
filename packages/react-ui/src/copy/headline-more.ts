/** The points and the fine print of the default headline. */
export const headlineMoreCopy = {
  copyKey: 'visit/headline-more',
  /** The accessible name of the section. */
  label: 'What a visit is like',
  points: [
    {
      title: 'Half an hour with one advisor',
      text: 'At a time you choose. They meet you at the door and show you round.',
    },
    { title: 'Every room', text: 'The floor, the studios, the pool, the spa.' },
    { title: 'No obligation', text: 'No card is needed, and nothing is signed.' },
  ],
  finePrint: 'A visit is free and commits you to nothing.',
} as const;
