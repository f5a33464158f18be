/** The terms page. */
export const termsCopy = {
  copyKey: 'visit/terms',
  title: 'Terms',
  lede: 'Short, because this is a demonstration.',
  parts: [
    {
      title: 'What this is',
      text: [
        'Foyer Clubs does not exist. The clubs, their addresses and their open times are made up, and a visit booked here is a row in a database: nobody waits at a door.',
      ],
    },
    {
      title: 'What a visit would be',
      text: [
        'A visit is free and commits you to nothing. One visit holds one time, which nobody else can have. You may move it or leave it out until it begins.',
      ],
    },
    {
      title: 'Text messages',
      text: [
        'If you agree to text messages, they are about your visit. Message and data rates may apply. Reply STOP to end them.',
      ],
    },
    {
      title: 'The software',
      text: ['The software is under the MIT licence and comes without warranty.'],
    },
  ],
} as const;
