/** The text around the price list, whose copy is in `@foyer/react-ui/prices`. */
export const pricesPageCopy = {
  copyKey: 'join/prices-page',
  title: 'One monthly price. Every class included.',
  lede: 'See what you pay today, each month, and in your first year. When you join, you pay exactly these amounts.',
  faq: [
    {
      question: 'What do I pay today?',
      answer:
        'Your first month and the initiation fee, less the club’s savings on it. If you choose a later start date, you pay only the initiation fee today, and the monthly fee from the day you start.',
    },
    {
      question: 'Is there a minimum commitment?',
      answer:
        'Yes. Its length is shown with the prices above. After that, your membership continues month by month until you cancel.',
    },
    {
      question: 'How do I cancel?',
      answer:
        'In your account, under Membership, at any hour. You see your last day before you confirm, and we email it to you. The notice above applies, and a membership doesn’t end before the commitment does.',
    },
    {
      question: 'Can I freeze my membership?',
      answer:
        'Yes, in your account, for whole months. How long it can be and what it costs is shown above. Frozen months are added to your commitment.',
    },
    {
      question: 'Can I use other clubs?',
      answer:
        'That depends on the membership. Each one says how many clubs it opens, and shows them on a map when you join. You can change your membership later.',
    },
    {
      question: 'Can I start later?',
      answer:
        'Yes. Choose any start date in the next 90 days, and your monthly fee begins that day.',
    },
    {
      question: 'Does my employer help?',
      answer:
        'Some employers have lower prices for their people. Join through your employer with your work email, and you see what you save.',
    },
  ],
} as const;
