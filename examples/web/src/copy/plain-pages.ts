/** The benefits, the terms and the privacy page. */
export const plainPagesCopy = {
  copyKey: 'visit/plain-pages',
  benefits: {
    lede: 'Here’s what comes with your membership, and why members stay.',
    list: [
      {
        title: 'More than 100 clubs',
        text: 'Work out near home, near the office, or on the road, early or late.',
      },
      {
        title: 'Classes included',
        text: 'Yoga, Pilates, cycling, and boxing classes are part of your membership.',
      },
      {
        title: 'Pools, saunas, and steam rooms',
        text: 'At most clubs, with fresh towels at every one.',
      },
      {
        title: 'A coach to get you started',
        text: 'A first session with a coach to set your goals and leave with a plan.',
      },
    ],
  },
  terms: {
    lede: 'Short, because this is a demo.',
    parts: [
      {
        title: 'What this is',
        text: [
          'Foyer Clubs isn’t a real company. The clubs, addresses, and times are made up. If you book a visit here, no one will be expecting you.',
        ],
      },
      {
        title: 'How visits work',
        text: [
          'Visits are free, with no obligation. Each booking reserves one time for you. If your plans change, the link in your confirmation email moves or cancels your visit until it starts.',
        ],
      },
      {
        title: 'Text messages',
        text: [
          'We text you only if you opt in, and only about what you agreed to. Message and data rates may apply. Reply STOP to cancel.',
        ],
      },
      {
        title: 'The software',
        text: ['The software is provided under the MIT License, without warranty.'],
      },
    ],
  },
  privacy: {
    lede: 'What this demo stores about you, where, and for how long.',
    parts: [
      {
        title: 'On this device',
        text: [
          'While you book, we keep your name, email address, phone number, club, and chosen time in this browser so you don’t lose them if you reload or lose your connection. They expire 15 minutes after you start and are deleted the next time you open the page. To delete them right away, choose “Start over” or clear this site’s data in your browser.',
          'When we test two versions of a page, a random number in this browser decides which one you see and keeps it consistent. It doesn’t identify you.',
          'What brought you here, such as a campaign or the site that linked to us, stays in this browser for 90 days and goes along with the forms you send. We don’t keep it where the law requires your permission, or if your browser asks sites not to share your data.',
        ],
      },
      {
        title: 'On the server',
        text: [
          'When you choose “Visit A Club” or “Join Online,” we save those details, your text and email choices, and the time you book in the database of whoever runs this demo. On your own computer, that’s a file in the data folder named by the start command. Delete the folder and the data is gone.',
        ],
      },
      {
        title: 'Messages',
        text: [
          'We text you only if you opt in. We may email you news and offers, and you can unsubscribe at any time. Where the law requires it, we ask you first. This demo doesn’t send texts or news. Other emails stay in an outbox on the server unless a mail server is set up.',
        ],
      },
      {
        title: 'What we don’t do',
        text: [
          'We use cookies only for your language, your login, and what you’re about to buy. We don’t share your visit with anyone or load anything from other sites. Map links open OpenStreetMap, which can see which club you looked up.',
        ],
      },
    ],
  },
} as const;
