/** The benefits page. */
export const benefitsCopy = {
  copyKey: 'visit/benefits',
  title: 'What members have',
  lede: 'One membership, every door. These are the things members tell us they stay for.',
  list: [
    {
      title: 'Every club, every day',
      text: 'Train at home, at work, and where you travel, from the early hours to the late ones.',
    },
    {
      title: 'Studios without an extra bill',
      text: 'Yoga, Pilates, cycling and boxing classes are part of the membership.',
    },
    {
      title: 'Water and heat',
      text: 'Pools, steam rooms and saunas at most clubs, towels at all of them.',
    },
    {
      title: 'A start with someone who knows',
      text: 'A first session with a coach, who writes down where you want to be by spring.',
    },
  ],
} as const;

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

/** The privacy page. */
export const privacyCopy = {
  copyKey: 'visit/privacy',
  title: 'Privacy',
  lede: 'What this demonstration keeps about you, where, and for how long.',
  parts: [
    {
      title: 'On this device',
      text: [
        'While you book, your name, email address, phone number, club and chosen time are kept in this browser, so that a reload or a lost connection costs you nothing. Fifteen minutes after you began they are deleted the next time the page is opened. You can delete them at once with “Start over”, or by clearing this site’s data in your browser.',
        'While two versions of a page are being compared, a random number in this browser decides which one you see, so that you see the same one again. It says nothing about you.',
      ],
    },
    {
      title: 'On the server',
      text: [
        'When you press “Visit A Club” or “Join Online”, those details, your choices about text messages and news, and the time you book are written to the database of whoever runs this demonstration. On your own computer that is a file in the data folder which the start command names. Delete the folder, and they are gone.',
      ],
    },
    {
      title: 'Messages',
      text: [
        'Text messages and news are sent only if you agreed to them. The demonstration itself sends no text messages at all. Mail stays in an outbox on the server unless a mail server was set up.',
      ],
    },
    {
      title: 'What is not done',
      text: [
        'Cookies keep only what you asked for: the language that you chose, that you are logged in, what you are about to buy. Nobody is told about your visit to this site, and nothing is loaded from other sites. The link to a map opens OpenStreetMap, which then learns which club you looked at.',
      ],
    },
  ],
} as const;
